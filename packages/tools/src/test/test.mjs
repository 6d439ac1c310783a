import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { checkNode } from '../node-version.mjs';
import { endChildrenOnSignal } from '../run.mjs';
import { stagesForChange } from './changed/stages.mjs';
import { changedSinceMain, leftOut } from './nightly.mjs';
import { slowest } from './slowest.mjs';
import { allStages, reportIn } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** Steps of one stage that run beside each other. */
const LANES = 2;
/** How often a running step says how far it is. */
const PROGRESS_MS = 10_000;

checkNode();
endChildrenOnSignal();
await ensureInstalled();

// All temporary files of this run are in this folder, which also identifies its orphan processes.
const scratch = mkdtempSync(join(tmpdir(), 'upaj-test-'));
chmodSync(scratch, 0o1777);
process.env.TMPDIR = scratch;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));

const begun = Date.now();
/** @type {{ name: string, seconds: number, passed: number, failed: number }[]} */
const rows = [];
for (const stage of await chooseStages(process.argv.slice(2))) {
  const waiting = [...stage];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) rows.push(await take(step));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
for (const { name, seconds, passed, failed } of rows) {
  const verdict = failed > 0 ? 'FAILED' : 'passed';
  process.stdout.write(
    `${name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s   ${verdict}   ${passed} passed, ${failed} failed\n`,
  );
}
const reports = rows.map(({ name }) => reportIn(scratch, name));
process.stdout.write('\nThe slowest tests\n');
for (const { title, seconds } of slowest(reports, 10)) {
  process.stdout.write(`${seconds.toFixed(1).padStart(7)} s   ${title}\n`);
}
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
const seconds = Math.round((Date.now() - begun) / 1000);
process.stdout.write(`\n${passed} passed, ${failed} failed in ${seconds} s\n`);
process.exit(failed > 0 ? 1 : 0);

/**
 * @param {readonly string[]} words `--changed` with a commit; or names of steps, by default every step, and `--all` for the
 * nightly tests too
 */
async function chooseStages(words) {
  if (words[0] === '--changed') return stagesForChange(scratch, words[1]);
  const isNightly = words.includes('--all');
  // Tests that try at random try more.
  if (isNightly) process.env.NIGHTLY = 'true';
  const changed = isNightly ? [] : changedSinceMain();
  const omitted = isNightly ? [] : leftOut(changed);
  if (omitted.length > 0) {
    const names = omitted.map(({ name }) => `  ${name}\n`);
    process.stdout.write(`Left to npm run test:all:\n${names.join('')}`);
  }
  const stages = allStages(scratch, omitted, changed ?? []);
  const names = stages.flat().map(({ name }) => name);
  const wanted = words.filter((word) => word !== '--all');
  const unknown = wanted.filter((word) => !names.includes(word));
  if (unknown.length > 0) {
    process.stderr.write(`There is no step ${unknown.join(', ')}. Steps: ${names.join(', ')}\n`);
    process.exit(1);
  }
  if (wanted.length === 0) return stages;
  const inBrowser = ['documentation', 'unit', 'api', 'stories', 'e2e'];
  if (inBrowser.some((name) => wanted.includes(name))) wanted.unshift('browser');
  return stages.map((stage) => stage.filter(({ name }) => wanted.includes(name)));
}

/** @param {Step} step */
async function take({ name, work, count, progress }) {
  process.stdout.write(`▸ ${name}\n`);
  const begun = Date.now();
  const clock = setInterval(() => {
    const done = progress && existsSync(progress) ? `${readFileSync(progress, 'utf8')}, ` : '';
    process.stdout.write(`  ${name}: ${done}${Math.round((Date.now() - begun) / 1000)} s\n`);
  }, PROGRESS_MS);
  const { code, output, seconds } = await work().finally(() => clearInterval(clock));
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // A tool can fail although none of its tests did.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  if (counted.failed > 0) process.stdout.write(`${output.trimEnd()}\n✗ ${name} failed\n\n`);
  return { name, seconds, ...counted };
}
