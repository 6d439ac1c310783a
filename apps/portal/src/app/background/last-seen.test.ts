import { server } from '@upaj/mocks/node';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountsApi } from '../../domains/accounts/accounts.api.ts';
import { cropsApi } from '../../domains/crops/crops.api.ts';
import { sellersApi } from '../../domains/sellers/sellers.api.ts';
import { sessionEnded, sessionSynced } from '../../domains/session/session.slice.ts';
import { buyer, seller } from '../../testing/users.ts';
import { createStore } from '../store.ts';
import { startLastSeen } from './last-seen.ts';
import type { SeenReply } from './last-seen-storage.ts';
import { oldestShown } from './oldest-shown.ts';
import { queriesOf } from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const kept = new Map<string, [string, SeenReply]>();
const storage = vi.hoisted(() => ({
  readSeen: vi.fn<(userId: string) => Promise<Map<string, SeenReply>>>(),
  storeSeen: vi.fn<(userId: string, replies: readonly [string, SeenReply][]) => Promise<void>>(),
}));
vi.mock('./last-seen-storage.ts', () => storage);

beforeEach(() => {
  kept.clear();
  storage.readSeen.mockImplementation(async (userId) => {
    const own = [...kept].filter(([, [owner]]) => owner === userId);
    return new Map(own.map(([key, [, reply]]) => [key, reply]));
  });
  storage.storeSeen.mockImplementation(async (userId, replies) => {
    for (const [key, reply] of replies) kept.set(key, [userId, reply]);
  });
});
afterEach(() => void vi.restoreAllMocks());

const filter = { sort: 'newest', limit: '4' } as const;

/** A visit of a user: what they see of the newest listings, and how. */
function visit(session = buyer) {
  const store = createStore(session);
  startLastSeen(store);
  const shown = () =>
    Object.values(queriesOf(store)).find((entry) => entry?.endpointName === 'listCrops');
  return {
    store,
    look: () => store.dispatch(cropsApi.endpoints.listCrops.initiate(filter)),
    shown,
    names: (): string[] =>
      Object(shown()?.data).pages?.[0].data.map(({ name }: { name: string }) => name) ?? [],
  };
}

/** A visit after which the newest listings are kept, three hours before the next one. */
async function earlierVisit(): Promise<string[]> {
  const { look, names } = visit();
  await look();
  await vi.waitFor(() => expect(kept.size).toBeGreaterThan(0));
  for (const [, [, reply]] of kept) reply.at = Date.now() - 3 * HOUR_MS;
  return names();
}

it('what was seen is there before the answer, is fetched again, and says its age until then', async () => {
  const before = await earlierVisit();
  expect(before.length).toBeGreaterThan(0);
  const { store, look, shown, names } = visit();
  await vi.waitFor(() => expect(names()).toEqual(before));
  const looking = look();
  expect(shown()?.status).toBe('pending');
  expect(names()).toEqual(before);
  expect(oldestShown(store)).toMatch(/waiting$/);
  await looking;
  expect(shown()?.status).toBe('fulfilled');
  expect(oldestShown(store)).toBeUndefined();
});

it('a request that is on its way is filled, and goes on', async () => {
  const before = await earlierVisit();
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  server.use(http.get('*/api/v1/crops', async () => void (await isOpen)));
  const { look, shown, names } = visit();
  const looking = look();
  await vi.waitFor(() => expect(names()).toEqual(before));
  expect(shown()?.status).toBe('pending');
  open();
  await looking;
  expect(shown()).toMatchObject({ status: 'fulfilled', fulfilledTimeStamp: expect.any(Number) });
});

it('when the request fails the data stay, with their age', async () => {
  const before = await earlierVisit();
  server.use(http.get('*/api/v1/crops', () => HttpResponse.error()));
  const { store, look, shown, names } = visit();
  await look();
  await vi.waitFor(() => expect(names()).toEqual(before));
  expect(shown()?.status).toBe('rejected');
  await vi.waitFor(() => expect(oldestShown(store)).toMatch(/failed$/));
  const [at] = oldestShown(store)?.split(' ') ?? [];
  expect(Date.now() - Number(at)).toBeGreaterThanOrEqual(3 * HOUR_MS);
});

it('an answer that came first is not replaced by an older one', async () => {
  await earlierVisit();
  let read = (_: Map<string, SeenReply>) => {};
  storage.readSeen.mockReturnValue(
    new Promise((resolve) => {
      read = resolve;
    }),
  );
  const old = [...kept].map(([key, [, reply]]) => {
    const page = { success: true, data: [], nextCursor: null };
    return [key, { ...reply, data: { pages: [page], pageParams: [''] } }] as const;
  });
  const { look, names } = visit();
  await look();
  const fresh = names();
  expect(fresh.length).toBeGreaterThan(0);
  read(new Map(old));
  await Promise.resolve();
  expect(names()).toEqual(fresh);
});

it('another user gets nothing of it', async () => {
  await earlierVisit();
  const { names } = visit(seller);
  await vi.waitFor(() => expect(storage.readSeen).toHaveBeenCalledWith(seller.userId));
  expect(names()).toEqual([]);
});

it('what was read for one user is not shown to the next one', async () => {
  const before = await earlierVisit();
  const earlier = await storage.readSeen(buyer.userId ?? '');
  let read = (_: Map<string, SeenReply>) => {};
  storage.readSeen.mockReturnValue(
    new Promise((resolve) => {
      read = resolve;
    }),
  );
  server.use(http.get('*/api/v1/crops', () => HttpResponse.error()));
  const { store, look, names } = visit();
  store.dispatch(sessionSynced(seller));
  read(earlier);
  await look();
  expect(before.length).toBeGreaterThan(0);
  expect(names()).toEqual([]);
});

it('nothing is written after the sign-out', async () => {
  const { store, look } = visit(seller);
  await look();
  store.dispatch(sessionEnded());
  await new Promise((resolve) => setTimeout(resolve));
  expect(storage.storeSeen).not.toHaveBeenCalledWith(seller.userId, expect.anything());
});

it('neither bank accounts nor sessions are kept', async () => {
  const { store, look } = visit(seller);
  const userId = seller.userId ?? '';
  await store.dispatch(sellersApi.endpoints.getSeller.initiate({ params: { userId } }));
  await store.dispatch(accountsApi.endpoints.listSessions.initiate({}));
  await look();
  await vi.waitFor(() => expect(kept.size).toBeGreaterThan(0));
  const names = [...kept.values()].map(([, { endpointName }]) => endpointName);
  expect(new Set(names)).toEqual(new Set(['listCrops']));
});
