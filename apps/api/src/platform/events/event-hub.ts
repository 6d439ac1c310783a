import { setTimeout as wait } from 'node:timers/promises';
import type { $ZodType, output } from 'zod/v4/core';
import type { Follow } from './broadcast.ts';
import type { EventType } from './define-event.ts';

const PAUSE_MS = 1000;
/** What a stream may leave unread before it is told that it has missed something. */
const MOST_WAITING = 100;

/** Whom an event concerns, and what they are told. */
type Told<News> = readonly (readonly [key: string, news: News])[];
type Show<News> = (told: Told<News>) => void;

/** An event that a hub follows. */
export type HubSource<News> = (
  follow: Follow,
  signal: AbortSignal,
  show: Show<News>,
) => Promise<void>;

/** Follows an event; `tell` gives whom it concerns. */
export const hubSource =
  <News, S extends $ZodType>(
    event: EventType<S>,
    tell: (payload: output<S>) => Told<News>,
  ): HubSource<News> =>
  async (follow, signal, show) => {
    for await (const { payload } of follow(event, signal)) show(tell(payload));
  };

/** Tells the streams of this process what has happened to what they show, whichever process did it. */
export interface EventHub<News> {
  /**
   * Listens to a key from the moment of the call until `signal` is aborted; gives what has happened since it was read
   * last, all at once.
   */
  listen(key: string, signal: AbortSignal): AsyncIterable<readonly News[]>;
}

/** Follows events once for all streams, and only while there are some. Everybody is told `missed` when something was. */
export function createEventHub<News>(deps: {
  follow: Follow;
  sources: readonly HubSource<News>[];
  missed: News;
}): EventHub<News> {
  const { follow, sources, missed } = deps;
  const listeners = new Map<string, Set<(news: News) => void>>();
  let following: AbortController | undefined;

  const show: Show<News> = (told) => {
    for (const [key, news] of told) for (const hear of listeners.get(key) ?? []) hear(news);
  };
  async function run(source: HubSource<News>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await source(follow, signal, show);
      } catch {
        // It fell behind: everybody reads everything, and it goes on from now.
        for (const key of listeners.keys()) show([[key, missed]]);
        await wait(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }
  function start() {
    following = new AbortController();
    for (const source of sources) void run(source, following.signal);
  }
  function add(key: string, hear: (news: News) => void): () => void {
    const own = listeners.get(key) ?? new Set();
    listeners.set(key, own.add(hear));
    if (!following) start();
    return () => {
      own.delete(hear);
      if (own.size === 0) listeners.delete(key);
      if (listeners.size > 0) return;
      following?.abort();
      following = undefined;
    };
  }

  return {
    listen(key, signal) {
      let waiting: News[] = [];
      let wake = () => {};
      const remove = add(key, (news) => {
        if (waiting.length < MOST_WAITING) waiting.push(news);
        else waiting = [missed];
        wake();
      });
      const end = () => {
        remove();
        wake();
      };
      signal.addEventListener('abort', end, { once: true });
      if (signal.aborted) end();
      return (async function* () {
        while (!signal.aborted) {
          const happened = waiting;
          waiting = [];
          if (happened.length > 0) yield happened;
          else
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
        }
      })();
    },
  };
}
