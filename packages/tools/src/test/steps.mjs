import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { bin, root, run } from '../run.mjs';
import { readClauses } from '../spec-map/clauses.mjs';
import { provenClauses } from '../spec-map/proven-clauses.mjs';
import { countJest, countPlaywright } from './count.mjs';
import { endMarked } from './orphan-processes.mjs';

/** @typedef {import('../run.mjs').Outcome} Outcome */
/** @typedef {{ name: string, work: () => Promise<Outcome>, count?: () => import('./count.mjs').Count | undefined }} Step */

/** The folders with code. */
const SOURCES = ['packages', 'apps', 'mocks', '.storybook'];

/**
 * The steps of the whole test by stages: those of one stage run two at a time, the longest first, and tests run alone.
 * @param {string} scratch folder for the reports
 * @returns {readonly (readonly Step[])[]}
 */
export function allStages(scratch) {
  /** @type {(name: string) => string} */
  const report = (name) => join(scratch, `${name}.json`);
  return [
    [browserStep],
    [
      { name: 'build', work: build },
      { name: 'types', work: () => checkTypes(projects()) },
      { name: 'storybook', work: buildStorybook },
      { name: 'lint', work: () => lint(['.']) },
      { name: 'imports', work: () => cruise('err') },
      { name: 'unused', work: () => run(bin('knip'), []) },
    ],
    [
      { name: 'documentation', work: () => script('storybook-pages.mjs') },
      { name: 'bytes', work: () => script('bytes.mjs') },
    ],
    [vitestStep('unit', report('unit'), ['--project', '!api'])],
    // Apart from the others: a worker that goes to another project loads all modules again.
    [vitestStep('api', report('api'), ['--project', 'api'])],
    [storiesStep(report('stories'))],
    [endToEndStep(report('e2e'))],
    [{ name: 'clauses', work: () => checkClauses([report('unit'), report('api')], report('e2e')) }],
    [{ name: 'no process left', work: () => checkOrphanProcesses(scratch) }],
  ];
}

/** Finds or gets Chromium for the steps behind it. @type {Step} */
export const browserStep = {
  name: 'browser',
  async work() {
    const found = await ensureChromium();
    if (found.path) process.env.CHROMIUM_PATH = found.path;
    return found;
  },
};

/**
 * @param {string} name
 * @param {string} report the file that it writes
 * @param {readonly string[]} words test files and options
 * @returns {Step}
 */
export function vitestStep(name, report, words) {
  return { name, work: () => vitest(report, words), count: () => countJest(report) };
}

/**
 * @param {string} report the file that it writes
 * @param {readonly string[]} [files] all stories by default
 * @returns {Step}
 */
export function storiesStep(report, files = []) {
  return vitestStep('stories', report, ['--config', '.storybook/vitest.config.ts', ...files]);
}

/** @param {string} report the file that it writes @returns {Step} */
function endToEndStep(report) {
  return {
    name: 'e2e',
    work: () =>
      run(bin('playwright', 'apps/portal'), ['test', '--reporter=list,json'], {
        cwd: join(root, 'apps/portal'),
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      }),
    count: () => countPlaywright(report),
  };
}

/** @param {string} report @param {readonly string[]} more */
function vitest(report, more) {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return run(bin('vitest'), ['run', ...output, ...more]);
}

/** @param {readonly string[]} words files, folders and options */
export function lint(words) {
  return run(bin('biome'), ['check', ...words]);
}

/** Checks the rules of imports, or prints every module with what imports it. @param {'err' | 'json'} output */
export function cruise(output) {
  const config = ['--config', '.dependency-cruiser.cjs'];
  return run(bin('depcruise'), [...config, '--output-type', output, ...SOURCES]);
}

/** Every folder with its own types. */
export function projects() {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  const all = [...folders, 'apps/portal/src/service-worker', 'mocks', '.storybook'];
  return all.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/** @param {readonly string[]} folders @returns {Promise<Outcome>} */
export async function checkTypes(folders) {
  const all = { code: 0, output: '', seconds: 0 };
  for (const folder of folders) {
    const { code, output, seconds } = await run(bin('tsc'), ['--noEmit', '-p', folder]);
    all.code ||= code;
    all.output += output;
    all.seconds += seconds;
  }
  return all;
}

function buildStorybook() {
  const quiet = ['--quiet', '--disable-telemetry'];
  return run(bin('storybook'), ['build', ...quiet, '-o', 'dist/storybook']);
}

function build() {
  const file = JSON.stringify(join(root, 'packages/tools/src/build.mjs'));
  const script = `import { ensureBuilt } from ${file}; await ensureBuilt();`;
  return run(process.execPath, ['--input-type=module', '--eval', script]);
}

/** @param {string} name a file beside this one */
function script(name) {
  return run(process.execPath, [join(root, 'packages/tools/src/test', name)]);
}

/**
 * Whether a test of each clause of the specification ran and passed.
 * @param {readonly string[]} vitest
 * @param {string} playwright
 * @returns {Promise<Outcome>}
 */
async function checkClauses(vitest, playwright) {
  const proven = provenClauses({ vitest, playwright });
  const open = readClauses().filter(({ id }) => !proven.has(id));
  const output = open.map(({ id, text }) => `${id}: no test of it ran and passed: ${text}`);
  return { code: open.length > 0 ? 1 : 0, output: output.join('\n'), seconds: 0 };
}

/** @param {string} scratch @returns {Promise<Outcome>} */
async function checkOrphanProcesses(scratch) {
  const begun = Date.now();
  const left = await endMarked(scratch);
  return {
    code: left.length > 0 ? 1 : 0,
    output: left.map(({ pid, command }) => `${pid} ${command}`).join('\n'),
    seconds: (Date.now() - begun) / 1000,
  };
}
