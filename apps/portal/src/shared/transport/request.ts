import { type Endpoint, type FileUpload, fillPath, type RequestOf } from '@upaj/contract/endpoint';
import type { QueryArgs } from './base-query.ts';

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The request of one endpoint; where it carries files, its body is a form. */
type Sent<C extends Endpoint> = C extends { files: FileUpload }
  ? Omit<RequestOf<C>, 'body'> & { body: FormData }
  : RequestOf<C>;

/**
 * Builds the request of one endpoint. Method and path are literals that the compiler compares with the
 * contract, so that the bundle carries no schema.
 */
export function request<C extends Endpoint>(method: C['method'], path: C['path']) {
  return (parts: Sent<C>): QueryArgs => {
    // While C is open the compiler cannot see that every request has these parts.
    const { params, query, body } = parts as Parts;
    return { url: fillPath(path, params), method, params: query, body };
  };
}
