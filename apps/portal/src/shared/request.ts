import type { FetchArgs } from '@reduxjs/toolkit/query';
import { type CallShape, fillPath, type RequestOf } from '@upaj/contract/call';

/** What one call takes: path parameters, query and body. */
export type Request<C extends CallShape> = RequestOf<C>;

/**
 * Builds the request of one call. Method and path are literals that the compiler holds against the
 * contract, so that the bundle carries no schema.
 */
export function request<C extends CallShape>(method: C['method'], path: C['path']) {
  return ({ params, query, body }: RequestOf<C>): FetchArgs => ({
    url: fillPath(path, params),
    method,
    params: query,
    body,
  });
}
