import {
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { withRetryAfter } from './api-error.ts';
import { takeEarlyReply } from './early-replies.ts';
import { takePageReply } from './page-replies.ts';
import { expireSession, getToken } from './session-access.ts';

/** What a request is made of. */
export interface QueryArgs extends FetchArgs {
  /** Sends this request in place of `fetch`, such as an upload that reports its progress. */
  fetchFn?: typeof fetch;
}

/** Why a request failed. */
type QueryError = FetchBaseQueryError & {
  /** How long the server wants no further request, in seconds. */
  retryAfter?: number;
};

/** Fetches, unless the page has the reply, or its HTML has sent this request; what has failed there is sent again. */
const fetchOrTake = (token: string | null) => (request: Request) =>
  takePageReply(request) ??
  takeEarlyReply(request, token)?.catch(() => fetch(request)) ??
  fetch(request);

const fetchQuery = (fetchFn: QueryArgs['fetchFn'] | ReturnType<typeof fetchOrTake>) =>
  fetchBaseQuery({
    // Pages that are drawn have no origin, and send nothing.
    baseUrl: import.meta.env.SSR ? 'http://upaj.invalid' : location.origin,
    prepareHeaders: (headers, store) => {
      const token = getToken(store);
      if (token) headers.set('authorization', `Bearer ${token}`);
    },
    // RTK Query calls it with a request alone.
    fetchFn: fetchFn as typeof fetch,
  });

/** What an endpoint can opt in to. */
export interface EndpointOptions {
  /**
   * Whether its replies are kept on this device for the next visit, which shows them with their age until the fresh
   * ones arrive. Not for replies with secrets: tokens, OTPs, bank accounts.
   */
  isLastSeenKept?: boolean;
}

/** The one way to the server: adds the token, maps errors, ends a session that the server rejects. */
export const baseQuery: BaseQueryFn<
  QueryArgs,
  unknown,
  QueryError,
  EndpointOptions,
  FetchBaseQueryMeta
> = async ({ fetchFn, ...args }, store, extra) => {
  const token = getToken(store);
  const result = await fetchQuery(fetchFn ?? fetchOrTake(token))(args, store, extra);
  const status = result.meta?.response?.status;
  if (import.meta.env.MODE !== 'production' && status) {
    const { checkReply } = await import('./reply-check.dev.ts');
    const body = result.error ? result.error.data : (result.data ?? undefined);
    checkReply(args.method ?? 'GET', args.url, status, body);
  }
  if (!result.error) return result;
  expireSession(store, token, result.error);
  const wait = result.meta?.response?.headers.get('retry-after');
  return { ...result, error: withRetryAfter(result.error, wait) };
};
