import { createRequire } from 'node:module';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { FLOOR } from './floor.mjs';
import { measureVisits, paintWithoutScripts } from './visit.mjs';

const RUNS = 5;

/** @typedef {import('./visit.mjs').Measured} Measured */
/** @typedef {import('./visit.mjs').Session} Session */

const MENU = /** @type {[string, string]} */ (['menu', 'header button[aria-haspopup=menu]']);

/** @param {{ category: string, _id: string }} listing @param {{ _id: string }} thread @returns {Measured[]} */
const pagesWith = (listing, thread) => [
  { path: '/' },
  { path: '/services' },
  { path: '/explore/govt-schemes', taps: [['search key', 'input[type=search]', 'a']] },
  { path: '/sign-in' },
  { path: '/sign-up' },
  { path: '/dashboard', isProtected: true, data: '#newest li', taps: [MENU] },
  {
    path: '/mandi',
    isProtected: true,
    data: 'main article',
    taps: [
      ['stepper', 'main article button:not([aria-disabled=true])'],
      ['search key', 'main input[type=search]', 'a'],
      MENU,
      ['chip', 'main fieldset button[aria-pressed=false]'],
    ],
  },
  { path: '/mandi?category=Fruits', isProtected: true, data: 'main article' },
  {
    path: `/mandi/${encodeURIComponent(listing.category)}/${listing._id}`,
    isProtected: true,
    data: 'main h1:not(.sr-only)',
  },
  { path: '/mandi?q=gehu', isProtected: true, data: 'main article' },
  { path: '/discussions', isProtected: true, data: 'main li h2' },
  { path: `/discussions/${thread._id}`, isProtected: true, data: 'main h1:not(.sr-only)' },
  { path: '/mandi/sell-item', isProtected: true },
  { path: '/mandi/seller-profile', isProtected: true, data: 'main li[aria-label]' },
  { path: '/profile', isProtected: true, data: 'main dl, main form' },
  { path: '/latest-news', isProtected: true },
  { path: '/educational', isProtected: true },
  { path: '/finance', isProtected: true },
  { path: '/weather', isProtected: true },
  { path: '/chat-bot', isProtected: true },
  { path: '/explore/nearby-labs', isProtected: true },
  { path: '/explore/disease-prediction', isProtected: true },
];

/** @typedef {import('./visit.mjs').Figures} Figures */

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
  const { session, listing, thread } = await signIn(address, person);
  /** @type {[string, string][]} */
  const rows = [['page (390 × 844, 1.6 Mbit/s, 150 ms, processor 4 times slower)', COLUMNS]];
  await measureVisits(browser, address, { path: FLOOR }, session);
  const floor = await medianOf(() => measureVisits(browser, address, { path: FLOOR }, session));
  rows.push(['the floor: a bare page of 14 kB', columns(floor.cold)]);
  for (const page of pagesWith(listing, thread).filter(({ path }) => wanted(path))) {
    const still = median(await series(() => paintWithoutScripts(browser, address + page.path)));
    const { cold, again, cut, taps } = await medianOf(() =>
      measureVisits(browser, address, page, session),
    );
    const name = page.path.replace(/[\da-f-]{36}/, ':id');
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
 * What the portal stores for a signed-in user, and a listing and a discussion to look at.
 * @param {string} address
 * @param {{ email: string, password: string }} person
 */
async function signIn(address, person) {
  const reply = await fetch(`${address}/api/v1/user/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { token, userId, data } = Object(await reply.json());
  const crops = await fetch(`${address}/api/v1/crops?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [listing] = Object(await crops.json()).data;
  const threads = await fetch(`${address}/api/v1/tweets?limit=1`);
  const [thread] = Object(await threads.json()).data;
  /** @type {Session} */
  const session = { token, userId, userName: data.name, isSeller: String(data.isSeller) };
  return { session, listing, thread };
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
