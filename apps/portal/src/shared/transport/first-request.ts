import type { Endpoint, ParamsOf, QueryOf } from '@upaj/contract/endpoint';

type ReadEndpoint = Endpoint & { method: 'GET' };

/**
 * The requests of a page's first screen, by the query of its address: `<name>.requests.ts` beside its route. Its HTML
 * sends them as soon as it is parsed.
 */
export type FirstRequests = (query: Readonly<Record<string, string>>) => readonly string[];

/** Stands for the id of the signed-in user in the path of a first request. */
export const ownId = ':userId';

/** The parts of a request's address; a parameter is a name in the path of the page, such as `:id`, or `ownId`. */
type Parts<C extends ReadEndpoint> = (ParamsOf<C> extends undefined
  ? { params?: undefined }
  : { params: Record<keyof ParamsOf<C> & string, `:${string}`> }) & { query?: QueryOf<C> };

/**
 * The address of a request that a page needs for its first screen. The query that RTK Query sends later must have exactly
 * the same address.
 */
export function firstRequest<C extends ReadEndpoint>(
  path: C['path'],
  { params, query }: Parts<C>,
): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  const filled = path.replace(/:(\w+)/g, (place, name: string) => values[name] ?? place);
  const search = new URLSearchParams(Object(query)).toString();
  return search ? `${filled}?${search}` : filled;
}
