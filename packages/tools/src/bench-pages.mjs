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
const SLOWDOWN = 4;
const RUNS = 5;
const PAGES = ['/', '/services', '/explore/govt-schemes', '/sign-in'];
const FLOOR = '/floor';

/** @typedef {{ bytes: number, first: number, largest: number, shift: number }} Figures */

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
 * Opens each page with an empty cache and returns the medians as rows of the table.
 * @param {string} address
 * @returns {Promise<[string, string][]>}
 */
export async function measurePages(address) {
  const executablePath = findChromium();
  if (!executablePath) return [['pages', 'not measured: no Chromium here']];
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  /** @type {[string, string][]} */
  const rows = [['page (390 × 844, 1.6 Mbit/s, 150 ms, processor 4 times slower)', COLUMNS]];
  await measureOnce(browser, address + FLOOR);
  for (const page of [FLOOR, ...PAGES]) {
    /** @type {Figures[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(browser, address + page));
    const middle = (/** @type {keyof Figures} */ key) =>
      median(runs.map((figures) => figures[key]));
    const name = page === FLOOR ? 'the floor: a bare page of 14 kB' : page;
    rows.push([
      name,
      columns(middle('bytes'), middle('first'), middle('largest'), middle('shift')),
    ]);
  }
  await browser.close();
  return rows;
}

const COLUMNS = '   bytes    first  largest  shift';

/** @param {number} bytes @param {number} first @param {number} largest @param {number} shift */
function columns(bytes, first, largest, shift) {
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`.padStart(9);
  const weight = `${(bytes / 1000).toFixed(1)} kB`.padStart(8);
  return `${weight}${seconds(first)}${seconds(largest)}  ${shift.toFixed(3)}`;
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Figures>}
 */
async function measureOnce(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watchPaint);
  const reply = await page.goto(url);
  if (!reply?.ok()) throw new Error(`${url} returned ${reply?.status()}`);
  // The portal marks its page until it is hydrated and idle.
  await page.waitForSelector('html:not([data-arriving])', { state: 'attached' });
  const seen = await page.evaluate(() => Object(globalThis).figures);
  await context.close();
  return { bytes, ...seen };
}

/** Runs in the page: records paints and layout shifts. */
function watchPaint() {
  const figures = { first: 0, largest: 0, shift: 0 };
  Object.assign(globalThis, { figures });
  // In the page this is the browser's class, which supports more entry types than Node's.
  const Observer = /** @type {any} */ (globalThis.PerformanceObserver);
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new Observer((/** @type {any} */ list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
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
}
