import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { withRetryAfter } from './api-error.ts';
import { apiLoaded } from './lazy-api.ts';
import { expireSession, getToken } from './session-access.ts';

/** Why a call failed; after too many tries also how long to wait. */
type QueryError = FetchBaseQueryError & {
  /** Seconds. */
  retryAfter?: number;
};

const fetchQuery = fetchBaseQuery({
  // The build draws pages where there is no address yet, and calls nothing.
  baseUrl: import.meta.env.SSR ? '' : location.origin,
  prepareHeaders: (headers, store) => {
    const token = getToken(store);
    if (token) headers.set('authorization', `Bearer ${token}`);
  },
});

const baseQuery: BaseQueryFn<FetchArgs, unknown, QueryError, object, FetchBaseQueryMeta> = async (
  args,
  store,
  extra,
) => {
  const token = getToken(store);
  const result = await fetchQuery(args, store, extra);
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

/** The one cache of what the server knows; features inject their endpoints. */
export const api = createApi({
  baseQuery,
  endpoints: () => ({}),
});

apiLoaded(api);
