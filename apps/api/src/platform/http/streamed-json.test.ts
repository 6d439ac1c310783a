import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { streamJson } from './streamed-json.ts';

const Copy = z.object({
  name: z.string(),
  orders: z.array(z.object({ total: z.number() })),
  notes: z.array(z.string()),
});

async function* numbered(count: number) {
  for (let total = 0; total < count; total += 1) yield { total, secret: 'x' };
}

it('writes what the schema names, with lists that come an entry at a time or are there', async () => {
  const orders = numbered(45);
  const written = await text(streamJson(Copy, { name: 'Asha', orders, notes: [] }));
  expect(JSON.parse(written)).toEqual({
    name: 'Asha',
    orders: Array.from({ length: 45 }, (_, total) => ({ total })),
    notes: [],
  });
});

it('other work has its turn while a long list is written', async () => {
  let turns = 0;
  let isWriting = true;
  const others = (async () => {
    while (isWriting) {
      await setImmediate();
      turns += 1;
    }
  })();
  await text(streamJson(Copy, { name: 'Asha', orders: numbered(2000), notes: [] }));
  isWriting = false;
  await others;
  expect(turns).toBeGreaterThanOrEqual(100);
});

it.each([
  ['a list is missing', { name: 'Asha', notes: [] }],
  ['an entry breaks the schema', { name: 'Asha', orders: [{ total: 'ten' }], notes: [] }],
])('breaks off where %s', async (_, value) => {
  await expect(text(streamJson(Copy, Object(value)))).rejects.toThrow();
});
