import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { build } from './build.ts';
import { buildCache, isFile, keepFiles } from './caches.ts';
import { fetchUntilLeft, stopDownloads } from './downloads.ts';
import { isKeptFile } from './kept-files.ts';
import { languageOf } from './language.ts';
import type { ToWorker } from './messages.ts';
import { offlinePage, offlineScript } from './offline-page.ts';
import { removeOldBuilds } from './old-builds.ts';
import { pageKeysOf } from './page-key.ts';
import { bringKnownPages, findPage, keepPage, keepShownPage, readablePages } from './pages.ts';
import { pictures } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles(build.core).then(bringKnownPages));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(() => removeOldBuilds(self)));
});

self.addEventListener('message', (event) => {
  // A page of this origin: no other one has a reference to the worker.
  const message: ToWorker = event.data;
  if (message.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
  if (message.type === 'stop-downloads' && event.source instanceof Client)
    stopDownloads(event.source.id);
  if (message.type === 'page-shown') {
    const keep = keepShownPage(message.address, message.files);
    // What cannot be kept, for want of a connection or of space, is fetched again.
    event.waitUntil(keep.catch(() => {}).then(() => removeOldBuilds(self)));
  }
});

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

async function answerOffline(address: string): Promise<Response> {
  const language = await languageOf(address);
  const html = offlinePage(language, address, await readablePages(language));
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${await hashOf(offlineScript)}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

/** How long the page of another address waits for its data, where its shape can be shown. */
const PATIENCE_MS = 2_000;

/** The page from the cache of this build, else from the server, else its shape; without all of them a page that says so. */
async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const keys = pageKeysOf(build.routes, request.url, await languageOf(request.url));
  const cached = keys && (await findPage(keys.page));
  if (cached) return cached;
  const fetched = fetch(request);
  const keep = fetched.then((response) => keys && keepPage(keys.page, response.clone()));
  event.waitUntil(keep.catch(() => {}));
  const shape = keys && (await findPage(keys.shape));
  if (!shape) return fetched.catch(() => answerOffline(request.url));
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, shape));
  return Promise.race([fetched.catch(() => shape), late]);
}

/** Addresses that never concern the worker. */
const untouched = [/^\/(api|upload|data|docs|pictures|assets|healthz|readyz|metrics)(\/|\?|$)/];

registerRoute(
  new NavigationRoute(
    // Workbox hands on the event of the fetch.
    ({ event }) => answerNavigation(event as FetchEvent),
    { denylist: untouched },
  ),
);

const isWhole = (request: Request) => !request.headers.has('range');

const files = new CacheFirst({
  cacheName: buildCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    fetchUntilLeft,
    {
      // A page of an older build needs its own files.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? caches.match(request, { ignoreVary: true }),
      cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
    },
  ],
});

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isKeptFile(url.pathname) && isWhole(request),
  files,
);

registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && url.pathname.startsWith('/pictures/') && isWhole(request),
  pictures,
);
