import { build } from './build.ts';
import { buildCache, keepFiles, otherBuilds } from './caches.ts';
import { untilReplaced } from './downloads.ts';
import { isKeptFile } from './kept-files.ts';
import { languageOf } from './language.ts';
import type { ReadablePage } from './offline-page.ts';
import { addressOfKey, filesOf, type PageLanguage, pageKeyOf, pageOfKey } from './page-key.ts';

/** Pages of 14 kB at most; the longest unused ones leave first. */
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

/** Keeps the HTML of a page if it is one of this build: that of a newer one comes with the worker of that build. */
export async function keepPage(key: string, response: Response): Promise<string | undefined> {
  if (!isPage(response)) return undefined;
  const html = await response.clone().text();
  if (!build.scripts.every((script) => html.includes(script))) return undefined;
  const cache = await openCache();
  await cache.put(key, response);
  await dropOldest(cache);
  return html;
}

async function dropOldest(cache: Cache): Promise<void> {
  // In the order in which they were put there.
  const pages = (await cache.keys()).filter(({ url }) => pageOfKey(url));
  for (const page of pages.slice(0, -MAX_PAGES)) await cache.delete(page);
}

/** Fetches a page and its scripts, styles and texts, without the cookies of anybody. */
async function bringPage(key: string): Promise<void> {
  const address = addressOfKey(key);
  if (!address || (await findPage(key))) return;
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
  const key = pageKeyOf(build.routes, address, await languageOf(address));
  await keepFiles(files.filter(isKeptFile));
  // A page that was reached without loading its HTML would be downloaded for later alone.
  if (key && !savesData()) await bringPage(key);
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
    if (page?.language !== language || page.path.includes(':') || page.query) continue;
    const html = await (await cache.match(request, { ignoreVary: true }))?.text();
    // The name of the product follows in every title.
    const [title] = /<title>([^<]+)<\/title>/.exec(html ?? '')?.[1]?.split(' · ') ?? [];
    const isKnown = pages.some((known) => known.title === title);
    if (title && !isKnown) pages.push({ address: page.path, title: decodeEntities(title) });
  }
  return pages;
}

const decodeEntities = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
