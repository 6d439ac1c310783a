import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { follow } from '../run.mjs';
import { percentile, press } from './press.mjs';

/** @typedef {import('pg').PoolConfig} PoolConfig */

const CROPS = '/api/v1/crops';
const CONNECTIONS = 20;

/** Pages of the market, each with its own index: the newest, searches by name, and a filter in the order of prices. */
const PAGES = [
  ['GET /crops', ''],
  ['search of two letters in Hindi (गे)', '?q=गे'],
  ['search of a two-letter name in Hindi (घी)', '?q=घी'],
  ['search of an English word (wheat)', '?q=wheat'],
  ['search of an English word, cheapest first', '?q=wheat&sort=price-asc'],
  ['search of a word that the category does not have', '?q=wheat&category=Pulses'],
  ['category and state, cheapest first', '?category=Vegetables&state=Punjab&sort=price-asc'],
];

/**
 * Listings up to number `$1`: copies of the demo listings with their search terms, spread over the demo users, all
 * categories and many prices, with two pictures each.
 */
const FILL = `
  with people as (select array_agg(id) as ids, array_agg(state) as states, count(*)::int as n from users),
  goods as (select row_number() over (order by id) as nth, count(*) over () as goods, *
            from crops where search_version > 0 and name !~ '[0-9]'),
  made as (
    insert into crops (id, seller_id, seller_state, name, description, price, quantity, unit, category,
                       harvest_date, expiry_date, place, created_at, updated_at,
                       search_terms, name_words, search_version)
    select gen_random_uuid(), ids[1 + i % people.n], states[1 + i % people.n], name || ' ' || i,
           description || ' Lot ' || i, 20000 + i * 7919 % 100000, 500, unit, category,
           current_date - 30, current_date + 300, 'Bero, Ranchi', now() - i * interval '1 second', now(),
           array_to_tsvector(tsvector_to_array(search_terms) || array['n:' || i, 't:' || i]),
           name_words || ' ' || i, search_version
    from generate_series((select count(*) from crops) + 1, $1::int) i
    join goods on goods.nth = 1 + (i * 31 / 7) % goods.goods, people
    returning id)
  insert into pictures (id, crop_id, position, width, height)
  select gen_random_uuid(), id, position, 960, 720 from made, generate_series(0, 1) position`;

/** Indexes of words, which take ten times as long row by row as at once. */
const WORD_INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'crops' and indexdef like '%USING gin%'`;

/**
 * Measures pages of the market with growing numbers of listings, and two baselines on the same database: a bare Fastify
 * handler that reads the same rows, and one that reads a stored response.
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
  /** @type {Map<string, number[]>} */
  const costs = new Map(PAGES.map(([what = '']) => [what, []]));
  let product = 0;
  for (const size of sizes) {
    await fill(pool, size);
    product = await pressPage(address + CROPS);
    const among = `among ${size.toLocaleString('en')} listings`;
    rows.push([`GET /crops ${among}`, perSecond(product)]);
    for (const [what = '', query = ''] of PAGES) {
      const cost = await costOf(`${address}${CROPS}${encodeURI(query)}`);
      costs.get(what)?.push(cost);
      rows.push([`${what} ${among}`, `${cost.toFixed(1)} ms`]);
    }
  }
  for (const [what, [least = 0, ...more]] of costs) {
    const ratio = (more.at(-1) ?? least) / least;
    rows.push([`${what}, most listings against fewest`, `${ratio.toFixed(2)} times`]);
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
 * Adds listings up to a number.
 * @param {import('pg').Pool} pool
 * @param {number} size
 */
async function fill(pool, size) {
  const { rows: indexes } = await pool.query(WORD_INDEXES);
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await pool.query(FILL, [size]);
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('vacuum analyze');
  // Without a checkpoint the database would write the new rows for minutes during the measurement.
  await pool.query('checkpoint');
}

/** The median time of a page in ms, for one client at a time. @param {string} url */
async function costOf(url) {
  await press({ url, connections: 1, duration: 1 });
  return percentile((await press({ url, connections: 1, duration: 3 })).times, 0.5);
}

/**
 * Starts the baselines.
 * @param {PoolConfig} config
 * @param {string} response what one of them reads from a row
 */
export async function startBare(config, response) {
  const path = fileURLToPath(new URL('./bare.mjs', import.meta.url));
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
