import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '../../../test/support/eventually.ts';
import type { Follow } from './broadcast.ts';
import { defineEvent } from './define-event.ts';
import { createEventHub, hubSource } from './event-hub.ts';

const rang = defineEvent('bell.rang', z.object({ house: z.string(), times: z.number() }));

/** A source of events that a test rings, or breaks. */
function createBell() {
  let ring = (_next: unknown) => {};
  const follows: AbortSignal[] = [];
  // The hub follows one kind of event, whose payloads the test writes.
  const follow = ((_event: unknown, signal: AbortSignal) => {
    follows.push(signal);
    const ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
    return (async function* () {
      while (!signal.aborted) {
        const rings = new Promise((resolve) => {
          ring = resolve;
        });
        const next = await Promise.race([rings, ended]);
        if (next instanceof Error) throw next;
        if (!signal.aborted) yield { payload: next };
      }
    })();
  }) as unknown as Follow;
  return { follow, follows, ring: (next: unknown) => ring(next) };
}

const open = (follow: Follow) =>
  createEventHub<number | 'missed'>({
    follow,
    sources: [hubSource(rang, ({ house, times }) => [[house, times]])],
    missed: 'missed',
  });

/** Collects what is heard of a house until `stop` is aborted. */
function hear(hub: ReturnType<typeof open>, house: string) {
  const [heard, stop] = [[] as (number | 'missed')[], new AbortController()];
  const news = hub.listen(house, stop.signal);
  const done = (async () => {
    for await (const happened of news) heard.push(...happened);
  })();
  return { heard, stop, done };
}

it('a stream hears what concerns it, and the events are followed once', async () => {
  const bell = createBell();
  const hub = open(bell.follow);
  const [one, other] = [hear(hub, 'one'), hear(hub, 'other')];
  await nextTurn();
  bell.ring({ house: 'one', times: 2 });
  await eventually(() => expect(one.heard).toEqual([2]));
  expect([other.heard, bell.follows.length]).toEqual([[], 1]);
  one.stop.abort();
  await one.done;
  expect(bell.follows[0]?.aborted).toBe(false);
  other.stop.abort();
  await other.done;
  expect(bell.follows[0]?.aborted).toBe(true);
});

it('everybody is told when events may have been missed, and what comes after is heard', async () => {
  const bell = createBell();
  const hub = open(bell.follow);
  const { heard, stop } = hear(hub, 'one');
  await nextTurn();
  bell.ring(new Error('follows too slowly'));
  await eventually(() => expect(heard).toEqual(['missed']));
  await eventually(() => expect(bell.follows).toHaveLength(2));
  await nextTurn();
  bell.ring({ house: 'one', times: 3 });
  await eventually(() => expect(heard).toEqual(['missed', 3]));
  stop.abort();
});

it('a stream that reads too slowly is told that it has missed something', async () => {
  const bell = createBell();
  const hub = open(bell.follow);
  const stop = new AbortController();
  const news = hub.listen('one', stop.signal)[Symbol.asyncIterator]();
  await nextTurn();
  for (let times = 1; times <= 150; times += 1) {
    bell.ring({ house: 'one', times });
    await nextTurn();
  }
  const { value } = await news.next();
  expect(value).toEqual(['missed', ...Array.from({ length: 49 }, (_, at) => at + 102)]);
  stop.abort();
});
