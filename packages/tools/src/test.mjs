import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { countJest, countPlaywright } from './count.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode } from './node-version.mjs';
import { endMarked } from './orphan-processes.mjs';
import { bin, endChildrenOnSignal, root, run } from './run.mjs';
import { readClauses } from './spec-map/clauses.mjs';
import { provenClauses } from './spec-map/proven-clauses.mjs';

/** @typedef {import('./run.mjs').Outcome} Outcome */
/** @typedef {{ name: string, work: () => Promise<Outcome>, count?: () => import('./count.mjs').Count | undefined }} Step */

checkNode();
endChildrenOnSignal();
await ensureInstalled();

// All temporary files of this run are in this folder, which also identifies its orphan processes.
const scratch = mkdtempSync(join(tmpdir(), 'upaj-test-'));
chmodSync(scratch, 0o1777);
process.env.TMPDIR = scratch;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));

/** @type {(name: string) => string} */
const report = (name) => join(scratch, `${name}.json`);

/** @type {Step[]} */
const steps = [
  { name: 'browser', work: getChromium },
  { name: 'lint', work: () => run(bin('biome'), ['check', '.']) },
  { name: 'types', work: checkTypes },
  {
    name: 'imports',
    work: () =>
      run(bin('depcruise'), [
        '--config',
        '.dependency-cruiser.cjs',
        'packages',
        'apps',
        'mocks',
        '.storybook',
      ]),
  },
  { name: 'unused', work: () => run(bin('knip'), []) },
  {
    name: 'unit',
    work: () => vitest('unit'),
    count: () => countJest(report('unit')),
  },
  {
    name: 'storybook',
    work: () =>
      run(bin('storybook'), ['build', '--quiet', '--disable-telemetry', '-o', 'dist/storybook']),
  },
  {
    name: 'stories',
    work: () => vitest('stories', '--config', '.storybook/vitest.config.ts'),
    count: () => countJest(report('stories')),
  },
  { name: 'build', work: build },
  {
    name: 'bytes',
    work: () => run(process.execPath, [join(root, 'packages/tools/src/bytes.mjs')]),
  },
  {
    name: 'e2e',
    work: () =>
      run(bin('playwright', 'apps/portal'), ['test', '--reporter=list,json'], {
        cwd: join(root, 'apps/portal'),
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
      }),
    count: () => countPlaywright(report('e2e')),
  },
  { name: 'clauses', work: checkClauses },
  { name: 'no process left', work: checkOrphanProcesses },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no step ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(1);
}
const rows = [];
let passed = 0;
let failed = 0;
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name) && step.name !== 'browser') continue;
  const row = await take(step);
  passed += row.passed;
  failed += row.failed;
  rows.push(row);
}
for (const { name, seconds, passed, failed } of rows) {
  const verdict = failed > 0 ? 'FAILED' : 'passed';
  process.stdout.write(
    `${name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s   ${verdict}   ${passed} passed, ${failed} failed\n`,
  );
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);

/** @param {Step} step */
async function take({ name, work, count }) {
  process.stdout.write(`▸ ${name}\n`);
  const { code, output, seconds } = await work();
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // A tool can fail although none of its tests did.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  if (counted.failed > 0) process.stdout.write(`${output.trimEnd()}\n✗ ${name} failed\n\n`);
  return { name, seconds, ...counted };
}

/**
 * @param {string} name of the step, whose report it writes
 * @param {string[]} more
 */
function vitest(name, ...more) {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`];
  return run(bin('vitest'), ['run', ...output, ...more]);
}

/** @returns {Promise<Outcome>} */
async function getChromium() {
  const found = await ensureChromium();
  if (found.path) process.env.CHROMIUM_PATH = found.path;
  return found;
}

/** @returns {Promise<Outcome>} */
async function checkTypes() {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  const worker = 'apps/portal/src/service-worker';
  const projects = [...folders, worker, 'mocks', '.storybook'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
  const all = { code: 0, output: '', seconds: 0 };
  for (const project of projects) {
    const { code, output, seconds } = await run(bin('tsc'), ['--noEmit', '-p', project]);
    all.code ||= code;
    all.output += output;
    all.seconds += seconds;
  }
  return all;
}

/** @returns {Promise<Outcome>} */
async function build() {
  return run(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { ensureBuilt } from ${JSON.stringify(join(root, 'packages/tools/src/build.mjs'))}; await ensureBuilt();`,
  ]);
}

/** Whether a test of each clause of the specification ran and passed; judged only where all of them ran. @returns {Promise<Outcome>} */
async function checkClauses() {
  if (wanted.length > 0) return { code: 0, output: '', seconds: 0 };
  const proven = provenClauses({ vitest: report('unit'), playwright: report('e2e') });
  const open = readClauses().filter(({ id }) => !proven.has(id));
  const output = open.map(({ id, text }) => `${id}: no test of it ran and passed: ${text}`);
  return { code: open.length > 0 ? 1 : 0, output: output.join('\n'), seconds: 0 };
}

/** @returns {Promise<Outcome>} */
async function checkOrphanProcesses() {
  const begun = Date.now();
  const left = await endMarked(scratch);
  return {
    code: left.length > 0 ? 1 : 0,
    output: left.map(({ pid, command }) => `${pid} ${command}`).join('\n'),
    seconds: (Date.now() - begun) / 1000,
  };
}
