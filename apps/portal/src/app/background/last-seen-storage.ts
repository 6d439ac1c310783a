import { delMany, entries, setMany } from 'idb-keyval';
import { lastSeenDatabase } from '../../shared/user-caches.ts';
import { createUserStore } from '../../shared/user-database.ts';

/** A reply that an earlier visit has shown. */
export interface SeenReply {
  endpointName: string;
  arg: unknown;
  data: unknown;
  /** When the server sent it, in milliseconds since 1970. */
  at: number;
}

/** The user, and RTK Query's key of the request. */
type Key = [userId: string, cacheKey: string];

const store = createUserStore(lastSeenDatabase, 'replies');

/** How much is kept, and for how long. */
export const limits = { replies: 50, days: 30 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The keys to be removed: those of other users, those that are too old, and the oldest beyond the limit. */
export function outdated(
  kept: readonly (readonly [Key, Pick<SeenReply, 'at'>])[],
  userId: string,
  now: number,
): Key[] {
  const isFresh = ([[owner], { at }]: (typeof kept)[number]) =>
    owner === userId && now - at <= limits.days * DAY_MS;
  const newestFirst = kept.filter(isFresh).sort(([, one], [, other]) => other.at - one.at);
  const staying = new Set(newestFirst.slice(0, limits.replies));
  return kept.filter((entry) => !staying.has(entry)).map(([key]) => key);
}

/** The replies of one user by RTK Query's key; removes what is outdated. */
export async function readSeen(userId: string): Promise<Map<string, SeenReply>> {
  const kept = await entries<Key, SeenReply>(store);
  const gone = outdated(kept, userId, Date.now());
  if (gone.length > 0) await delMany(gone, store);
  const left = kept.filter(([key]) => !gone.includes(key));
  return new Map(left.map(([[, cacheKey], reply]) => [cacheKey, reply]));
}

/** Stores replies of a user. */
export async function storeSeen(
  userId: string,
  replies: readonly (readonly [string, SeenReply])[],
): Promise<void> {
  await setMany(
    replies.map(([cacheKey, reply]) => [[userId, cacheKey], reply]),
    store,
  );
}
