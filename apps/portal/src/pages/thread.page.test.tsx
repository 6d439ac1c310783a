import { act, screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing, held } from '@upaj/mocks/scenarios';
import { threadMissing } from '@upaj/mocks/thread-scenarios';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoComment, demoThreads, storedPost, writeComment } from '../testing/demo-threads.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera, ramesh, seller } from '../testing/users.ts';

const layers = demoComment('onion-storage-at-home', 0);
const title = 'Onion storage: how do you keep the rot away?';

async function open(id: string = demoThreads.onions, session = buyer) {
  const view = await renderRoute(`/discussions/${id}`, { session });
  await screen.findByRole('heading', { level: 2, name: 'Comments' });
  return view;
}

const commentOf = (id: string) => {
  const element = document.getElementById(`comment-${id}`);
  if (!element) throw new Error(`There is no comment ${id}`);
  return within(element);
};

describe('the discussion', () => {
  it('shows title, hashtags, author, text, and how many like it and comment on it', {
    tags: ['THREAD-2', 'THREAD-4', 'ROUTE-29'],
  }, async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('link', { name: '#onion' })).toHaveAttribute(
      'href',
      '/discussions?hashtag=onion',
    );
    expect(screen.getAllByText('Anjali Deshmukh')[0]).toBeVisible();
    expect(await screen.findByText('sides open', { selector: 'strong' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Anjali Deshmukh wrote, 5 likes$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '3 comments' })).toBeVisible();
  });

  it('shows each comment with its author, and the replies below it', {
    tags: ['THREAD-8', 'THREAD-13'],
  }, async () => {
    await open();
    const first = commentOf(layers);
    expect(first.getAllByText('Lakshmi Narayanan')[0]).toBeVisible();
    expect(first.getByText(/^Smaller heaps/)).toBeVisible();
    expect(first.getByText('How high is a layer with you?')).toBeVisible();
    const reply = commentOf(demoComment('onion-storage-at-home', '0 0'));
    expect(reply.getByText('Anjali Deshmukh')).toBeVisible();
    expect(reply.getByText('How high is a layer with you?')).toBeVisible();
    expect(screen.getByPlaceholderText('Add a comment...')).toBeVisible();
  });

  it('of an author whose account is gone names Unknown User', { tags: ['ERROR-43'] }, async () => {
    await open(demoThreads.manure);
    expect(screen.getAllByText('Unknown User')[0]).toBeVisible();
  });

  it('that is not there says so', async () => {
    server.use(...threadMissing());
    await renderRoute(`/discussions/${demoThreads.onions}`, { session: buyer });
    expect(await screen.findByText(/^This discussion was not found/)).toBeVisible();
  });

  it('that could not be fetched can be fetched again', async () => {
    server.use(...failing('threads'));
    const { user } = await renderRoute(`/discussions/${demoThreads.onions}`, { session: buyer });
    await screen.findByText('The discussion could not be fetched.');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: title });
  });
});

describe('what the navigation state holds', () => {
  const state = {
    username: 'Suresh',
    profilePic: '/suresh.webp',
    title: 'Which wheat for late sowing?',
    hashtag: 'wheat',
    likes: ['a', 'b'],
    comments: ['c'],
    content: 'It is December.',
    commentDesc: [
      {
        commenter: 'Gita',
        comment: 'Ask the KVK.',
        replies: [{ username: 'Suresh', reply: 'Yes.' }],
      },
    ],
  };
  const goTo = (address: string, usr: unknown) =>
    act(() => {
      history.pushState({ usr, key: 'next', idx: 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });

  it('is shown at once, with the lengths of its lists as counts', {
    tags: ['THREAD-1', 'THREAD-3', 'THREAD-5', 'THREAD-6', 'ROUTE-37'],
  }, async () => {
    await renderRoute('/discussions', { session: buyer });
    goTo('/discussions/thread-detail', state);
    await screen.findByRole('heading', { level: 1, name: state.title });
    expect(screen.getByText('#wheat')).toBeVisible();
    expect(screen.getByText('It is December.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Suresh wrote, 2 likes$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '1 comment' })).toBeVisible();
    expect(await screen.findByText('Ask the KVK.')).toBeVisible();
    expect(screen.getByText('Gita')).toBeVisible();
    expect(screen.getByText('Yes.')).toBeVisible();
    const [author] = screen.getAllByText('Suresh');
    expect(author).toBeVisible();
    const picture = document.querySelector('[data-slot=avatar] img');
    expect(picture).toHaveAttribute('src', '/suresh.webp');
  });

  it('is replaced by what the server has, as far as it names an id', async () => {
    const scenario = held('threads');
    await renderRoute('/discussions', { session: buyer });
    server.use(...scenario.handlers);
    goTo(`/discussions/${demoThreads.onions}`, { ...state, _id: demoThreads.onions });
    await screen.findByRole('heading', { level: 1, name: state.title });
    scenario.open();
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it('is missed at /discussions/thread-detail: the way back is to the list', async () => {
    await renderRoute('/discussions/thread-detail', { session: buyer });
    await waitFor(() => expect(location.pathname).toBe('/discussions'));
  });
});

describe('a like', () => {
  const button = () => screen.getByRole('button', { name: /Anjali Deshmukh wrote, [56] likes$/ });

  it('counts at once, and once however often it is pressed', async () => {
    const { user } = await open();
    const scenario = held('threads');
    server.use(...scenario.handlers);
    await user.click(button());
    expect(button()).toHaveAccessibleName(/6 likes$/);
    await user.click(button());
    await user.click(button());
    expect(button()).toHaveAccessibleName(/6 likes$/);
    scenario.open();
    await waitFor(() => expect(storedPost(demoThreads.onions).likedBy).toContain(meera.id));
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(button()).toHaveAccessibleName(/6 likes$/);
    expect(storedPost(demoThreads.onions).likedBy).toHaveLength(6);
  });

  it('that does not arrive is taken back, and says why', async () => {
    const { user } = await open();
    server.use(handle(contract.toggleLike, () => HttpResponse.error()));
    await user.click(button());
    expect(await screen.findByText(/^The like did not arrive/)).toBeVisible();
    expect(button()).toHaveAccessibleName(/5 likes$/);
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('of a comment and of a reply goes to them', { tags: ['THREAD-9'] }, async () => {
    const { user } = await open();
    const reply = demoComment('onion-storage-at-home', '0 0');
    for (const id of [layers, reply]) {
      const [like] = commentOf(id).getAllByRole('button', { name: /^Like what/ });
      await user.click(like ?? document.body);
      await waitFor(() => expect(storedPost(id).likedBy).toContain(meera.id));
    }
  });
});

describe('comments', () => {
  const many = () => {
    for (let at = 0; at < 45; at += 1)
      writeComment(demoThreads.onions, {
        author: ramesh.id,
        content: `Tip ${at}`,
        hoursAgo: 10 - at / 10,
      });
  };

  it('are shown 20 at a time', async () => {
    many();
    const { user } = await open();
    expect(screen.getAllByText(/^Tip \d+$/)).toHaveLength(17);
    expect(screen.getByText('20 of 48')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more comments' }));
    await waitFor(() => expect(screen.getAllByText(/^Tip \d+$/)).toHaveLength(37));
    await user.click(screen.getByRole('button', { name: 'Show more comments' }));
    await screen.findByText('Tip 44');
    expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
  });

  it('that a link names are found further down', async () => {
    many();
    const last = writeComment(demoThreads.onions, { author: ramesh.id, content: 'The last one' });
    await renderRoute(`/discussions/${demoThreads.onions}#comment-${last.id}`, { session: buyer });
    await screen.findByText('The last one');
    await waitFor(() => expect(document.getElementById(`comment-${last.id}`)).toHaveFocus());
  });

  it('have more replies behind a button', async () => {
    for (let at = 0; at < 25; at += 1)
      writeComment(demoThreads.onions, {
        author: ramesh.id,
        content: `Answer ${at}`,
        parentId: layers,
        hoursAgo: 9 - at / 10,
      });
    const { user } = await open();
    expect(screen.queryByText('Answer 24')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show 7 more replies' }));
    await screen.findByText('Answer 24');
    expect(screen.queryByRole('button', { name: /more repl/ })).toBeNull();
  });
});

describe('the accepted answer', () => {
  it('is marked by the asker, and comes first', async () => {
    const later = writeComment(demoThreads.own, { author: ramesh.id, content: 'From five places' });
    const { user } = await open(demoThreads.own);
    await user.click(commentOf(later.id).getByRole('button', { name: /^More about/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark as answer' }));
    expect(await commentOf(later.id).findByText('Accepted answer')).toBeVisible();
    const [first] = screen.getAllByRole('list').at(-1)?.children ?? [];
    expect(document.querySelector('[id^="comment-"]')).toHaveAttribute('id', `comment-${later.id}`);
    expect(first).toBeDefined();
    expect(db.threads.get(demoThreads.own)?.acceptedId).toBe(later.id);
  });

  it('is not for others to mark', async () => {
    const { user } = await open(demoThreads.own, seller);
    const place = demoComment('first-soil-test', 0);
    await user.click(
      commentOf(place).getAllByRole('button', { name: /^More about/ })[0] as Element,
    );
    expect(screen.queryByRole('menuitem', { name: /answer/ })).toBeNull();
  });
});
