import { createRequire } from 'node:module';

/** @typedef {{ requests: { average: number }, non2xx: number }} Outcome */
/** @typedef {{ url: string, connections: number, duration?: number, amount?: number, method?: string, headers?: object, body?: string, requests?: object[] }} Pressure */

/**
 * Puts a server under load and returns the requests per second and the duration of each in ms.
 * @param {Pressure} pressure
 * @returns {Promise<{ perSecond: number, times: number[] }>}
 */
export async function press(pressure) {
  /** @type {(options: Pressure) => Promise<Outcome> & import('node:events').EventEmitter} */
  const autocannon = createRequire(import.meta.url)('autocannon');
  const running = autocannon(pressure);
  /** @type {number[]} */
  const times = [];
  running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { requests, non2xx } = await running;
  if (non2xx > 0) throw new Error(`${pressure.url} failed ${non2xx} requests`);
  return { perSecond: requests.average, times };
}

/** @param {number[]} times @param {number} share */
export function percentile(times, share) {
  return (
    times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN
  );
}
