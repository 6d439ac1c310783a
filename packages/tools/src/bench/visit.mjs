import { FLOOR } from './floor.mjs';

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

/**
 * A measured page.
 * @typedef {object} Measured
 * @property {string} path
 * @property {boolean} [isProtected] opened by a signed-in user
 * @property {string} [data] selector of the first data of the server
 * @property {[what: string, selector: string, key?: string][]} [taps] what is pressed, with a key or a finger
 */

/** @typedef {{ requests: number, scripts: number, bytes: number, first: number, largest: number, data: number, shift: number }} Figures */
/** @typedef {Record<string, string>} Session */

/**
 * Time of the first paint of a page that runs no scripts, in ms.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function paintWithoutScripts(browser, url) {
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
export async function measureVisits(browser, address, page, session) {
  const context = await browser.newContext(PHONE);
  if (page.isProtected) await context.addInitScript(keep, session);
  await context.addInitScript(watchPaint, page.data);
  const url = address + page.path;
  const first = await visit(context, url, LINE, page);
  const taps = await answersOf(first.tab, page.taps ?? []);
  // What waits until nothing else has to be done, such as the service worker, has come by then.
  await first.tab.waitForTimeout(page.path === FLOOR ? 0 : 6000);
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
  // The portal marks its page until it is hydrated and idle. A wait that looks in each frame would slow the page down.
  await tab
    .waitForFunction(isShown, data, { polling: 500, timeout: 15_000 })
    .catch(() => Promise.reject(new Error(`${url} shows no ${data ?? 'page'}`)));
  await tab.waitForTimeout(200);
  const seen = await tab.evaluate(() => Object(globalThis).figures);
  return { tab, figures: { requests, scripts, bytes, ...seen } };
}

/** Runs in the page. @param {string | undefined} data */
function isShown(data) {
  const { document } = Object(globalThis);
  const hasArrived = !('arriving' in document.documentElement.dataset);
  return hasArrived && (!data || document.querySelector(data) !== null);
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
  const { localStorage } = Object(globalThis);
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
