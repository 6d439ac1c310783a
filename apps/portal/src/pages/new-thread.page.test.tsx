import { screen, waitFor, within } from '@testing-library/react';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { held } from '@upaj/mocks/scenarios';
import { alreadyPosted, commentsNotSent, postLimits } from '@upaj/mocks/thread-scenarios';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdLongWaits } from '../testing/long-waits.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

const createPath = '/api/v1/tweets';
const sent: { path: string; key: string | null; body: unknown }[] = [];
beforeEach(() => {
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'POST') return;
    const isForm = request.headers.get('content-type')?.startsWith('multipart');
    const body: unknown = isForm ? undefined : await request.clone().json();
    const { pathname } = new URL(request.url);
    sent.push({ path: pathname, key: request.headers.get('idempotency-key'), body });
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  sent.length = 0;
});

const created = () => sent.filter(({ path }) => path === createPath);
const open = (session = buyer) => renderRoute('/discussions/new-thread', { session });
const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const contentField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Content/ });
const create = () => screen.getByRole('button', { name: 'Create' });
type User = Awaited<ReturnType<typeof open>>['user'];

async function write(
  user: User,
  title = 'Rust on my wheat',
  content = 'Yellow stripes since Monday',
) {
  await user.click(titleField());
  await user.paste(title);
  await user.click(contentField());
  await user.paste(content);
}

it('both fields have a placeholder, and each says when it is missing', {
  tags: [
    'NEW-THREAD-1',
    'NEW-THREAD-2',
    'VALID-18',
    'VALID-19',
    'ERROR-20',
    'ERROR-21',
    'ROUTE-28',
  ],
}, async () => {
  const { user } = await open();
  expect(titleField().placeholder).toBe('E.g., Yellow spots on wheat leaves');
  expect(contentField().placeholder).toBe('What do you see, since when, and what have you tried?');
  expect([titleField().tagName, contentField().tagName]).toEqual(['INPUT', 'TEXTAREA']);
  await user.click(create());
  await screen.findByText('Please fill in the title');
  expect(screen.getByText('Please fill in the content')).toBeVisible();
  expect(titleField()).toHaveFocus();
  expect(created()).toEqual([]);
});

it('without a stored user id nothing is sent', { tags: ['VALID-20', 'ERROR-22'] }, async () => {
  const { user } = await open({ ...buyer, userId: null });
  await write(user);
  await user.click(create());
  await screen.findByText('Failed to retrieve user ID');
  expect(created()).toEqual([]);
  expect(titleField().value).toBe('Rust on my wheat');
});

it('an id that was removed from the storage while the form was open is missing too', {
  tags: ['VALID-20', 'ERROR-22'],
}, async () => {
  const { user } = await open();
  await write(user);
  localStorage.removeItem('userId');
  await user.click(create());
  await screen.findByText('Failed to retrieve user ID');
  expect(created()).toEqual([]);
  expect(titleField().value).toBe('Rust on my wheat');
});

it('a success says so, and two seconds later the own discussions are shown', {
  tags: ['NEW-THREAD-4', 'NEW-THREAD-5', 'STATE-24', 'STATE-25', 'CALL-20', 'ENTITY-2', 'LIMIT-9'],
}, async () => {
  const { user } = await open();
  await write(user);
  await screen.findByRole('option', { name: 'Wheat' });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Crop/ }), 'Wheat');
  const pass = holdLongWaits();
  const push = vi.spyOn(history, 'pushState');
  await user.click(create());
  await screen.findByText('Thread Created');
  await pass(1999);
  expect(location.pathname).toBe('/discussions/new-thread');
  await pass(1);
  expect(location.pathname).toBe('/discussions');
  const state = expect.objectContaining({ usr: { selectedOption: 'my-threads' } });
  expect(push).toHaveBeenCalledWith(state, '', '/discussions');
  const tab = await screen.findByRole('link', { name: 'My Threads' });
  await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
  await screen.findByRole('link', { name: 'Rust on my wheat' });
  expect(created()).toMatchObject([
    {
      body: {
        title: 'Rust on my wheat',
        content: 'Yellow stripes since Monday',
        crop: 'wheat',
        userId: meera.id,
      },
    },
  ]);
});

it('Cancel leads back, and the draft is gone', { tags: ['NEW-THREAD-3'] }, async () => {
  const { user } = await open();
  await write(user);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(location.pathname).toBe('/discussions');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('thread-'))).toEqual([]);
});

describe('sending', () => {
  it('is busy meanwhile, and a second press sends nothing more', async () => {
    const line = held('threads');
    const { user } = await open();
    await write(user);
    server.use(...line.handlers);
    await user.dblClick(create());
    expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    line.open();
    await screen.findByText('Thread Created');
    expect(created()).toHaveLength(1);
  });

  it('a lost line says so, loses nothing, and the next attempt is the same request', async () => {
    server.use(...commentsNotSent());
    const { user } = await open();
    await write(user);
    await user.click(create());
    await screen.findByText('Error: Failed to create thread');
    await screen.findByText(/^The server cannot be reached/);
    expect(contentField().value).toBe('Yellow stripes since Monday');
    server.resetHandlers();
    await user.click(create());
    await screen.findByText('Thread Created');
    const [first, second] = created();
    expect(first?.key).toBeTruthy();
    expect(second?.key).toBe(first?.key);
  });

  it('another text is another request', async () => {
    server.use(...commentsNotSent());
    const { user } = await open();
    await write(user);
    await user.click(create());
    await screen.findByText('Error: Failed to create thread');
    await user.type(contentField(), '!');
    await user.click(create());
    await waitFor(() => expect(created()).toHaveLength(2));
    expect(created()[0]?.key).not.toBe(created()[1]?.key);
  });

  it('a response without a reason says what the specification says', {
    tags: ['ERROR-23', 'ERROR-24'],
  }, async () => {
    server.use(http.post(`*${createPath}`, () => new HttpResponse('no', { status: 418 })));
    const { user } = await open();
    await write(user);
    await user.click(create());
    await screen.findByText('Error: Failed to create thread');
  });

  it('too many posts say how long to wait', async () => {
    server.use(...postLimits());
    const { user } = await open();
    await write(user);
    await user.click(create());
    const reason = 'Please wait 2 minutes before you post again.';
    await screen.findByText(`Error: Failed to create thread. ${reason}`);
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('the same text a second time is told, in Hindi too', async () => {
    server.use(...alreadyPosted());
    const { user } = await renderRoute('/discussions/new-thread', {
      session: buyer,
      language: 'hi',
    });
    await user.type(screen.getByRole('textbox', { name: /^शीर्षक/ }), 'गेहूं में पीला रतुआ');
    await user.type(screen.getByRole('textbox', { name: /^अपनी बात/ }), 'सोमवार से पीली धारियां');
    await user.click(screen.getByRole('button', { name: 'शुरू करें' }));
    await screen.findByText(/^गड़बड़ी: चर्चा शुरू नहीं हो सकी. यही बात आपने अभी-अभी लिखी है/);
  });

  it("the server's word about a field is shown there", async () => {
    const fields = { content: { code: 'too_many_links', limit: 2, message: '' } };
    const body = { success: false, code: 'validation_failed', message: 'no', fields };
    server.use(http.post(`*${createPath}`, () => HttpResponse.json(body, { status: 400 })));
    const { user } = await open();
    await write(user);
    await user.click(create());
    await screen.findByText('At most 2 links');
    expect(contentField()).toHaveAccessibleDescription(/At most 2 links/);
  });
});

it('graphemes are counted near the limit, and too many are refused', async () => {
  const { user } = await open();
  await write(user, '👨‍👩‍👧‍👦'.repeat(151));
  expect(screen.getByText('151 of 150 characters')).toBeVisible();
  await user.click(create());
  await screen.findByText('At most 150 characters');
  expect(created()).toEqual([]);
});

it('hashtags of title and content are shown as they are typed', async () => {
  const { user } = await open();
  await write(user, 'Rust #Wheat', 'पीली धारियां #रतुआ #wheat');
  expect(await screen.findByText('#रतुआ')).toBeVisible();
  expect(screen.getAllByText('#wheat')).toHaveLength(1);
});

it('similar discussions are shown once the title is long enough, and open without losing the draft', async () => {
  const { user } = await open();
  const other = [...db.threads.values()].find(({ content }) => /#onion/.test(content));
  await user.type(titleField(), 'Onion');
  // Their place is there from the start, so that the fields below stay where they are.
  expect(screen.getByText('Similar discussions are shown here.')).toBeVisible();
  await user.type(titleField(), ' storage');
  await user.click(await screen.findByText(/^Already asked\? \d+ similar discussion/));
  await user.click(screen.getByRole('link', { name: other?.title ?? '' }));
  expect(location.pathname).toBe(`/discussions/${other?.id}`);
  const draft = () => localStorage.getItem(`thread-draft ${meera.id}`) ?? '';
  await waitFor(() => expect(draft()).toContain('Onion storage'));
});

describe('contact details', () => {
  const agreement = () => screen.findByRole('checkbox', { name: /contact details/ });

  it('want consent, and are sent with it', async () => {
    const { user } = await open();
    await write(user, undefined, 'Call me: 98765 43210');
    expect(await agreement()).not.toBeChecked();
    await user.click(create());
    await screen.findByText('Please agree, or take your contact details out of the text');
    expect(await agreement()).toHaveFocus();
    expect(created()).toEqual([]);
    await user.click(await agreement());
    await user.click(create());
    await screen.findByText('Thread Created');
    expect(created()).toMatchObject([{ body: { showsContacts: true } }]);
  });

  it('are asked about only where there are some; identity numbers get a warning', async () => {
    const { user } = await open();
    await write(user);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.type(contentField(), ' 2345 6789 0124');
    await agreement();
    expect(screen.getByText(/Aadhaar/)).toBeVisible();
  });
});

it('the crops are named in the language of the page', async () => {
  await renderRoute('/discussions/new-thread', { session: buyer, language: 'hi' });
  const crops = await screen.findByRole('combobox', { name: /^फसल/ });
  await within(crops).findByRole('option', { name: 'गेहूं' });
});
