import { whenApiLoaded } from '../shared/loading/store-parts.ts';
import type { FirstRequest, FirstRequests } from '../shared/transport/first-request.ts';
import type { Page } from './pages.ts';
import type { AppStore } from './store.ts';

const declared = import.meta.glob<FirstRequests>('../pages/*.requests.ts', {
  eager: true,
  import: 'requests',
});

/** The requests of a page's first screen; none of a page that has no data of the server. */
export const requestsOf = (
  { name }: Page,
  ...address: Parameters<FirstRequests>
): readonly FirstRequest[] => declared[`../pages/${name}.requests.ts`]?.(...address) ?? [];

/** Sends a request of a store that the cache has joined, as every module of endpoints makes it. */
export const send = (store: AppStore, { query }: FirstRequest) => store.dispatch(query as never);

/** Empties the cache of a store that draws one page after the other. */
export const forgetReplies = (store: AppStore) =>
  whenApiLoaded(({ util }) => void store.dispatch(util.resetApiState()));

/** The address that the endpoint of a request asks, such as `/api/v1/crops?sort=newest`; nothing is sent. */
export async function addressOf(store: AppStore, request: FirstRequest): Promise<string> {
  const { fetch } = globalThis;
  let asked: URL | undefined;
  globalThis.fetch = async (sent) => {
    asked = new URL(new Request(sent).url);
    throw new Error('a page that is drawn sends nothing');
  };
  await send(store, request);
  globalThis.fetch = fetch;
  if (!asked) throw new Error('a first request asks for nothing');
  return asked.pathname + asked.search;
}
