/** A reply that a page was rendered with. */
export interface PageReply {
  /** The address that it came from, such as `/api/v1/crops/sections`. */
  url: string;
  /** The endpoint of RTK Query, and the argument that its component passes. */
  endpoint: string;
  arg: unknown;
  body: unknown;
}

const bodies = new Map<string, unknown>();

/** Gives the replies that are there already, by address, to the requests that are sent next. */
export function givePageReplies(replies: Readonly<Record<string, unknown>>): void {
  bodies.clear();
  for (const [url, body] of Object.entries(replies)) bodies.set(url, body);
}

/** Takes the reply to a request that the page was rendered with; it is given out once. */
export function takePageReply({ method, url }: Request): Promise<Response> | undefined {
  if (bodies.size === 0 || method !== 'GET') return undefined;
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  const body = bodies.get(address);
  if (body === undefined) return undefined;
  bodies.delete(address);
  return Promise.resolve(new Response(JSON.stringify(body)));
}
