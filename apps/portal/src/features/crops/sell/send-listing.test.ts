import { contract } from '@upaj/contract/contract';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { signedOut } from '@upaj/mocks/scenarios';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore, sessionAccess } from '../../../app/store.ts';
import { sessionStarted } from '../../../domains/session/session.slice.ts';
import { buyer, ramesh } from '../../../testing/people.ts';
import { sendListing } from './send-listing.ts';

const listing = {
  key: 'one-key',
  pictures: [],
  body: {
    name: 'Wheat',
    description: 'Clean',
    price: '600',
    quantity: '10',
    unit: 'kg',
    category: 'Crops',
    harvestDate: '2026-03-10',
    expiryDate: '2099-12-31',
    Location: 'Ranchi',
    userId: ramesh.id,
  },
} as const;

const apiOf = ({ dispatch, getState }: ReturnType<typeof createStore>) => ({
  dispatch,
  getState,
  extra: sessionAccess,
});

afterEach(() => void vi.useRealTimers());

test('a session that the server does not know any more is over', async () => {
  server.use(...signedOut());
  const store = createStore(buyer);
  expect(await sendListing(listing, apiOf(store))).toMatchObject({ error: { status: 401 } });
  expect(store.getState().session.token).toBeNull();
});

test('a late answer to an old session does not end the one that came after it', async () => {
  server.use(...signedOut());
  const store = createStore(buyer);
  const sending = sendListing(listing, apiOf(store));
  store.dispatch(
    sessionStarted({ token: 'newer', userId: ramesh.id, userName: ramesh.name, isSeller: true }),
  );
  await sending;
  expect(store.getState().session.token).toBe('newer');
});

test('a listing that is broken off is on its way no longer', async () => {
  server.use(handle(contract.createCrop, () => new Promise(() => {})));
  const leaving = new AbortController();
  const sending = sendListing({ ...listing, signal: leaving.signal }, apiOf(createStore(buyer)));
  leaving.abort();
  expect(await sending).toMatchObject({ error: { status: 'FETCH_ERROR' } });
});

test('a line that has gone dead is given up, so that the person can try again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.use(handle(contract.createCrop, () => new Promise(() => {})));
  const ended = vi.fn();
  const sending = sendListing(listing, apiOf(createStore(buyer))).then(ended);
  await vi.advanceTimersByTimeAsync(89_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(90_000);
  await sending;
  expect(ended.mock.calls).toMatchObject([[{ error: { status: 'FETCH_ERROR' } }]]);
});
