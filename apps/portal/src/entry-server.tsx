import { matchPath } from 'react-router-dom';
import { drawPortal } from './app/draw-page.tsx';
import { addressOf, forgetReplies, requestsOf, send } from './app/first-requests.ts';
import { type Page, pages, signedInFrame } from './app/pages.ts';
import { namePlace, prerenderSession, withNameFillers } from './app/prerendered-page.ts';
import { createStore } from './app/store.ts';
import {
  initTranslations,
  type Language,
  languages,
  loadTexts,
} from './shared/i18n/translations.ts';
import type { FirstRequest } from './shared/transport/first-request.ts';
import { givePageReplies, type PageReply } from './shared/transport/page-replies.ts';
import { prerendered } from './shared/use-title.ts';
import { structuredData } from './structured-data.ts';

/** Where a page is asked for. */
export interface PageAddress {
  /** As the browser has it: percent-encoded, without a slash at its end. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  language: Language;
  /** Where the server is reached, such as `https://upaj.example`; empty when it is not known. */
  origin: string;
}

/** A page with its data, as everyone gets it. */
export interface RenderedPage {
  /** What belongs into the root. */
  html: string;
  title: string;
  /** The links by which its first pictures are loaded; empty without pictures. */
  pictures: string;
  /** What search engines read of it, in the words of schema.org. */
  structured: object | undefined;
  /** The replies that it shows, for the cache of the browser. */
  replies: readonly PageReply[];
  /** The addresses that the browser asks in any case, since the reply has marks of the user. */
  marked: readonly string[];
  /** The addresses that it asks only when the page is older. */
  same: readonly string[];
}

// One for all pages: what has joined a store once is never given up.
const store = createStore(prerenderSession(namePlace));

function find({ path, search }: PageAddress) {
  for (const page of pages) {
    const match = matchPath(page.path, decodeURI(path));
    if (!match) continue;
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(match.params)) params[name] = value ?? '';
    return { page, requests: requestsOf(page, new URLSearchParams(search), params) };
  }
  return undefined;
}

/**
 * The addresses of the API that a page shows on its first screen. None for a page that shows something of a user, or has
 * no data of the server: it goes out as it was built.
 */
export async function addressesOf(address: PageAddress): Promise<string[]> {
  const { requests = [] } = find(address) ?? {};
  if (requests.some(({ reply }) => reply === 'own')) return [];
  forgetReplies(store);
  return inOrder(requests, (request) => addressOf(store, request));
}

/** Loads the code of a page and its frame, and their texts in a language. */
async function load(page: Page, language: Language): Promise<void> {
  initTranslations(language);
  await Promise.all([page.load(), signedInFrame.load(), loadTexts('shell')]);
}

/** Loads what all pages with data need, so that their first readers do not wait for it. */
export async function loadPages(): Promise<void> {
  const isRendered = (page: Page) =>
    requestsOf(page, new URLSearchParams(), {}).some(({ reply }) => reply !== 'own');
  for (const language of languages)
    for (const page of pages.filter(isRendered)) await load(page, language);
}

/**
 * Renders a page with the replies to its addresses, in the session that the build draws pages with. Renders one at a
 * time: the language is that of the module. Throws when a reply is missing.
 *
 * @param bodies the replies of the API to a visitor by address, in the order of `addressesOf`
 */
export async function renderPage(
  address: PageAddress,
  bodies: Readonly<Record<string, unknown>>,
): Promise<RenderedPage> {
  const { page, requests } = find(address) ?? {};
  if (!page || !requests) throw new Error(`there is no page at ${address.path}`);
  await load(page, address.language);
  // Also what a render that failed has left.
  forgetReplies(store);
  givePageReplies(bodies);
  const urls = Object.keys(bodies);
  const replies = await inOrder(requests, async (request, at): Promise<PageReply> => {
    const url = urls[at] ?? '';
    // The thunk of RTK Query tells what it has been made of.
    const sent = send(store, request) as Sent;
    const { isSuccess } = Object(await sent);
    if (!isSuccess) throw new Error(`there is no reply of ${url}`);
    return { url, endpoint: endpointOf(sent.queryCacheKey), arg: sent.arg, body: bodies[url] };
  });
  const { html, pictures } = await drawPortal(store, address.path + address.search);
  const of = (reply: FirstRequest['reply']) =>
    replies.filter((_, at) => requests[at]?.reply === reply).map(({ url }) => url);
  return {
    html: withNameFillers(html),
    title: prerendered.title,
    pictures,
    structured: structuredData(page.path, replies[0]?.body, address.origin),
    replies,
    marked: of('marked'),
    same: of('same'),
  };
}

/** What RTK Query returns of a query. */
type Sent = PromiseLike<unknown> & { queryCacheKey: string; arg: unknown };

const endpointOf = (key: string): string =>
  store.getState().api.queries[key as never]?.endpointName ?? '';

/** In sequence: a reply goes to the first request of its address. */
async function inOrder<T, R>(
  items: readonly T[],
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const [at, item] of items.entries()) results.push(await work(item, at));
  return results;
}
