import { demoListings } from '@upaj/demo/market';
import { server } from '@upaj/mocks/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cropsApi } from '../domains/crops/crops.api.ts';
import type { PageReply } from '../shared/transport/page-replies.ts';
import { buyer } from '../testing/users.ts';
import { takeRenderedReplies } from './rendered-replies.ts';
import { createStore } from './store.ts';

const [listing] = demoListings;
const id = listing?.id ?? '';
const url = `/api/v1/crops/${id}`;

const asked: string[] = [];
const note = ({ request }: { request: Request }) => asked.push(new URL(request.url).pathname);
beforeEach(() => {
  asked.length = 0;
  server.events.on('request:start', note);
});
afterEach(() => {
  server.events.removeListener('request:start', note);
  document.getElementById('replies')?.remove();
  delete document.documentElement.dataset.filled;
});

/** Puts the reply of the mocks to a listing into the page, as the server does. */
async function fill(filled: string, change: Partial<PageReply> = {}): Promise<void> {
  const body = await (await fetch(`http://localhost${url}`)).json();
  asked.length = 0;
  const replies = [{ url, endpoint: 'getCrop', arg: { params: { id } }, body, ...change }];
  const element = document.createElement('script');
  Object.assign(element, { id: 'replies', type: 'application/json' });
  element.textContent = JSON.stringify(replies);
  document.body.append(element);
  document.documentElement.dataset.filled = filled;
}

const open = (store: ReturnType<typeof createStore>) =>
  cropsApi.endpoints.getCrop.select({ params: { id } })(store.getState() as never);

it('the replies of the page are in the cache without a request, as if they had just come', async () => {
  await fill('');
  const store = createStore(buyer);
  const queries = await takeRenderedReplies(store);
  expect(Object.values(queries)).toEqual([expect.objectContaining({ status: 'fulfilled' })]);
  expect(open(store).data?.data._id).toBe(id);
  expect(Date.now() - (open(store).fulfilledTimeStamp ?? 0)).toBeLessThan(60_000);
  expect(asked).toEqual([]);
});

it('those of a page that was kept are as old as it', async () => {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  await fill(String(yesterday));
  const store = createStore(buyer);
  await takeRenderedReplies(store);
  expect(open(store).fulfilledTimeStamp).toBe(yesterday);
  expect(asked).toEqual([]);
});

it('a later request of the same address goes to the server', async () => {
  await fill('');
  const store = createStore(buyer);
  await takeRenderedReplies(store);
  await store.dispatch(
    cropsApi.endpoints.getCrop.initiate({ params: { id } }, { forceRefetch: true }) as never,
  );
  expect(asked).toEqual([url]);
});

it('a page without replies gives none', async () => {
  expect(await takeRenderedReplies(createStore(buyer))).toEqual({});
});
