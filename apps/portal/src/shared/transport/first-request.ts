import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** What an endpoint's `initiate` returns. */
export type QueryThunk = ThunkAction<
  PromiseLike<unknown> & { queryCacheKey: string },
  unknown,
  unknown,
  UnknownAction
>;

/** A request that a page needs for its first screen. */
export interface FirstRequest {
  /** The request as a component makes it later: of the same endpoint, with the same argument. */
  query: QueryThunk;
  /**
   * Whose the reply is: of the signed-in user alone (`own`), of anyone, but with marks of the user, such as likes
   * (`marked`), or the same for everyone (`same`). Only pages without `own` requests are rendered with data by the server.
   */
  reply: 'own' | 'marked' | 'same';
}

/**
 * The requests of a page's first screen, by the query of its address and the parameters of its path, which for the build
 * are names such as `:id`: `<name>.requests.ts` beside its route. Its HTML sends them as soon as it is parsed, or the server
 * has put the replies into it.
 */
export type FirstRequests = (
  query: URLSearchParams,
  params: Readonly<Record<string, string>>,
) => readonly FirstRequest[];

/** Stands for the id of the signed-in user in a first request. */
export const ownId = ':userId';

export const own = (query: QueryThunk): FirstRequest => ({ query, reply: 'own' });
export const marked = (query: QueryThunk): FirstRequest => ({ query, reply: 'marked' });
export const same = (query: QueryThunk): FirstRequest => ({ query, reply: 'same' });
