import { readFileSync } from 'node:fs';
import pg from 'pg';
import { root } from '../run.mjs';
import { startBare } from './market.mjs';
import { signIn } from './orders.mjs';
import { percentile, press } from './press.mjs';

/** @typedef {import('./orders.mjs').Person} Person */
/** @typedef {{ userId: string, headers: object }} SignedIn */

/** Discussions; each has 20 comments on average. */
const SIZES = [10_000, 100_000];
const CONNECTIONS = 20;
const SECONDS = 6;
const LIST = 'tweets';

/**
 * Measures the lists of discussions, searches and a discussion with growing numbers of discussions and comments, and beside
 * the list a bare Fastify handler that reads the same rows.
 * @param {string} url
 * @param {pg.PoolConfig} config
 * @param {Person} person
 * @returns {Promise<[string, string][]>}
 */
export async function measureThreads(url, config, person) {
  const pool = new pg.Pool({ max: 2, ...config });
  pool.on('error', () => undefined);
  const reader = await signIn(url, person);
  /** @type {[string, string][]} */
  const rows = [];
  /** @type {Map<string, number[]>} */
  const growth = new Map();
  let list = 0;
  let before = 0;
  for (const size of SIZES) {
    await fill(pool, size, before, reader);
    before = size;
    const among = `among ${size.toLocaleString('en')} discussions`;
    const pages = await pagesOf(pool, reader);
    const scans = await countScans(pool);
    for (const [what, path, headers] of pages) {
      const page = { url: encodeURI(`${url}/api/v1/${path}`), headers, connections: CONNECTIONS };
      await press({ ...page, duration: 2 });
      const { perSecond, times } = await press({ ...page, duration: SECONDS });
      if (path === LIST) list = perSecond;
      const p95 = percentile(times, 0.95);
      // Of one client at a time: with many the processors are the limit, and whatever else runs on them.
      const alone = await press({ ...page, connections: 1, duration: SECONDS / 2 });
      growth.set(what, [...(growth.get(what) ?? []), percentile(alone.times, 0.5)]);
      rows.push([
        `${what} ${among}`,
        `${perSecond.toFixed(0)} a second, 95 of 100 within ${p95.toFixed(0)} ms`,
      ]);
    }
    const whole = (await countScans(pool)) - scans;
    rows.push([`tables of discussions read as a whole meanwhile ${among}`, `${whole} times`]);
  }
  for (const [what, [least = 0, most = 0]] of growth)
    rows.push([
      `${what}, most discussions against fewest, for one client`,
      `${most.toFixed(1)} ms, ${(most / least).toFixed(2)} times`,
    ]);
  rows.push(await compareBare(url, config, list));
  await pool.end();
  return rows;
}

/**
 * Adds discussions up to a number, the latest 200 of them by the reader.
 * @param {pg.Pool} pool
 * @param {number} size
 * @param {number} before
 * @param {SignedIn} reader
 */
async function fill(pool, size, before, { userId }) {
  const path = `${root}/apps/api/test/support/large-threads.sql`;
  const [ids = '', sample = '', ...steps] = readFileSync(path, 'utf8')
    .split(/;\n/)
    .filter((text) => text.trim() !== '');
  const client = await pool.connect();
  await client.query(ids);
  await client.query(sample, [size, before, new Date()]);
  for (const text of steps) await client.query(text);
  await client.query(
    `update threads set author_id = $1
     where id in (select thread_id from thread_stats order by created_at desc, thread_id desc limit 200)`,
    [userId],
  );
  // Without a checkpoint the database would write the new rows for minutes during the measurement.
  await client.query('checkpoint');
  client.release(true);
}

/**
 * The pages that are measured: what, path, headers.
 * @param {pg.Pool} pool
 * @param {SignedIn} reader
 * @returns {Promise<[string, string, object][]>}
 */
async function pagesOf(pool, { userId, headers }) {
  const { rows } = await pool.query(
    `select thread_id as id from thread_stats where is_listed and comment_count > 500
     order by created_at desc limit 1`,
  );
  const [{ id }] = rows;
  return [
    ['All and Latest', LIST, {}],
    ['All and Latest, brief as the portal reads it', `${LIST}?brief=true`, {}],
    ['All and Latest, signed in', `${LIST}?brief=true`, headers],
    ['the last written in', `${LIST}?brief=true&sort=activity`, {}],
    ['Popular', 'threads/popular?brief=true', {}],
    ['My Threads', `threads/mytweets/${userId}?brief=true`, headers],
    ['unanswered', `${LIST}?brief=true&unanswered=true`, {}],
    ['search of an English word (wheat)', `${LIST}?brief=true&q=wheat`, {}],
    ['search of a word in Hindi (टमाटर)', `${LIST}?brief=true&q=टमाटर`, {}],
    ['search of a word in roman Hindi (gehun)', `${LIST}?brief=true&q=gehun`, {}],
    ['search of a rare word (7777)', `${LIST}?brief=true&q=7777`, {}],
    ['search of a word, most popular first', 'threads/popular?brief=true&q=wheat', {}],
    ['filter by crop', `${LIST}?brief=true&crop=wheat`, {}],
    ['filter by hashtag', `threads/popular?brief=true&hashtag=${await hashtagOf(pool)}`, {}],
    ['a discussion with a thousand comments', `${LIST}/${id}`, {}],
    ['the same, signed in', `${LIST}/${id}`, headers],
    ['its latest changes', `${LIST}/${id}/changes?since=950`, headers],
    ['like discussions', 'threads/similar?title=yellow leaves on my wheat field', {}],
    ['hashtags in use', 'threads/hashtags', {}],
  ];
}

/** The most frequent hashtag. @param {pg.Pool} pool */
async function hashtagOf(pool) {
  const { rows } = await pool.query(
    'select unnest(hashtags) as hashtag from threads group by 1 order by count(*) desc, 1 limit 1',
  );
  return rows[0].hashtag;
}

/** How often a table has been read as a whole and not through an index. @param {pg.Pool} pool */
async function countScans(pool) {
  // A process tells its counters within a second, if it is idle within ten.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const { rows } = await pool.query(
    `select sum(seq_scan)::int as scans from pg_stat_user_tables
     where relname in ('threads', 'thread_stats', 'comments', 'thread_likes', 'comment_likes')`,
  );
  return rows[0].scans;
}

/**
 * @param {string} url
 * @param {pg.PoolConfig} config
 * @param {number} product requests per second
 * @returns {Promise<[string, string]>}
 */
async function compareBare(url, config, product) {
  const bare = await startBare(config, await (await fetch(`${url}/api/v1/${LIST}`)).text());
  const page = { url: `${bare.url}/threads`, connections: CONNECTIONS };
  await press({ ...page, duration: 2 });
  const { perSecond } = await press({ ...page, duration: SECONDS });
  await bare.stop();
  return [
    'bare Fastify: the same 25 discussions in one prepared query',
    `${perSecond.toFixed(0)} a second, ${(perSecond / product).toFixed(1)} times the product`,
  ];
}
