import { expect, it, vi } from 'vitest';
import { createBatch, createJoin } from './batch.ts';

const fail = new Error('no database');
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('requests of one turn share a query, and later ones get a new one', async () => {
  const load = vi.fn(async (keys: readonly string[]) => new Map(keys.map((key) => [key, key])));
  const batch = createBatch(load);
  const both = [batch(['asha', 'ravi']), batch(['ravi', 'meera'])];
  for (const values of await Promise.all(both)) {
    expect([...values.keys()]).toEqual(['asha', 'ravi', 'meera']);
  }
  await batch(['asha']);
  expect(load.mock.calls).toEqual([[['asha', 'ravi', 'meera']], [['asha']]]);
});

it('a request that arrives while a query runs gets what is read after it asked', async () => {
  let name = 'Asha';
  const finish: (() => void)[] = [];
  const batch = createBatch(async () => {
    const values = new Map([['asha', name]]);
    await new Promise<void>((resolve) => finish.push(resolve));
    return values;
  });
  const first = batch(['asha']);
  await nextTurn();
  name = 'Asha Devi';
  const second = batch(['asha']);
  await nextTurn();
  for (const done of finish) done();
  expect([(await first).get('asha'), (await second).get('asha')]).toEqual(['Asha', 'Asha Devi']);
});

it('a failed query fails its requests, and not the next ones', async () => {
  const load = vi.fn(async () => new Map<string, string>()).mockRejectedValueOnce(fail);
  const batch = createBatch(load);
  const failed = [batch(['asha']), batch(['ravi'])];
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect((await batch(['asha'])).size).toBe(0);
});

it('equal pages of one turn share a query, other pages and later turns do not', async () => {
  const load = vi.fn(async () => 'rows');
  const join = createJoin<string>();
  const [one, same, other] = [join('newest', load), join('newest', load), join('price', load)];
  expect(await Promise.all([one, same, other])).toEqual(['rows', 'rows', 'rows']);
  expect(load).toHaveBeenCalledTimes(2);
  await join('newest', load);
  expect(load).toHaveBeenCalledTimes(3);
});
