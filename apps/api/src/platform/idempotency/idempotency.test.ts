import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '../../../test/support/eventually.ts';
import { waitForLocks } from '../../../test/support/queue-behind.ts';
import { createInTransaction, type InTransaction } from '../../db/transaction.ts';
import { openDatabase, type TestDatabase } from '../jobs/testing/open-database.ts';
import { createIdempotencyStore, type IdempotencyStore } from './idempotency.store.ts';
import { createIdempotency, requestDigest } from './idempotency.ts';

const Receipt = z.object({ number: z.number() });

let database: TestDatabase;
let inTransaction: InTransaction;
let store: IdempotencyStore;
let now = new Date('2026-06-15T06:00:00.000Z');
beforeAll(async () => {
  database = await openDatabase();
  inTransaction = createInTransaction(database.db);
  store = createIdempotencyStore(database.db);
});

let count = 0;
const work = async () => {
  count += 1;
  return { number: count };
};

function requestOf(key: string | undefined, content = 'rice', userId = randomUUID()) {
  return { userId, key, digest: requestDigest('buy', content), response: Receipt };
}

/** Carries a request out as a service does. */
function send(request: ReturnType<typeof requestOf>, doing = work) {
  const idempotency = createIdempotency({ store, now: () => now });
  return inTransaction((tx) => idempotency.idempotent(tx, request, doing));
}

const replay = (request: ReturnType<typeof requestOf>) =>
  createIdempotency({ store, now: () => now }).replay(request);

it('a repetition gets the first response, within the transaction and before it', async () => {
  const request = requestOf('k');
  expect(await replay(request)).toBeUndefined();
  const first = await send(request);
  expect(first.isReplay).toBe(false);
  expect(await send(request)).toEqual({ response: first.response, isReplay: true });
  expect(await replay(request)).toEqual(first.response);
});

it('without a key the work is done each time', async () => {
  const request = requestOf(undefined);
  const first = await send(request);
  expect((await send(request)).response.number).toBe(first.response.number + 1);
  expect(await replay(request)).toBeUndefined();
});

it('a key belongs to one user', async () => {
  await send(requestOf('shared'));
  expect((await send(requestOf('shared'))).isReplay).toBe(false);
});

it('other content under a used key is refused', async () => {
  const { userId } = requestOf('k');
  await send(requestOf('k', 'rice', userId));
  const other = requestOf('k', 'wheat', userId);
  await expect(send(other)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  await expect(replay(other)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
});

it('of two at once the second waits, and gets the response of the first', async () => {
  const request = requestOf('k');
  let finish = (): void => undefined;
  const doing = vi.fn(
    () =>
      new Promise<{ number: number }>((resolve) => {
        finish = () => resolve({ number: 700 });
      }),
  );
  const first = send(request, doing);
  await eventually(() => expect(doing).toHaveBeenCalledOnce());
  const second = send(request);
  await waitForLocks(database.pool, 1);
  finish();
  expect([await first, await second]).toEqual([
    { response: { number: 700 }, isReplay: false },
    { response: { number: 700 }, isReplay: true },
  ]);
});

it('work that fails leaves the key free', async () => {
  const request = requestOf('k');
  const failing = send(request, () => Promise.reject(new Error('no stock')));
  await expect(failing).rejects.toThrow('no stock');
  expect((await send(request)).isReplay).toBe(false);
});

it('a response is stored for a day, and deleted after it', async () => {
  const request = requestOf('k');
  await send(request);
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  expect(await replay(request)).toBeUndefined();
  expect(await store.deleteExpired(now)).toBeGreaterThan(0);
  expect(await store.keysOfUser(request.userId)).toEqual([]);
  expect((await send(request)).isReplay).toBe(false);
});

it('the keys of one user are deleted with the account', async () => {
  const [asha, ravi] = [requestOf('k'), requestOf('k')];
  await Promise.all([send(asha), send(ravi)]);
  await inTransaction((tx) => store.deleteOfUser(tx, asha.userId));
  expect(await store.keysOfUser(asha.userId)).toEqual([]);
  expect(await store.keysOfUser(ravi.userId)).toEqual([{ key: 'k', usedAt: now }]);
});
