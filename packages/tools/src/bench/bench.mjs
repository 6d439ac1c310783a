import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, waitUntilReady } from '../address.mjs';
import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { checkNode } from '../node-version.mjs';
import { endChildrenOnSignal, follow, root, run, serverArgs } from '../run.mjs';
import { addFloor } from './floor.mjs';
import { megabytes, memoryOf, memoryOfTree } from './memory.mjs';
import { measurePages } from './pages.mjs';

/** @typedef {{ url: string, seconds: number, pid: number, stop: () => Promise<void> }} Served */

/** Demo users, the first of whom sells. */
const PERSON = { email: 'ramesh@upaj.example', password: 'upaj-demo-2026' };
const BUYER = { ...PERSON, email: 'meera@upaj.example' };
/** The argument `threads` measures discussions alone. */
const IS_THREADS = process.argv.includes('threads');
/** The argument `million` adds a run with a million listings, which takes minutes. */
const LISTINGS = [10_000, 100_000, ...(process.argv.includes('million') ? [1_000_000] : [])];

checkNode();
endChildrenOnSignal();
await ensureInstalled();
await ensureBuilt();
const scratch = mkdtempSync(join(tmpdir(), 'upaj-bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));

/** @type {[string, string][]} */
const table = [];
if (!IS_THREADS) await measureFreshClone();
await measureServer();
for (const [what, figure] of table) process.stdout.write(`${what.padEnd(64)}${figure}\n`);
process.exit(0);

async function measureFreshClone() {
  const clone = join(scratch, 'clone');
  const { code, output } = await run('git', ['clone', '--quiet', root, clone]);
  if (code !== 0) {
    table.push([
      'npm start from a fresh clone',
      `not measured: ${output.trim().split('\n').pop()}`,
    ]);
    return;
  }
  const first = await start('npm', ['start'], clone, join(scratch, 'fresh'));
  await first.stop();
  table.push(['npm start, fresh clone to first response (warm npm cache)', seconds(first)]);
  const second = await start('npm', ['start'], clone, join(scratch, 'fresh'));
  await second.stop();
  table.push(['npm start, second start to first response', seconds(second)]);
}

async function measureServer() {
  const dataDir = join(scratch, 'data');
  mkdirSync(dataDir, { mode: 0o755 });
  const portalDir = join(scratch, 'portal');
  addFloor(join(root, 'apps/portal/dist'), portalDir);
  const { startWeatherProvider, weatherSettings } = await import('./weather.mjs');
  const weather = await startWeatherProvider(scratch);
  const server = await start(process.execPath, serverArgs, root, dataDir, {
    PORTAL_DIR: portalDir,
    LIMITS: 'off',
    ...weatherSettings(weather),
  });
  table.push(['server alone, first start to first response', seconds(server)]);
  table.push(['memory idle, API', megabytes(memoryOf(server.pid))]);
  const database = readDatabase(dataDir);
  table.push([
    'memory idle, database (all processes, shared counted once)',
    megabytes(memoryOfTree(database.pid)),
  ]);
  await measureDomains(server, database.config, weather);
  table.push(['processors', String(cpus().length)]);
  await server.stop();
  await weather.close();
}

/**
 * @param {Served} server
 * @param {import('pg').PoolConfig} config
 * @param {import('./weather.mjs').Provider} weather
 */
async function measureDomains(server, config, weather) {
  // Not at the top: on a fresh clone the packages are installed only now.
  const { measureAccounts } = await import('./accounts.mjs');
  const { measureMarket } = await import('./market.mjs');
  const { addPeople, measureOrders } = await import('./orders.mjs');
  const { measureChat } = await import('./chat.mjs');
  const { measureLabs } = await import('./labs.mjs');
  const { measureRendering } = await import('./rendering.mjs');
  const { measureThreads } = await import('./threads.mjs');
  const { measureWeather } = await import('./weather.mjs');
  if (IS_THREADS) await addPeople(config);
  else {
    table.push(...(await measurePages(server.url, PERSON)));
    table.push(...(await measureAccounts(server, PERSON)));
    table.push(...(await measureChat(server.url)));
    table.push(...(await measureLabs(server.url)));
    table.push(...(await measureWeather(server.url, weather)));
    await addPeople(config);
    table.push(...(await measureMarket(server.url, config, LISTINGS)));
    table.push(...(await measureRendering(server.url)));
    table.push(...(await measureOrders(server.url, config, { seller: PERSON, buyer: BUYER })));
  }
  table.push(...(await measureThreads(server.url, config, PERSON)));
}

/**
 * Starts the product and waits for its first response.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {string} dataDir
 * @param {Record<string, string>} [env]
 * @returns {Promise<Served>}
 */
async function start(command, args, cwd, dataDir, env = {}) {
  const port = await freePort();
  const begun = Date.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  follow(child);
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([
    waitUntilReady(`${url}/healthz`, 300_000),
    ended.then((code) => Promise.reject(new Error(`The server ended with code ${code}`))),
  ]);
  return {
    url,
    seconds: (Date.now() - begun) / 1000,
    pid: child.pid ?? 0,
    async stop() {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
      await gone(url);
    },
  };
}

/** npm exits before the server that it started; waits until the server has stopped. @param {string} url */
async function gone(url) {
  while (await fetch(`${url}/healthz`).then(Boolean, () => false)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {string} dataDir */
function readDatabase(dataDir) {
  const cluster = findCluster(dataDir);
  const [pid, , , port, host] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dataDir, 'database-password'), 'utf8').trim();
  return {
    pid: Number(pid),
    config: { host, port: Number(port), user: 'upaj', database: 'upaj', password },
  };
}

/** @param {string} dataDir */
function findCluster(dataDir) {
  const note = readdirSync(dataDir).find((name) => name === 'WHERE-THE-DATABASE-IS.txt');
  const match = note && / is in (.+), because/.exec(readFileSync(join(dataDir, note), 'utf8'));
  return match?.[1] ?? join(dataDir, 'postgres');
}

/** @param {Served} served */
function seconds(served) {
  return `${served.seconds.toFixed(1)} s`;
}
