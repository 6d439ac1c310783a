import { expect, type Page } from '@playwright/test';

/** Milliseconds in which a new worker takes control of the page that is open. */
const CLAIM_MS = 10_000;

/** Runs in the page: whether the worker controls it, now or soon. */
async function isControlled(claimMs: number): Promise<boolean> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (serviceWorker.controller) return true;
  return new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), claimMs);
  });
}

/** The files that a page has used and the worker has not kept; the model has a cache of its own. */
const unkeptFiles = (page: Page) =>
  page.evaluate(async () => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && !path.endsWith('.bin'));
    const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
    return files.filter((_, at) => !kept[at]);
  });

/** Waits until the worker is in control and has kept the page with its files, which it does when the page is idle. */
export async function waitForWorker(page: Page): Promise<void> {
  // A page that was on its way while the worker took control of all others is controlled from its next load on.
  if (!(await page.evaluate(isControlled, CLAIM_MS))) await page.reload();
  const { pathname } = new URL(page.url());
  await expect.poll(() => keptPages(page)).toContain(pathname);
  await expect.poll(() => unkeptFiles(page)).toEqual([]);
}

const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      urls.push(...(await cache.keys()).map(({ url }) => url));
    }
    return urls;
  });

/** The patterns of the pages in the caches, each with its query if that has HTML of its own. */
export async function keptPages(page: Page): Promise<string[]> {
  const urls = (await cachedUrls(page)).map((url) => new URL(url));
  return urls
    .filter(({ pathname }) => pathname === '/-/pages')
    .map(({ searchParams }) => [searchParams.get('path'), searchParams.get('query')])
    .map((parts) => parts.filter(Boolean).join(' '));
}

/** What the browser stores: names of caches, keys of databases and storages, and their values as text. */
export function storedByBrowser(page: Page) {
  return page.evaluate(async () => {
    const databases: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      databases[name] = await new Promise((resolve) => {
        const opening = indexedDB.open(name);
        // Deleted in the meantime: it must not be created again.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          const [first] = stores;
          if (!first) return resolve([]);
          const reading = database.transaction(stores).objectStore(first).getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      });
    }
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) addresses.push(`${name} ${request.url}`);
    }
    return {
      databases,
      addresses,
      caches: await caches.keys(),
      local: { ...localStorage },
      session: { ...sessionStorage },
    };
  });
}
