import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { endDeadSession, tokenOf } from './dead-session.ts';
import { withWait } from './failure.ts';
import { apiArrived } from './late-api.ts';

/** Why a call failed; after too many tries also how long to wait. */
type Failure = FetchBaseQueryError & {
  /** Seconds. */
  retryAfter?: number;
};

const send = fetchBaseQuery({
  // The build draws pages where there is no address yet, and calls nothing.
  baseUrl: import.meta.env.SSR ? '' : location.origin,
  prepareHeaders: (headers, { getState }) => {
    const token = tokenOf(getState());
    if (token) headers.set('authorization', `Bearer ${token}`);
  },
});

const talk: BaseQueryFn<FetchArgs, unknown, Failure, object, FetchBaseQueryMeta> = async (
  args,
  store,
  extra,
) => {
  const token = tokenOf(store.getState());
  const result = await send(args, store, extra);
  const status = result.meta?.response?.status;
  if (import.meta.env.MODE !== 'production' && status) {
    const { checkReply } = await import('./reply-check.dev.ts');
    const body = result.error ? result.error.data : (result.data ?? undefined);
    checkReply(args.method ?? 'GET', args.url, status, body);
  }
  if (!result.error) return result;
  endDeadSession(store, token, result.error);
  const wait = result.meta?.response?.headers.get('retry-after');
  return { ...result, error: withWait(result.error, wait) };
};

/** The one cache of what the server knows; features inject their endpoints. */
export const api = createApi({
  baseQuery: talk,
  tagTypes: ['User', 'Seller', 'Crop'],
  endpoints: () => ({}),
});

apiArrived(api);
