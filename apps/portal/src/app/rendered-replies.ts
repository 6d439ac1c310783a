import { type Api, whenApiLoaded } from '../shared/loading/store-parts.ts';
import { givePageReplies, type PageReply } from '../shared/transport/page-replies.ts';
import { insertReplies } from './insert-replies.ts';
import type { AppState, AppStore } from './store.ts';

type Queries = AppState['api']['queries'];

/** What RTK Query returns of a query that is sent. */
type Sent = PromiseLike<unknown> & { queryCacheKey: keyof Queries };

/**
 * Puts the replies that the server has rendered this page with into the cache, as if they had just been fetched; those of a
 * page that was kept are as old as it. The code of the page must be loaded.
 *
 * @returns their entries; none where the page has no data
 */
export async function takeRenderedReplies(store: AppStore): Promise<Queries> {
  const element = document.getElementById('replies');
  if (!element || !store.getState().api) return {};
  // Written by the server, from the replies of the API.
  const replies: PageReply[] = JSON.parse(element.textContent ?? '[]');
  const api = await new Promise<Api>(whenApiLoaded);
  givePageReplies(Object.fromEntries(replies.map(({ url, body }) => [url, body])));
  const keys: (keyof Queries)[] = [];
  for (const { endpoint, arg } of replies) {
    // A page whose code did not arrive has none of its endpoints.
    const thunk = Object(api.endpoints)[endpoint]?.initiate(arg, { subscribe: false });
    if (!thunk) continue;
    const sent: Sent = store.dispatch(thunk);
    keys.push(sent.queryCacheKey);
    await sent;
  }
  // Written by the service worker when it kept the page.
  const keptAt = Number(document.documentElement.dataset.filled);
  if (keptAt) store.dispatch(insertReplies(api, oldReplies(store, keys), keptAt));
  const { queries } = store.getState().api;
  return Object.fromEntries(keys.map((key) => [key, queries[key]]));
}

const oldReplies = (store: AppStore, keys: readonly (keyof Queries)[]) =>
  keys.flatMap((key) => {
    const { endpointName, originalArgs: arg, data } = Object(store.getState().api.queries[key]);
    return endpointName === undefined ? [] : [{ endpointName, arg, data }];
  });
