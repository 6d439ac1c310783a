import { build } from './build.ts';
import { buildCache, keepFiles, otherBuilds } from './caches.ts';
import { untilReplaced } from './downloads.ts';
import { isKeptFile } from './kept-files.ts';
import { languageOf } from './language.ts';
import type { ReadablePage } from './offline-page.ts';
import { addressOfKey, filesOf, type PageLanguage, pageKeysOf, pageOfKey } from './page-key.ts';

/** As long as the portal takes data for fresh. */
const FRESH_MS = 60_000;

/** Pages of 24 kB at most; the longest unused ones leave first. */
const MAX_PAGES = 60;

/** HTML that the server sends to everybody, as it is. */
const isPage = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

const isRequired = (file: string) => /\.(js|css|json)$/.test(file);
/** Drawings of the page; the preview for messengers is in the HTML too, and weighs more than the page. */
const isDrawing = (file: string) => file.endsWith('.svg');

const openCache = () => caches.open(buildCache);

export async function findPage(key: string): Promise<Response | undefined> {
  const cache = await openCache();
  return cache.match(key, { ignoreVary: true });
}

/** By this attribute the page knows that it has its data, and since when. */
const filled = /<html([^>]*) data-filled="(\d*)"/;

/**
 * Keeps the HTML of a page if it is one of this build: that of a newer one comes with the worker of that build. One with data
 * gets the time; it is not replaced by one without, which a busy server sends.
 */
export async function keepPage(key: string, response: Response): Promise<string | undefined> {
  if (!isPage(response)) return undefined;
  const html = await response.text();
  if (!build.scripts.every((script) => html.includes(script))) return undefined;
  const cache = await openCache();
  if (!filled.test(html) && (await findPage(key))) return html;
  const headers = new Headers(response.headers);
  // The text is not packed any more.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const kept = html.replace(filled, `<html$1 data-filled="${Date.now()}"`);
  await cache.put(key, new Response(kept, { headers }));
  await dropOldest(cache);
  return html;
}

/** Whether a page has data of an earlier visit, which are fetched again once it has been read. */
async function isOld(page: Response): Promise<boolean> {
  const [, , keptAt = ''] = filled.exec(await page.text()) ?? [];
  return keptAt !== '' && Date.now() - Number(keptAt) > FRESH_MS;
}

async function dropOldest(cache: Cache): Promise<void> {
  // In the order in which they were put there.
  const pages = (await cache.keys()).filter(({ url }) => pageOfKey(url));
  for (const page of pages.slice(0, -MAX_PAGES)) await cache.delete(page);
}

/** Fetches a page and its scripts, styles and texts, without the cookies of anybody. */
async function bringPage(key: string): Promise<void> {
  const address = addressOfKey(key);
  const known = address && (await findPage(key));
  if (!address || (known && !(await isOld(known)))) return;
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    credentials: 'omit',
    cache: 'no-cache',
    signal: untilReplaced,
  });
  const link = response.headers.get('link') ?? '';
  const html = await keepPage(key, response);
  if (!html) return;
  const files = filesOf(html, link);
  await keepFiles(files.filter(isRequired));
  await keepFiles(files.filter(isDrawing));
}

const savesData = () => Object(navigator).connection?.saveData === true;

/** Keeps the files that a page has used, then the page: one that is kept can be shown whole. */
export async function keepShownPage(address: string, files: readonly string[]): Promise<void> {
  const keys = pageKeysOf(build.routes, address, await languageOf(address));
  await keepFiles(files.filter(isKeptFile));
  // A page that was reached without loading its HTML would be downloaded for later alone.
  if (!keys || savesData()) return;
  await bringPage(keys.page);
  if (keys.shape !== keys.page) await bringPage(keys.shape);
}

/** Brings the pages that the user had in the caches of other builds; one after the other, beside the user's own requests. */
export async function bringKnownPages(): Promise<void> {
  for (const name of await otherBuilds()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      // What fails now is fetched when it is visited.
      if (pageOfKey(url)) await bringPage(pathname + search).catch(() => {});
    }
  }
}

/** The cached pages in one language that an address without ids leads to, with the titles of their HTML. */
export async function readablePages(language: PageLanguage): Promise<ReadablePage[]> {
  const cache = await openCache();
  const pages: ReadablePage[] = [];
  for (const request of await cache.keys()) {
    const page = pageOfKey(request.url);
    // A page of a pattern, or of one address of it, is not one that a menu leads to.
    if (page?.language !== language || page.query || !isOfMenu(page.path)) continue;
    const html = await (await cache.match(request, { ignoreVary: true }))?.text();
    // The name of the product follows in every title.
    const [title] = /<title>([^<]+)<\/title>/.exec(html ?? '')?.[1]?.split(' · ') ?? [];
    const isKnown = pages.some((known) => known.title === title);
    if (title && !isKnown) pages.push({ address: page.path, title: decodeEntities(title) });
  }
  return pages;
}

const isOfMenu = (path: string) =>
  !path.includes(':') && build.routes.some((route) => route.path === path);

const decodeEntities = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
