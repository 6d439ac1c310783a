import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';
import { percentile, press } from './press.mjs';

/** @typedef {{ address: string, requests: string[], close: () => Promise<void> }} Provider */

const CONNECTIONS = 20;
const SECONDS = 6;

/** What is asked, each from the cache: one town, and towns all over India in turn. */
const questions = /** @type {[string, string[]][]} */ ([
  ['forecast of one town from the cache', ['/data/2.5/forecast?q=Ranchi']],
  ['field weather of one place from the cache', ['/api/v1/weather/field?lat=23.34&lon=85.31']],
  ['forecasts of 200 places from the cache', positions()],
]);

function positions() {
  return Array.from({ length: 200 }, (_, at) => {
    const [lat, lon] = [10 + (at % 20), 72 + Math.floor(at / 20) * 2];
    return `/data/2.5/forecast?lat=${lat}&lon=${lon}`;
  });
}

/**
 * Starts the local Open-Meteo of the tests, so that no figure depends on the network.
 * @param {string} folder for its bundle
 * @returns {Promise<Provider>}
 */
export async function startWeatherProvider(folder) {
  const { build } = createRequire(join(root, 'apps/api/package.json'))('esbuild');
  const outfile = join(folder, 'open-meteo-server.mjs');
  const source = join(root, 'apps/api/test/support/providers/open-meteo-server.ts');
  await build({ entryPoints: [source], outfile, bundle: true, platform: 'node', format: 'esm' });
  const { startOpenMeteoServer } = await import(pathToFileURL(outfile).href);
  return startOpenMeteoServer();
}

/** The settings of a server that asks this provider. @param {Provider} provider */
export const weatherSettings = ({ address }) => ({
  OPEN_METEO_URL: address,
  OPEN_METEO_GEOCODING_URL: address,
  OPEN_METEO_ARCHIVE_URL: address,
});

/**
 * Measures the weather from the cache, and counts how often the provider is asked meanwhile.
 * @param {string} url
 * @param {Provider} provider
 * @returns {Promise<[string, string][]>}
 */
export async function measureWeather(url, provider) {
  /** @type {[string, string][]} */
  const rows = [];
  for (const [what, paths] of questions) {
    for (const path of paths) await (await fetch(url + path)).text();
    const before = provider.requests.length;
    const page = { url, requests: paths.map((path) => ({ path })), connections: CONNECTIONS };
    await press({ ...page, duration: 2 });
    const { perSecond, times } = await press({ ...page, duration: SECONDS });
    const p95 = percentile(times, 0.95);
    const asked = provider.requests.length - before;
    rows.push([
      what,
      `${perSecond.toFixed(0)} a second, 95 of 100 within ${p95.toFixed(0)} ms, provider asked ${asked} times`,
    ]);
  }
  return rows;
}
