import type { AppStore } from '../store.ts';
import { isShown, queriesOf } from './queries.ts';
import { seenTime } from './seen-times.ts';

/** Fresh enough not to be spoken of while a newer answer is on its way. */
const YOUNG_MS = 60_000;

/**
 * The time of the oldest data that are shown while a newer answer is on its way, or could not be fetched:
 * `<milliseconds since 1970> <waiting or failed>`, as one text that React can compare. Nothing if all data are fresh.
 */
export function oldestShown(store: AppStore, now = Date.now()): string | undefined {
  let oldest: number | undefined;
  let hasFailed = false;
  for (const [key, entry] of Object.entries(queriesOf(store))) {
    if (!entry || entry.data === undefined) continue;
    const isFailed = entry.status === 'rejected' && isShown(store, key);
    if (!isFailed && entry.status !== 'pending') continue;
    const at = seenTime(key, entry);
    if (at === undefined || (!isFailed && now - at < YOUNG_MS)) continue;
    oldest = Math.min(oldest ?? at, at);
    hasFailed ||= isFailed;
  }
  return oldest === undefined ? undefined : `${oldest} ${hasFailed ? 'failed' : 'waiting'}`;
}
