import { percentile, press } from './press.mjs';

const CONNECTIONS = 20;
const SECONDS = 6;

/** What is asked: every time another position, so that nothing can be remembered, or a PIN code or a state. */
const questions = /** @type {[string, object[]][]} */ ([
  ['labs by distance over the whole list', positions().map((query) => ({ path: pathOf(query) }))],
  ['labs by PIN code', [{ path: pathOf({ pin: '834001' }) }]],
  ['labs of the largest state', [{ path: pathOf({ state: 'Uttar Pradesh' }) }]],
]);

/** @param {Record<string, string>} query */
function pathOf(query) {
  return `/api/v1/labs?${new URLSearchParams(query)}`;
}

/** Positions all over India. */
function positions() {
  return Array.from({ length: 500 }, (_, at) => ({
    lat: (8 + ((at * 37) % 500) / 20).toFixed(2),
    lon: (70 + ((at * 101) % 500) / 20).toFixed(2),
  }));
}

/**
 * Measures the lists of soil laboratories.
 * @param {string} url
 * @returns {Promise<[string, string][]>}
 */
export async function measureLabs(url) {
  /** @type {[string, string][]} */
  const rows = [];
  for (const [what, requests] of questions) {
    const page = { url, requests, connections: CONNECTIONS };
    await press({ ...page, duration: 2 });
    const { perSecond, times } = await press({ ...page, duration: SECONDS });
    const p95 = percentile(times, 0.95);
    rows.push([what, `${perSecond.toFixed(0)} a second, 95 of 100 within ${p95.toFixed(0)} ms`]);
  }
  return rows;
}
