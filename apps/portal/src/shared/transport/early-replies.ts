import type { Texts } from '../i18n/texts.ts';

/** How long a reply that nothing has asked for yet may be used, in ms. */
const MAX_AGE_MS = 60_000;

/** The replies to the first requests of a page, which the script of its HTML has sent (`build/page-html.ts`). */
export interface EarlyReplies {
  /** The token that they were sent with. */
  token: string | null;
  replies: Record<string, Promise<Response>>;
  /** Ends those requests; missing on a page that has none. */
  controller?: AbortController;
  /** The texts of the page by group. */
  texts: Promise<Record<string, Texts>>;
}

declare global {
  var earlyReplies: EarlyReplies | undefined;
}

/** Takes the reply to a request that was sent early; it is given out once. */
export function takeEarlyReply(
  { method, url }: Request,
  token: string | null,
): Promise<Response> | undefined {
  const { earlyReplies } = globalThis;
  if (!earlyReplies || method !== 'GET') return undefined;
  const { pathname, search } = new URL(url);
  const reply = earlyReplies.replies[pathname + search];
  if (!reply || earlyReplies.token !== token || performance.now() > MAX_AGE_MS) return undefined;
  delete earlyReplies.replies[pathname + search];
  return reply;
}
