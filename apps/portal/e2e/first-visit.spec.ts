import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { news } from '@upaj/content/news/news';
import { demoListings } from '@upaj/demo/market';
import { demoOrders } from '@upaj/demo/orders';
import { demoPassword, demoSellers } from '@upaj/demo/people';
import { demoThreads } from '@upaj/demo/threads';
import { paths as addresses } from '../src/shared/paths.ts';
import { watchRequests } from './page-load.ts';
import { addressOfProduct, expect, test } from './product.ts';

/** The most JavaScript that a page may load before the first interaction, in bytes of brotli, and in files. */
const LIMIT = 130_000;
const MAX_FILES = 10;

const routes: { path: string }[] = JSON.parse(
  readFileSync(new URL('../dist/.vite/routes.json', import.meta.url), 'utf8'),
);
const [listing] = demoListings;
const order = demoOrders.findLast(({ seller }) => seller === demoSellers[0]);
const samples: Record<string, string> = {
  '/orders/:id': `/orders/${order?.id}`,
  '/mandi/:category/:id': `/mandi/${listing?.category}/${listing?.id}`,
  '/latest-news/:id': `/latest-news/${news[0]?.id}`,
  '/discussions/:id': `/discussions/${demoThreads[0]?.id}`,
};
/** Signed-in users are redirected from these. */
const forVisitors = ['/', '/sign-in', '/sign-up', '/forgot-password', '/reset-password'];

const weights = new Map<string, number>();

/** Fetched by the test itself: a response cannot be read from the browser after its page has navigated. */
async function weigh(url: string): Promise<number> {
  const known = weights.get(url);
  if (known !== undefined) return known;
  const reply = await fetch(url);
  expect(reply.status, url).toBe(200);
  const weight = brotliCompressSync(Buffer.from(await reply.arrayBuffer())).length;
  weights.set(url, weight);
  return weight;
}

/** What the portal stores for a user who is signed in. */
async function session(): Promise<Record<string, string>> {
  const reply = await fetch(`${addressOfProduct()}/api/v1/user/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoSellers[0]?.email, password: demoPassword }),
  });
  const { token, userId, data } = await reply.json();
  return { token, userId, userName: data.name, isSeller: String(data.isSeller) };
}

function keep(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

/** Runs in the page: nothing is loaded because time has passed, however slow the machine is. */
function holdLongWaits(): void {
  const start = setTimeout;
  const hold = (run: () => void, ms = 0, ...args: []) =>
    ms < 2000 ? start(run, ms, ...args) : Number.NaN;
  Object.assign(globalThis, { setTimeout: hold });
}

/** Opens an address with an empty cache, touches nothing, and weighs every script that is loaded. */
async function scriptsOf(browser: Browser, path: string, kept: Record<string, string>) {
  const context = await browser.newContext({
    baseURL: addressOfProduct(),
    locale: 'hi-IN',
    viewport: { width: 390, height: 844 },
  });
  const page: Page = await context.newPage();
  await page.addInitScript(holdLongWaits);
  if (!forVisitors.includes(path)) await page.addInitScript(keep, kept);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const isAtRest = watchRequests(page);
  await page.goto(path);
  await isAtRest();
  const { pathname, search } = new URL(page.url());
  await context.close();
  const bytes = await Promise.all(scripts.map(weigh));
  return {
    bytes: bytes.reduce((sum, one) => sum + one, 0),
    files: scripts.length,
    at: pathname + search,
  };
}

/** Without the state of a link it leads to the list of discussions. */
const ofAState = addresses.threadDetail.path;

test('no page loads more than 130 kB or 10 files of scripts before the first interaction', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const kept = await session();
  const heavy: string[] = [];
  // On a phone the row of categories scrolls by itself to the chosen one.
  const paths = [
    ...routes.map(({ path }) => samples[path] ?? path).filter((path) => path !== ofAState),
    '/mandi?category=Fodder Crops',
  ];
  for (const path of paths) {
    const { bytes, files, at } = await scriptsOf(browser, path, kept);
    expect(decodeURI(at), `${path} led elsewhere`).toBe(path);
    expect(bytes, path).toBeGreaterThan(0);
    if (bytes > LIMIT || files > MAX_FILES)
      heavy.push(`${path}: ${files} files, ${(bytes / 1000).toFixed(1)} kB`);
  }
  expect(heavy).toEqual([]);
});
