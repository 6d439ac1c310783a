import { ApiError } from '@upaj/contract/api-error';
import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A queue with a concurrency of one, whose work ends when the test says so. */
function openQueue(maxWaiting: number) {
  const queue = createFairQueue({ concurrency: 1, maxWaiting, retryAfter: 5 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (key: string, name = key) =>
    queue.run(key, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  /** Ends the running work, and lets the next begin. */
  async function endOne() {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { ask, begun, endOne };
}

it('every caller gets a turn, however much another caller has queued before', async () => {
  const { ask, begun, endOne } = openQueue(10);
  const all = [...['a1', 'a2', 'a3', 'a4'], 'b1', 'c1', 'b2'].map((name) =>
    ask(name.slice(0, 1), name),
  );
  for (const _ of all) await endOne();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(await Promise.all(all)).toHaveLength(7);
});

it('work beyond the limit is rejected with the time to wait, and one address cannot block others', async () => {
  const { ask, begun, endOne } = openQueue(3);
  const running = ask('a');
  const waiting = [ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4')];
  const ends = waiting.map((one) => one.catch((error: unknown) => error));
  const own = await ask('a', 'a5').catch((error: unknown) => error);
  expect(own).toMatchObject({ code: 'busy', retryAfter: 5 });
  const others = [ask('b'), ask('c')];
  expect([await ends[2], await ends[1]]).toEqual([expect.any(ApiError), expect.any(ApiError)]);
  // Each caller has one entry: none is dropped for another.
  await expect(ask('d')).rejects.toBeInstanceOf(ApiError);
  for (const _ of [1, 2, 3, 4]) await endOne();
  expect(begun).toEqual(['a', 'a2', 'b', 'c']);
  expect(await Promise.all([running, ...others])).toEqual(['a', 'b', 'c']);
});

it('work that fails releases its slot', async () => {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 1, retryAfter: 5 });
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
