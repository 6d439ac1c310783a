import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { press } from './bench-press.mjs';
import { follow } from './run.mjs';

/** @typedef {import('pg').PoolConfig} PoolConfig */

const CROPS = '/api/v1/crops';
const CONNECTIONS = 20;

/** Listings up to number `$1`, spread over the demo users, all categories and many prices, with two pictures each. */
const FILL = `
  with people as (select array_agg(id) as ids, array_agg(state) as states, count(*)::int as n from users),
  made as (
    insert into crops (id, seller_id, seller_state, name, description, price, quantity, unit, category,
                       harvest_date, expiry_date, place, created_at, updated_at)
    select gen_random_uuid(), ids[1 + i % n], states[1 + i % n], 'Sharbati Wheat ' || i,
           'Clean golden wheat, machine sorted, dry and packed in new bags. Lot ' || i,
           20000 + i * 7919 % 100000, 500, 'kg',
           (array['Crops', 'Seeds', 'Pulses', 'Fruits', 'Vegetables', 'Fodder Crops', 'Dairy Products',
                  'Fertilizers'])[1 + i % 8],
           current_date - 30, current_date + 300, 'Bero, Ranchi', now() - i * interval '1 second', now()
    from generate_series((select count(*) from crops) + 1, $1::int) i, people
    returning id)
  insert into pictures (id, crop_id, position, width, height)
  select gen_random_uuid(), id, position, 960, 720 from made, generate_series(0, 1) position`;

/**
 * Measures requests per second of the list of crops with growing numbers of listings, and two baselines on the same
 * database: a bare Fastify handler that reads the same rows, and one that reads a stored response.
 * @param {string} address
 * @param {PoolConfig} config
 * @param {readonly number[]} sizes
 * @returns {Promise<[string, string][]>}
 */
export async function measureMarket(address, config, sizes) {
  const pool = new pg.Pool({ max: CONNECTIONS, ...config });
  // Idle connections may fail when the database stops first.
  pool.on('error', () => undefined);
  /** @type {[string, string][]} */
  const rows = [];
  let product = 0;
  for (const size of sizes) {
    await pool.query(FILL, [size]);
    await pool.query('vacuum analyze');
    // Without a checkpoint the database would write the new rows for minutes during the measurement.
    await pool.query('checkpoint');
    product = await pressPage(address + CROPS);
    rows.push([`GET /crops among ${size.toLocaleString('en')} listings`, perSecond(product)]);
  }
  const bare = await startBare(config, await (await fetch(address + CROPS)).text());
  for (const [path, what] of [
    ['/rows', 'bare Fastify: the same 25 rows in one prepared query'],
    ['/stored', 'bare Fastify: the same response stored in one row'],
  ]) {
    const baseline = await pressPage(bare.url + path);
    rows.push([
      `${what}`,
      `${perSecond(baseline)}, ${(baseline / product).toFixed(1)} times the product`,
    ]);
  }
  await bare.stop();
  await pool.end();
  return rows;
}

/**
 * @param {PoolConfig} config
 * @param {string} response
 */
async function startBare(config, response) {
  const path = fileURLToPath(new URL('./bench-bare.mjs', import.meta.url));
  const child = spawn(process.execPath, [path], { stdio: ['pipe', 'pipe', 'inherit'] });
  follow(child);
  child.stdin.write(`${JSON.stringify({ config, response })}\n`);
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url,
    async stop() {
      child.stdin.end();
      await once(child, 'close');
    },
  };
}

/** @param {string} url */
async function pressPage(url) {
  await press({ url, connections: CONNECTIONS, duration: 3 });
  return (await press({ url, connections: CONNECTIONS, duration: 8 })).perSecond;
}

/** @param {number} requests */
function perSecond(requests) {
  return `${requests.toFixed(0)} a second`;
}
