import { screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import {
  accountTooNew,
  editClosed,
  postLimits,
  suspendedAuthor,
} from '@upaj/mocks/thread-scenarios';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoComment, demoThreads, storedPost, writeComment } from '../testing/demo-threads.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera, ramesh, seller } from '../testing/users.ts';

const layers = demoComment('onion-storage-at-home', 0);

async function open(id: string = demoThreads.onions, session = buyer) {
  const view = await renderRoute(`/discussions/${id}`, { session });
  await screen.findByRole('heading', { level: 2, name: 'Comments' });
  return view;
}

const box = () => screen.getByPlaceholderText('Add a comment...');
const send = () => screen.getByRole('button', { name: 'Send' });
const commentOf = (id: string) => within(document.getElementById(`comment-${id}`) ?? document.body);
const dialog = () => within(screen.getByRole('dialog'));
const written = (content: string) =>
  [...db.comments.values()].filter((comment) => comment.content === content);

describe('a comment', () => {
  it('is sent once, stands at the end, and leaves the box empty', {
    tags: ['THREAD-7'],
  }, async () => {
    const { user } = await open();
    await user.type(box(), 'We dry them on nets.');
    await user.dblClick(send());
    await screen.findByText('We dry them on nets.', { selector: 'p' });
    expect(box()).toHaveValue('');
    expect(written('We dry them on nets.')).toHaveLength(1);
    expect(screen.getByRole('button', { name: '4 comments' })).toBeVisible();
  });

  it('that could not be sent stays in the box with the reason, and is sent once after all', async () => {
    const { user } = await open();
    let isLost = false;
    server.use(
      handle(contract.createComment, async ({ request }) => {
        if (isLost) return undefined;
        isLost = true;
        // The server has it, but the reply is lost.
        const { url, headers } = request;
        await fetch(url, { method: 'POST', headers, body: await request.text() });
        return HttpResponse.error();
      }),
    );
    await user.type(box(), 'On nets, in the shade.');
    await user.click(send());
    expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
    expect(box()).toHaveValue('On nets, in the shade.');
    await user.click(send());
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(written('On nets, in the shade.')).toHaveLength(1);
  });

  it('of one character, or of nothing, is not sent', async () => {
    const { user } = await open();
    await user.click(send());
    expect(await screen.findByText('Please fill this in')).toBeVisible();
    await user.type(box(), 'x');
    await user.click(send());
    expect(await screen.findByText('At least 2 characters')).toBeVisible();
  });

  it.each([
    [postLimits, 'Please wait 2 minutes before you post again.'],
    [suspendedAuthor, /^A moderator has suspended your account/],
  ])('that a rule forbids says so (%#)', async (scenario, text) => {
    server.use(...scenario());
    const { user } = await open();
    await user.type(box(), 'Another one');
    await user.click(send());
    expect(await screen.findByText(text)).toBeVisible();
    expect(box()).toHaveValue('Another one');
  });

  it('with a telephone number asks for consent first', async () => {
    const { user } = await open();
    await user.type(box(), 'Call me: 98765 00001');
    await user.click(send());
    expect(await screen.findByText(/^Please allow below/)).toBeVisible();
    await user.click(
      screen.getByRole('checkbox', { name: 'Signed-in users may see my contact details' }),
    );
    await user.click(send());
    await waitFor(() => expect(written('Call me: 98765 00001')).toHaveLength(1));
  });

  it('that was left half-written is there after a reload', async () => {
    const { user, unmount } = await open();
    await user.type(box(), 'Half a thou');
    unmount();
    await open();
    expect(box()).toHaveValue('Half a thou');
  });
});

describe('a reply', () => {
  it('has a box that its button opens and closes, for each comment', {
    tags: ['THREAD-10', 'STATE-27'],
  }, async () => {
    const { user } = await open();
    const reply = commentOf(layers).getByRole('button', { name: 'Reply to Lakshmi Narayanan' });
    await user.click(reply);
    expect(commentOf(layers).getByPlaceholderText('Write a reply...')).toHaveFocus();
    expect(screen.getAllByPlaceholderText('Write a reply...')).toHaveLength(1);
    await user.click(reply);
    expect(screen.queryByPlaceholderText('Write a reply...')).toBeNull();
  });

  it('is sent, clears its box and closes it', { tags: ['THREAD-11', 'THREAD-12'] }, async () => {
    const { user } = await open();
    const reply = commentOf(layers).getByRole('button', { name: 'Reply to Lakshmi Narayanan' });
    await user.click(reply);
    await user.type(screen.getByPlaceholderText('Write a reply...'), 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Send the reply' }));
    await waitFor(() => expect(screen.queryByPlaceholderText('Write a reply...')).toBeNull());
    expect(commentOf(layers).getByText('Thank you.')).toBeVisible();
    expect(written('Thank you.')[0]?.parentId).toBe(layers);
    await user.click(reply);
    expect(screen.getByPlaceholderText('Write a reply...')).toHaveValue('');
  });
});

describe("one's own post", () => {
  const own = () => writeComment(demoThreads.onions, { author: meera.id, content: 'Mine' });
  const choose = async (
    user: Awaited<ReturnType<typeof open>>['user'],
    id: string,
    item: string,
  ) => {
    const [menu] = commentOf(id).getAllByRole('button', { name: /^More about/ });
    await user.click(menu ?? document.body);
    await user.click(screen.getByRole('menuitem', { name: item }));
    await screen.findByRole('dialog');
  };

  it('can be changed', async () => {
    const { id } = own();
    const { user } = await open();
    await choose(user, id, 'Edit');
    await user.type(dialog().getByLabelText(/^Comment/), ' and better');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await commentOf(id).findByText('Mine and better')).toBeVisible();
  });

  it('that can no longer be changed says so and keeps what was typed', async () => {
    const { id } = own();
    const { user } = await open();
    await choose(user, id, 'Edit');
    server.use(...editClosed());
    await user.type(dialog().getByLabelText(/^Comment/), '!');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('This can be changed only in the first 24 hours.'),
    ).toBeVisible();
    expect(dialog().getByLabelText(/^Comment/)).toHaveValue('Mine!');
  });

  it('of yesterday offers no change', async () => {
    const { id } = writeComment(demoThreads.onions, {
      author: meera.id,
      content: 'Old',
      hoursAgo: 25,
    });
    const { user } = await open();
    const [menu] = commentOf(id).getAllByRole('button', { name: /^More about/ });
    await user.click(menu ?? document.body);
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  });

  it('that is deleted leaves its place, with the replies to it', async () => {
    const { id } = own();
    writeComment(demoThreads.onions, { author: ramesh.id, content: 'Good point', parentId: id });
    const { user } = await open();
    await choose(user, id, 'Delete');
    await user.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(await commentOf(id).findByText('This comment was deleted.')).toBeVisible();
    expect(commentOf(id).queryByText('Mine')).toBeNull();
    expect(commentOf(id).getByText('Good point')).toBeVisible();
    expect(screen.getByRole('button', { name: '3 comments' })).toBeVisible();
  });

  it('can be the whole discussion: its comments stay, and no one can add to them', async () => {
    const { user } = await open(demoThreads.own);
    const [menu] = screen.getAllByRole('button', { name: /^More about/ });
    await user.click(menu ?? document.body);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('This discussion was deleted by its author.')).toBeVisible();
    expect(screen.getByText(/^Humne kai jagah/)).toBeVisible();
    expect(screen.queryByPlaceholderText('Add a comment...')).toBeNull();
  });
});

describe('a report', () => {
  async function openReport(session = buyer) {
    const view = await open(demoThreads.onions, session);
    const [menu] = commentOf(layers).getAllByRole('button', { name: /^More about/ });
    await view.user.click(menu ?? document.body);
    await view.user.click(screen.getByRole('menuitem', { name: 'Report' }));
    await screen.findByRole('dialog');
    return view;
  }

  it('needs a reason, and reaches the moderators with it', async () => {
    const { user } = await openReport();
    await user.click(dialog().getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText('Please choose a reason')).toBeVisible();
    await user.click(dialog().getByRole('radio', { name: 'Advertising or fraud' }));
    await user.type(dialog().getByLabelText('In your words (optional)'), 'Sells dreams');
    await user.click(dialog().getByRole('button', { name: 'Send the report' }));
    await screen.findByText('Thank you. The moderators will look at it.');
    const reasons = [...db.reports.values()].map(({ reason }) => reason);
    expect(reasons).toContain('Advertising or fraud: Sells dreams');
  });

  it('of an account of the first day is refused with the reason', async () => {
    server.use(...accountTooNew());
    const { user } = await openReport(seller);
    await user.click(dialog().getByRole('radio', { name: 'Dangerous or false advice' }));
    await user.click(dialog().getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText(/^This is possible 24 hours after/)).toBeVisible();
  });
});

it('notifications of a discussion can be switched off and on again', async () => {
  const { user } = await open();
  const menu = () => screen.getAllByRole('button', { name: /^More about/ })[0] ?? document.body;
  await user.click(menu());
  await user.click(screen.getByRole('menuitem', { name: 'Mute notifications' }));
  await screen.findByText('You get no more notifications of this discussion.');
  expect(db.threadMutes.get(demoThreads.onions)?.has(meera.id)).toBe(true);
  await user.click(menu());
  await user.click(screen.getByRole('menuitem', { name: 'Unmute notifications' }));
  await waitFor(() => expect(db.threadMutes.get(demoThreads.onions)?.has(meera.id)).toBe(false));
});

it('the link can be copied and sent through WhatsApp', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog');
  const chat = dialog().getByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain(
    `/discussions/${demoThreads.onions}`,
  );
  await user.click(dialog().getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toContain(`/discussions/${demoThreads.onions}`);
});

it('a hidden post of oneself is marked, and cannot be changed', async () => {
  await open(demoThreads.manure);
  const hidden = demoComment('manure-price', 0);
  expect(commentOf(hidden).getByText(/^Hidden by moderators/)).toBeVisible();
  expect(commentOf(hidden).queryByRole('button', { name: /^More about/ })).toBeNull();
  expect(storedPost(hidden).isHidden).toBe(true);
});
