import { notFound } from '@upaj/contract/api-error';
import type { Person } from '../../platform/access/person.ts';
import type { Follow } from '../../platform/events/broadcast.ts';
import { createEventHub, hubSource } from '../../platform/events/event-hub.ts';
import { visibleTo } from './post.ts';
import type { PostStore } from './posts.store.ts';
import { threadChanged } from './threads.events.ts';

/** Some changes were not heard of: the current one is read. */
const missed = 'missed';

export type LiveThreads = ReturnType<typeof createLiveThreads>;

/** Tells the streams of discussions the number of the last change, at once and whenever it grows. */
export function createLiveThreads({ follow, posts }: { follow: Follow; posts: PostStore }) {
  const hub = createEventHub<number | typeof missed>({
    follow,
    sources: [hubSource(threadChanged, ({ threadId, change }) => [[threadId, change]])],
    missed,
  });
  async function current(threadId: string): Promise<number> {
    const change = await posts.change(threadId);
    if (change === undefined) throw notFound('Discussion');
    return change;
  }

  /** The changes of a discussion until `signal` is aborted. */
  return async function* (
    person: Person,
    threadId: string,
    signal: AbortSignal,
  ): AsyncGenerator<{ data: { change: number } }> {
    // Before anything is read, so that nothing is missed between.
    const news = hub.listen(threadId, signal);
    visibleTo(person, 'thread', await posts.find('thread', threadId));
    let last = await current(threadId);
    yield { data: { change: last } };
    for await (const happened of news) {
      const heard = happened.filter((one) => one !== missed);
      const hasMissed = heard.length < happened.length;
      // Events may come in another order than their numbers.
      const change = Math.max(last, ...heard, hasMissed ? await current(threadId) : 0);
      // Who may have missed something is told the same number again.
      if (change === last && !hasMissed) continue;
      last = change;
      yield { data: { change } };
    }
  };
}
