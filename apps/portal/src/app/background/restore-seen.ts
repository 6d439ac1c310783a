import type { UnknownAction } from 'redux';
import type { Api } from '../../shared/loading/store-parts.ts';
import type { AppStore } from '../store.ts';
import type { SeenReply } from './last-seen-storage.ts';
import { queriesOf } from './queries.ts';
import { rememberSeenTime } from './seen-times.ts';

/** As old as `refetchOnMountOrArgChange` of the api wants it: a component that shows the data fetches them again. */
const REFETCHED_AFTER_MS = 60_000;

/**
 * Puts replies that their owner has seen in an earlier visit into the cache, as long as that user is signed in. Those of
 * endpoints that are not loaded yet wait for them.
 */
export function createRestore(
  store: AppStore,
  api: Api,
  owner: string | null,
  isKept: (name: string) => boolean,
) {
  const waiting = new Map<string, SeenReply>();
  return (replies: ReadonlyMap<string, SeenReply> = new Map()): void => {
    for (const [key, reply] of replies) waiting.set(key, reply);
    if (store.getState().session.userId !== owner) waiting.clear();
    if (waiting.size === 0) return;
    const queries = queriesOf(store);
    const ready = [...waiting].filter(([, { endpointName }]) => isKept(endpointName));
    for (const [key] of ready) waiting.delete(key);
    // What is there already is fresher.
    const wanted = ready.filter(([key]) => queries[key]?.data === undefined);
    const stamp = Date.now() - REFETCHED_AFTER_MS;
    for (const [key, { at }] of wanted) rememberSeenTime(key, { at, stamp });
    const unused = wanted.filter(([key]) => !queries[key]).map(([, reply]) => reply);
    if (unused.length > 0) store.dispatch(insert(api, unused, stamp));
    for (const [key, reply] of wanted) if (queries[key]) store.dispatch(patch(api, reply));
  };
}

/** Inserts entries that no component has requested yet. */
function insert(api: Api, replies: readonly SeenReply[], timestamp: number): UnknownAction {
  const entries = replies.map(({ endpointName, arg, data }) => ({
    endpointName,
    arg,
    value: data,
  }));
  // Names and replies are those of the endpoints, as they were stored.
  const action = api.util.upsertQueryEntries(entries as never);
  // The time of the action becomes the time of the entries; its type leaves it out.
  return { ...action, meta: { ...Object(action).meta, timestamp } };
}

/** Fills an entry whose request is on its way or has failed, and leaves its status as it is. */
function patch(api: Api, { endpointName, arg, data }: SeenReply) {
  const patches = [{ op: 'replace' as const, path: [], value: data }];
  return api.util.patchQueryData(endpointName as never, arg as never, patches, true);
}
