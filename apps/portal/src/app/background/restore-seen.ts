import type { Api } from '../../shared/loading/store-parts.ts';
import { insertReplies } from '../insert-replies.ts';
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
    // What is there already is fresher, unless it came with a page that was kept before.
    const wanted = ready.filter(([key, { at }]) => {
      const { data, fulfilledTimeStamp = 0 } = queries[key] ?? {};
      return data === undefined || fulfilledTimeStamp < at;
    });
    const stamp = Date.now() - REFETCHED_AFTER_MS;
    for (const [key, { at }] of wanted) rememberSeenTime(key, { at, stamp });
    const unused = wanted.filter(([key]) => !queries[key]).map(([, reply]) => reply);
    if (unused.length > 0) store.dispatch(insertReplies(api, unused, stamp));
    for (const [key, reply] of wanted) if (queries[key]) store.dispatch(patch(api, reply));
  };
}

/** Fills an entry whose request is on its way or has failed, and leaves its status as it is. */
function patch(api: Api, { endpointName, arg, data }: SeenReply) {
  const patches = [{ op: 'replace' as const, path: [], value: data }];
  return api.util.patchQueryData(endpointName as never, arg as never, patches, true);
}
