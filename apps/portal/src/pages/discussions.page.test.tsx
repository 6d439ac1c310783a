import { act, screen, waitFor, within } from '@testing-library/react';
import { demoThreads } from '@upaj/demo/threads';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { failing, waiting } from '@upaj/mocks/scenarios';
import { noThreads } from '@upaj/mocks/thread-scenarios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstAddresses } from '../testing/first-addresses.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';
import { requests } from './discussions.requests.ts';

const asked: string[] = [];
beforeEach(() => {
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (/tweets|threads/.test(pathname)) asked.push(pathname + search);
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  asked.length = 0;
});

const open = (address = '/discussions') => renderRoute(address, { session: buyer });
const list = () => screen.findAllByRole('heading', { level: 2 });
const titles = async () => (await list()).map(({ textContent }) => textContent);
const lists = () => asked.filter((path) => !path.includes('hashtags'));

async function cardOf(title: string) {
  const link = await screen.findByRole('link', { name: title });
  const card = link.closest('li');
  if (!card) throw new Error('the discussion is in no list');
  return within(card);
}

/** Goes somewhere within the portal, as a link with a navigation state does. */
function goTo(address: string, state: unknown) {
  act(() => {
    history.pushState({ usr: state, key: 'k', idx: 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
}

const [first] = demoThreads;
const withHashtag = [...db.threads.values()].find(({ content }) => /#onion/.test(content));

it('a card says who asks what, when, about which crop, and how many like it and comment on it', {
  tags: ['DISCUSSIONS-6', 'DISCUSSIONS-7', 'DISCUSSIONS-8', 'DISCUSSIONS-9', 'ROUTE-27'],
}, async () => {
  await open();
  const title = withHashtag?.title ?? '';
  const card = await cardOf(title);
  const thread = db.threads.get(withHashtag?.id ?? '');
  const author = db.people.get(thread?.authorId ?? '');
  expect(card.getByText(author?.name ?? '')).toBeVisible();
  expect(card.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
  expect(await card.findByText(/^· Onion$/)).toBeVisible();
  expect(card.getByText(`${thread?.likedBy.length} likes`)).toBeInTheDocument();
  const comments = [...db.comments.values()].filter(
    ({ threadId, parentId }) => threadId === thread?.id && parentId === null,
  );
  expect(card.getByText(`${comments.length} comments`)).toBeInTheDocument();
  expect(card.getByRole('link', { name: '#onion' })).toHaveAttribute(
    'href',
    '/discussions?hashtag=onion',
  );
});

it('a card leads to the discussion, with what is known of it as navigation state', {
  tags: ['PRODUCT-19', 'ENTITY-3'],
}, async () => {
  const { user } = await open();
  const title = withHashtag?.title ?? '';
  const link = await screen.findByRole('link', { name: title });
  await user.click(link);
  expect(location.pathname).toBe(`/discussions/${withHashtag?.id}`);
  const fields = ['username', 'profilePic', 'title', 'hashtag', 'likes', 'comments', 'content'];
  for (const field of [...fields, 'commentDesc']) expect(history.state.usr).toHaveProperty(field);
  expect(history.state.usr).toMatchObject({ title, hashtag: 'onion' });
});

it('an author whose account is gone is unknown', async () => {
  for (const [id, thread] of db.threads) db.threads.set(id, { ...thread, authorId: null });
  await renderRoute('/discussions', { session: buyer, language: 'hi' });
  expect((await screen.findAllByText('अनजान व्यक्ति')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Unknown User')).toBeNull();
});

describe('the tabs', () => {
  it.each([
    ['', 'All', '/api/v1/tweets?sort=activity&brief=true&limit=12'],
    ['?tab=latest', 'Latest', '/api/v1/tweets?sort=newest&brief=true&limit=12'],
    ['?tab=popular', 'Popular', '/api/v1/threads/popular?brief=true&limit=12'],
    ['?tab=my-threads', 'My Threads', `/api/v1/threads/mytweets/${meera.id}?brief=true&limit=12`],
  ])(
    'are chosen by the address%s, and the first request is the one of the HTML',
    {
      tags: [
        'DISCUSSIONS-1',
        'DISCUSSIONS-2',
        'DISCUSSIONS-3',
        'DISCUSSIONS-4',
        'CALL-17',
        'CALL-18',
        'CALL-19',
      ],
    },
    async (query, name, path) => {
      await open(`/discussions${query}`);
      const tab = screen.getByRole('link', { name });
      expect(tab).toHaveAttribute('aria-current', 'page');
      await list();
      expect(lists()).toEqual([path]);
      const ofHtml = await firstAddresses(requests, query);
      expect(ofHtml.map((one) => one.replace('%3AuserId', meera.id)).sort()).toEqual(
        [...new Set(asked)].sort(),
      );
    },
  );

  it.each([
    ['latest', 'Latest'],
    ['popular', 'Popular'],
    ['my-threads', 'My Threads'],
    ['all', 'All'],
  ])(
    'are chosen by the navigation state %s, which the address then names',
    async (selectedOption, name) => {
      await open('/settings');
      goTo('/discussions', { selectedOption });
      const tab = await screen.findByRole('link', { name });
      await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
      await list();
      expect(location.search).toBe(selectedOption === 'all' ? '' : `?tab=${selectedOption}`);
      expect(history.state.usr ?? null).toBeNull();
      expect(lists()).toHaveLength(1);
    },
  );

  it('fetch the list again each time, and show what is new', { tags: ['STATE-26'] }, async () => {
    const { user } = await open();
    await list();
    await user.click(screen.getByRole('link', { name: 'Latest' }));
    await waitFor(() => expect(lists()).toHaveLength(2));
    const thread = db.threads.get(withHashtag?.id ?? '');
    if (thread) db.threads.set(thread.id, { ...thread, title: 'Changed meanwhile' });
    await user.click(screen.getByRole('link', { name: 'All' }));
    await screen.findByRole('link', { name: 'Changed meanwhile' });
    expect(lists()).toHaveLength(3);
    expect(lists()[2]).toBe(lists()[0]);
  });

  it('keep the filters', async () => {
    const { user } = await open('/discussions?hashtag=onion');
    await user.click(screen.getByRole('link', { name: 'Popular' }));
    expect(location.search).toBe('?tab=popular&hashtag=onion');
  });

  it('My Threads shows those of the user alone', { tags: ['DISCUSSIONS-4'] }, async () => {
    await open('/discussions?tab=my-threads');
    const own = [...db.threads.values()].filter(({ authorId }) => authorId === meera.id);
    expect((await titles()).sort()).toEqual(own.map(({ title }) => title).sort());
  });
});

describe('a search and filters', () => {
  it('a search is in the address and finds titles', async () => {
    const { user } = await open();
    await list();
    await user.type(screen.getByRole('searchbox', { name: 'Search the discussions' }), 'pyaz');
    await waitFor(() => expect(location.search).toBe('?q=pyaz'));
    const path = '/api/v1/tweets?sort=activity&q=pyaz&brief=true&limit=12';
    await waitFor(() => expect(lists()).toContain(path));
    await waitFor(async () => expect((await titles())[0]).toBe(withHashtag?.title));
  });

  it('a hashtag chip filters, and pressed again shows all', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '#onion' }));
    expect(location.search).toBe('?hashtag=onion');
    await waitFor(async () => expect(await titles()).toEqual([withHashtag?.title]));
    await user.click(screen.getByRole('button', { name: '#onion', pressed: true }));
    expect(location.search).toBe('');
  });

  it('a hashtag that few use is among the chips while it is chosen', async () => {
    await open('/discussions?hashtag=rare');
    await screen.findByRole('button', { name: '#rare', pressed: true });
  });

  it('a crop and the unanswered ones are filters in the address', async () => {
    const { user } = await open();
    await screen.findByRole('option', { name: 'Onion' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Crop' }), 'Onion');
    expect(location.search).toBe('?crop=onion');
    await user.click(screen.getByRole('button', { name: 'Unanswered' }));
    expect(location.search).toBe('?crop=onion&unanswered=true');
    await screen.findByText('No discussion fits these filters.');
    const link = screen.getByRole('link', { name: 'Show all discussions' });
    expect(link).toHaveAttribute('href', '/discussions');
  });
});

it('further discussions come page by page', async () => {
  for (let at = 0; at < 14; at += 1) {
    const id = `0de50000-0001-4000-8000-9${String(at).padStart(11, '0')}`;
    const thread = db.threads.get(first?.id ?? '');
    if (thread) db.threads.set(id, { ...thread, id, title: `Copy number ${at}` });
  }
  const { user } = await open();
  expect(await list()).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect((await list()).length).toBeGreaterThan(12));
  expect(asked.at(-1)).toMatch(/^\/api\/v1\/tweets\?sort=activity&brief=true&limit=12&cursor=/);
});

describe('without discussions', () => {
  it.each([
    ['', 'No one has written here yet. Yours can be the first question.'],
    ['?tab=my-threads', 'You have not started a discussion yet.'],
    ['?unanswered=true', 'Every question here has an answer.'],
    ['?q=xyz', 'No discussion was found for “xyz”.'],
  ])('%s says why and where there are some', async (query, sentence) => {
    server.use(...noThreads());
    await open(`/discussions${query}`);
    await screen.findByText(sentence);
    const isFiltered = /unanswered|q=/.test(query);
    const link = screen.getByRole('link', {
      name: isFiltered ? 'Show all discussions' : 'Ask a question',
    });
    expect(link).toHaveAttribute('href', isFiltered ? '/discussions' : '/discussions/new-thread');
  });
});

it('New Thread leads to the form', { tags: ['DISCUSSIONS-5'] }, async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'New Thread' }));
  expect(location.pathname).toBe('/discussions/new-thread');
});

it('a failed list offers to try again', async () => {
  server.use(...failing('threads'));
  const { user } = await open();
  await screen.findByText('The discussions could not be fetched.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await cardOf(withHashtag?.title ?? '');
});

it('a list on its way says so', async () => {
  server.use(...waiting('threads'));
  await open();
  expect(screen.getByText('Loading the discussions...')).toBeInTheDocument();
});
