import type { FetchArgs } from '@reduxjs/toolkit/query';
import { type Endpoint, fillPath, type RequestOf } from '@upaj/contract/endpoint';

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Builds the request of one call. Method and path are literals that the compiler holds against the
 * contract, so that the bundle carries no schema.
 */
export function request<C extends Endpoint>(method: C['method'], path: C['path']) {
  return (parts: RequestOf<C>): FetchArgs => {
    // While C is open the compiler cannot see that every request has these parts.
    const { params, query, body } = parts as Parts;
    return { url: fillPath(path, params), method, params: query, body };
  };
}
