import { expect, test, vi } from 'vitest';
import type { CartChange } from './cart-changes.ts';
import { CartQueue, type WriteResult } from './cart-queue.ts';

/** A server that answers when the test says so. */
function heldServer() {
  const sent: { cropId: string; change: CartChange; answer: (result: WriteResult) => void }[] = [];
  const queue = new CartQueue(
    (cropId, change) => new Promise((answer) => sent.push({ cropId, change, answer })),
  );
  return { queue, sent };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('a change is seen before the server has answered, and gone when it has', async () => {
  const { queue, sent } = heldServer();
  const written = queue.set('wheat', { quantity: 3 });
  expect(queue.changes().get('wheat')?.quantity).toBe(3);
  sent[0]?.answer({});
  expect(await written).toEqual({});
  expect(queue.changes().size).toBe(0);
});

test('two listings are never written at once: the last reply is the newest cart', async () => {
  const { queue, sent } = heldServer();
  void queue.set('wheat', { quantity: 1 });
  void queue.set('ragi', { quantity: 1 });
  await turn();
  expect(sent.map(({ cropId }) => cropId)).toEqual(['wheat']);
  sent[0]?.answer({});
  await turn();
  expect(sent.map(({ cropId }) => cropId)).toEqual(['wheat', 'ragi']);
});

test('of the quantities that come while one is under way the last one is sent', async () => {
  const { queue, sent } = heldServer();
  const first = queue.set('wheat', { quantity: 1 });
  void queue.set('wheat', { quantity: 2 });
  void queue.set('wheat', { quantity: 3 });
  sent[0]?.answer({ error: 'too late to matter' });
  expect(await first).toEqual({});
  await turn();
  expect(sent.map(({ change }) => change.quantity)).toEqual([1, 3]);
  expect(queue.changes().get('wheat')?.quantity).toBe(3);
});

test('a failure of the last quantity is told, and nothing of it is left', async () => {
  const { queue, sent } = heldServer();
  const written = queue.set('wheat', { quantity: 9 });
  sent[0]?.answer({ error: 'refused' });
  expect(await written).toEqual({ error: 'refused' });
  expect(queue.changes().size).toBe(0);
});

test('steps are sent after a pause, once, also when an older pause ends later', async () => {
  vi.useFakeTimers();
  const { queue, sent } = heldServer();
  void queue.set('wheat', { quantity: 2 }, 400);
  await vi.advanceTimersByTimeAsync(300);
  void queue.set('wheat', { quantity: 3 }, 400);
  await vi.advanceTimersByTimeAsync(399);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ change }) => change.quantity)).toEqual([3]);
  vi.useRealTimers();
});

test('a page that is left sends what waits', async () => {
  const { queue, sent } = heldServer();
  void queue.set('wheat', { quantity: 2 }, 60_000);
  expect(sent).toHaveLength(0);
  queue.flush();
  expect(sent.map(({ change }) => change.quantity)).toEqual([2]);
});

test('the checkout waits for all changes, those that come meanwhile included', async () => {
  const { queue, sent } = heldServer();
  void queue.set('wheat', { quantity: 2 }, 60_000);
  let isSettled = false;
  const settled = queue.settled().then(() => {
    isSettled = true;
  });
  void queue.set('ragi', { quantity: 1 });
  sent[0]?.answer({});
  await turn();
  expect(isSettled).toBe(false);
  sent[1]?.answer({});
  await settled;
  expect(queue.changes().size).toBe(0);
});

test('what one user has left is not sent for the next one', async () => {
  const { queue, sent } = heldServer();
  const written = queue.set('wheat', { quantity: 2 }, 60_000);
  queue.forget();
  expect(await written).toEqual({});
  queue.flush();
  expect(sent).toHaveLength(0);
});
