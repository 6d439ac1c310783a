import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from './chromium.mjs';

/** A phone on a slow connection, the device of every design budget. */
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-IN', hasTouch: true };
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const CUT_LINE = { ...LINE, offline: true };
const SLOWDOWN = 4;
const RUNS = 5;
const FLOOR = '/floor';

/**
 * A measured page.
 * @typedef {object} Measured
 * @property {string} path
 * @property {boolean} [isProtected] opened by a signed-in user
 * @property {string} [data] selector of the first data of the server
 * @property {[what: string, selector: string, key?: string][]} [taps] what is pressed, with a key or a finger
 */

const MENU = /** @type {[string, string]} */ (['menu', 'header button[aria-haspopup=menu]']);

/** @param {{ category: string, _id: string }} listing @returns {Measured[]} */
const pagesWith = (listing) => [
  { path: '/' },
  { path: '/services' },
  { path: '/explore/govt-schemes', taps: [['search key', 'input[type=search]', 'a']] },
  { path: '/sign-in' },
  { path: '/sign-up' },
  { path: '/dashboard', isProtected: true, data: 'main article', taps: [MENU] },
  {
    path: '/mandi',
    isProtected: true,
    data: 'main article',
    taps: [
      ['stepper', 'main article button:not([disabled])'],
      ['search key', 'main input[type=search]', 'a'],
      MENU,
    ],
  },
  { path: '/mandi?category=Fruits', isProtected: true, data: 'main article' },
  {
    path: `/mandi/${encodeURIComponent(listing.category)}/${listing._id}`,
    isProtected: true,
    data: 'main h1:not(.sr-only)',
  },
  { path: '/mandi/sell-item', isProtected: true },
  { path: '/mandi/seller-profile', isProtected: true, data: 'main article' },
  {
    path: '/profile',
    isProtected: true,
    data: 'main dl, main form',
    taps: [['tab', 'main [role=tab]']],
  },
  { path: '/latest-news', isProtected: true },
  { path: '/educational', isProtected: true },
  { path: '/finance', isProtected: true },
];

/** @typedef {{ requests: number, scripts: number, bytes: number, first: number, largest: number, data: number, shift: number }} Figures */
/** @typedef {Record<string, string>} Session */

/**
 * Copies a built portal and adds a minimal page as a baseline on the same server:
 * 14 kB of text with its styles inside.
 * @param {string} dist
 * @param {string} copy
 */
export function addFloor(dist, copy) {
  cpSync(dist, copy, { recursive: true });
  const word = (/** @type {number} */ at) =>
    createHash('sha256').update(`${at}`).digest('base64url');
  const text = Array.from({ length: 440 }, (_, at) => `<p>${word(at)}</p>`).join('\n');
  const style = 'body{font:16px sans-serif;max-width:60ch;margin:auto;overflow-wrap:anywhere}';
  const html = `<!doctype html><html lang="en"><title>Floor</title><style>${style}</style><h1>Floor</h1>${text}</html>`;
  writeFileSync(join(copy, 'en', `${FLOOR.slice(1)}.html`), html);
  const notes = join(copy, '.vite/routes.json');
  const routes = JSON.parse(readFileSync(notes, 'utf8'));
  const floor = { ...routes[0], path: FLOOR, variesBy: [], files: {} };
  writeFileSync(notes, JSON.stringify([...routes, floor]));
}

/**
 * Opens each page with an empty cache, and again with what the first visit has left, and returns the medians as rows
 * of the table.
 * @param {string} address
 * @param {{ email: string, password: string }} person a demo user who has listings
 * @param {(path: string) => boolean} [wanted]
 * @returns {Promise<[string, string][]>}
 */
export async function measurePages(address, person, wanted = () => true) {
  const executablePath = findChromium();
  if (!executablePath) return [['pages', 'not measured: no Chromium here']];
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const { session, listing } = await signIn(address, person);
  /** @type {[string, string][]} */
  const rows = [['page (390 × 844, 1.6 Mbit/s, 150 ms, processor 4 times slower)', COLUMNS]];
  await measureOnce(browser, address, { path: FLOOR }, session);
  const floor = await medianOf(() => measureOnce(browser, address, { path: FLOOR }, session));
  rows.push(['the floor: a bare page of 14 kB', columns(floor.cold)]);
  for (const page of pagesWith(listing).filter(({ path }) => wanted(path))) {
    const still = median(await series(() => paintWithoutScripts(browser, address + page.path)));
    const { cold, again, cut, taps } = await medianOf(() =>
      measureOnce(browser, address, page, session),
    );
    const name = page.path.replace(listing._id, ':id');
    const ratio = (/** @type {number} */ ms) => (ms / floor.cold.first).toFixed(2);
    rows.push([name, `${columns(cold)}  ${(cold.first / still).toFixed(2)} × without scripts`]);
    rows.push([`  second visit`, `${columns(again)}  ${ratio(again.first)} × floor`]);
    rows.push([`  second visit, line cut`, `${columns(cut)}  ${ratio(cut.first)} × floor`]);
    const answered = Object.entries(taps).map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`);
    if (answered.length > 0) rows.push(['  answered after', answered.join(', ')]);
  }
  await browser.close();
  return rows;
}

/**
 * What the portal stores for a signed-in user, and a listing to look at.
 * @param {string} address
 * @param {{ email: string, password: string }} person
 */
async function signIn(address, person) {
  const reply = await fetch(`${address}/api/v1/user/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { token, userId, data } = await reply.json();
  const crops = await fetch(`${address}/api/v1/crops?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [listing] = (await crops.json()).data;
  /** @type {Session} */
  const session = { token, userId, userName: data.name, isSeller: String(data.isSeller) };
  return { session, listing };
}

const COLUMNS = 'req. scripts    bytes    first  largest     data  shift';

/** @param {Figures} figures */
function columns({ requests, scripts, bytes, first, largest, data, shift }) {
  const seconds = (/** @type {number} */ ms) =>
    (Number.isNaN(ms) ? '-' : `${(ms / 1000).toFixed(2)} s`).padStart(9);
  const counts = `${String(requests).padStart(4)}${String(scripts).padStart(8)}`;
  const weight = `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  return `${counts}${weight}${seconds(first)}${seconds(largest)}${seconds(data)}  ${shift.toFixed(3)}`;
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** @template T @param {() => Promise<T>} measure @returns {Promise<T[]>} */
async function series(measure) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure());
  return runs;
}

/**
 * Medians of several runs, figure by figure.
 * @template {Record<string, object>} T
 * @param {() => Promise<T>} measure
 * @returns {Promise<T>}
 */
async function medianOf(measure) {
  const runs = await series(measure);
  const middle = (/** @type {string} */ part, /** @type {string} */ key) =>
    median(runs.map((run) => Object(run[part])[key]));
  return Object.assign(
    {},
    ...Object.entries(runs[0] ?? {}).map(([part, figures]) => ({
      [part]: Object.fromEntries(Object.keys(figures).map((key) => [key, middle(part, key)])),
    })),
  );
}

/**
 * Time of the first paint of a page that runs no scripts, in ms.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function paintWithoutScripts(browser, url) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  const devtools = await slowDown(context, page, LINE);
  await devtools.send('Page.enable');
  await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true });
  let begun = Number.NaN;
  devtools.on('Network.requestWillBeSent', ({ type, timestamp }) => {
    if (type === 'Document') begun = timestamp;
  });
  const painted = new Promise((resolve) => {
    devtools.on('Page.lifecycleEvent', ({ name, timestamp }) => {
      if (name === 'firstContentfulPaint') resolve((timestamp - begun) * 1000);
    });
  });
  await page.goto(url);
  const time = Number(await painted);
  await context.close();
  return time;
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('@playwright/test').Page} page
 * @param {typeof LINE} line
 */
async function slowDown(context, page, line) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devtools;
}

/**
 * One first visit, a second one, and one with the line cut.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {Measured} page
 * @param {Session} session
 */
async function measureOnce(browser, address, page, session) {
  const context = await browser.newContext(PHONE);
  if (page.isProtected) await context.addInitScript(keep, session);
  await context.addInitScript(watchPaint, page.data);
  const url = address + page.path;
  const first = await visit(context, url, LINE, page);
  const taps = await answersOf(first.tab, page.taps ?? []);
  // What waits until nothing else has to be done, such as the service worker, has come by then.
  await first.tab.waitForTimeout(page.path === FLOOR ? 0 : 1500);
  await first.tab.close();
  const none = {
    ...first.figures,
    requests: 0,
    scripts: 0,
    bytes: 0,
    first: Number.NaN,
    largest: Number.NaN,
    data: Number.NaN,
    shift: 0,
  };
  if (page.path === FLOOR) return { cold: first.figures, again: none, cut: none, taps };
  const again = await visit(context, url, LINE, page);
  await again.tab.close();
  const cut = await visit(context, url, CUT_LINE, page).catch(() => undefined);
  await context.close();
  return { cold: first.figures, again: again.figures, cut: cut?.figures ?? none, taps };
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {typeof LINE} line
 * @param {Measured} page
 * @returns {Promise<{ tab: import('@playwright/test').Page, figures: Figures }>}
 */
async function visit(context, url, line, { data }) {
  const tab = await context.newPage();
  const devtools = await slowDown(context, tab, line);
  let bytes = 0;
  let requests = 0;
  let scripts = 0;
  devtools.on('Network.requestWillBeSent', ({ type }) => {
    requests += 1;
    if (type === 'Script') scripts += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const reply = await tab.goto(url);
  if (!reply?.ok()) throw new Error(`${url} returned ${reply?.status()}`);
  // The portal marks its page until it is hydrated and idle.
  await tab.waitForSelector('html:not([data-arriving])', { state: 'attached' });
  if (data) await tab.waitForSelector(data, { state: 'attached', timeout: 15_000 });
  await tab.waitForTimeout(200);
  const seen = await tab.evaluate(() => Object(globalThis).figures);
  return { tab, figures: { requests, scripts, bytes, ...seen } };
}

/**
 * Presses each part once; the time until the next paint, in ms.
 * @param {import('@playwright/test').Page} tab
 * @param {[string, string, string?][]} taps
 */
async function answersOf(tab, taps) {
  /** @type {Record<string, number>} */
  const answers = {};
  for (const [what, selector, key] of taps) {
    await tab.evaluate(() => Object.assign(Object(globalThis).figures, { answer: 0 }));
    const target = tab.locator(selector).first();
    if (key) await target.press(key);
    else await target.click();
    await tab.waitForTimeout(400);
    answers[what] = await tab.evaluate(() => Object(globalThis).figures.answer);
    await tab.keyboard.press('Escape');
  }
  return answers;
}

/** Runs in the page: stores a session. @param {Session} session */
function keep(session) {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
}

/** Runs in the page: records paints, layout shifts, first data and answers. @param {string | undefined} data */
function watchPaint(data) {
  const figures = { first: 0, largest: 0, data: Number.NaN, shift: 0, answer: 0 };
  Object.assign(globalThis, { figures });
  // In the page this is the browser's class, which supports more entry types than Node's.
  const Observer = /** @type {any} */ (globalThis.PerformanceObserver);
  const watch = (
    /** @type {string} */ type,
    /** @type {(entry: any) => void} */ note,
    options = {},
  ) =>
    new Observer((/** @type {any} */ list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    figures.largest = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) figures.shift += value;
  });
  watch(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) figures.answer = Math.max(figures.answer, duration);
    },
    { durationThreshold: 16 },
  );
  if (!data) return;
  const { document, MutationObserver, requestAnimationFrame } = Object(globalThis);
  const changes = new MutationObserver(() => {
    if (!document.querySelector(data)) return;
    changes.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => (figures.data = performance.now())));
  });
  changes.observe(document, { childList: true, subtree: true });
}
