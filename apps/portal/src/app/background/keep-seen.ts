import { whenIdle } from '../../shared/loading/when.ts';
import type { AppStore } from '../store.ts';
import { type SeenReply, storeSeen } from './last-seen-storage.ts';
import type { queriesOf } from './queries.ts';
import { isRestored } from './seen-times.ts';

/** Stores each fresh reply, when the page is idle. */
export function createKeep(store: AppStore, isKept: (name: string | undefined) => boolean) {
  const times = new Map<string, number>();
  const unwritten = new Map<string, SeenReply>();
  const write = (userId: string) => {
    const replies = [...unwritten];
    unwritten.clear();
    // Nothing is written for a user who has left. A full or blocked storage costs the next visit its first second.
    if (store.getState().session.userId === userId) storeSeen(userId, replies).catch(() => {});
  };
  return (queries: ReturnType<typeof queriesOf>): void => {
    const { userId } = store.getState().session;
    for (const [key, entry] of Object.entries(queries)) {
      const { endpointName, originalArgs: arg, data, fulfilledTimeStamp: at } = entry ?? {};
      if (!entry || !endpointName || at === undefined || times.get(key) === at) continue;
      // Taken from the reply of a list, which is kept as a whole: sixty listings twice would be read at each start.
      if (entry.startedTimeStamp === at) continue;
      if (!isKept(endpointName) || isRestored(key, entry)) continue;
      times.set(key, at);
      if (!userId) continue;
      if (unwritten.size === 0) void whenIdle().then(() => write(userId));
      unwritten.set(key, { endpointName, arg, data: firstPage(data), at });
    }
  };
}

/** Of a list that was read page by page the first page: the next visit would have to fetch every stored page again. */
function firstPage(data: unknown): unknown {
  const { pages, pageParams } = Object(data);
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
