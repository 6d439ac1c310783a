import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { bin, root, run } from '../run.mjs';
import { readClauses } from '../spec-map/clauses.mjs';
import { provenClauses } from '../spec-map/proven-clauses.mjs';
import { countJest, countPlaywright } from './count.mjs';
import { builtStorybook, liesIn } from './nightly.mjs';
import { endMarked } from './orphan-processes.mjs';

/** @typedef {import('../run.mjs').Outcome} Outcome */
/** @typedef {import('./nightly.mjs').Nightly} Nightly */
/**
 * One step; `progress` is a file in which it notes how far it is.
 * @typedef {{ name: string, work: () => Promise<Outcome>, count?: () => import('./count.mjs').Count | undefined, progress?: string }} Step
 */

/** The folders with code. */
const SOURCES = ['packages', 'apps', 'mocks', '.storybook'];

/**
 * The steps of the test by stages: those of one stage run two at a time, the longest first, and tests run alone.
 * @param {string} scratch folder for the reports
 * @param {readonly Nightly[]} omitted nightly tests that this run leaves out
 * @param {readonly string[]} changed files that differ from main
 * @returns {readonly (readonly Step[])[]}
 */
export function allStages(scratch, omitted, changed) {
  const report = (/** @type {string} */ name) => reportIn(scratch, name);
  const files = omitted.flatMap(({ tests }) => tests);
  const hasStorybook = !omitted.includes(builtStorybook);
  const stories = storiesOf(changed);
  return [
    [browserStep],
    [
      { name: 'build', work: build },
      { name: 'types', work: () => checkTypes(projects()) },
      ...(hasStorybook ? [{ name: 'storybook', work: buildStorybook }] : []),
      { name: 'lint', work: () => lint(['.']) },
      { name: 'imports', work: () => cruise('err') },
      { name: 'unused', work: () => run(bin('knip'), []) },
    ],
    [
      ...(hasStorybook
        ? [{ name: 'documentation', work: () => script('storybook-pages.mjs') }]
        : []),
      { name: 'bytes', work: () => script('bytes.mjs') },
    ],
    [vitestStep('unit', report('unit'), ['--project', '!api', ...without(files)])],
    // Apart from the others: a worker that goes to another project loads all modules again.
    [vitestStep('api', report('api'), ['--project', 'api', ...without(files)])],
    [storiesStep(report('stories'))],
    hasStorybook ? [builtStoriesStep(report('built stories'))] : [],
    // Those of a changed file run whole, with what is otherwise left to the built Storybook.
    !hasStorybook && stories.length > 0
      ? [{ ...storiesStep(report('changed stories'), stories), name: 'changed stories' }]
      : [],
    [endToEndStep(report('e2e'), files)],
    [{ name: 'clauses', work: () => checkClauses(scratch, files) }],
    [{ name: 'no process left', work: () => checkOrphanProcesses(scratch) }],
  ];
}

/** The files of stories that have changed, or whose component has. @param {readonly string[]} changed */
function storiesOf(changed) {
  const beside = changed.map((path) => path.replace(/([.]stories)?[.]tsx$/, '.stories.tsx'));
  return [...new Set(beside)].filter(
    (path) => path.endsWith('.stories.tsx') && existsSync(join(root, path)),
  );
}

/** The report that a step writes; a space in its path would part the arguments of the stories' runner. @param {string} scratch @param {string} name */
export function reportIn(scratch, name) {
  return join(scratch, `${name.replaceAll(' ', '-')}.json`);
}

/** Options of vitest that leave out files and folders, by absolute paths: each project has a root of its own. @param {readonly string[]} paths */
function without(paths) {
  const patterns = paths.map((path) => join(root, /[.]tsx?$/.test(path) ? path : `${path}/**`));
  return patterns.flatMap((pattern) => ['--exclude', pattern]);
}

const progressReporter = join(import.meta.dirname, 'progress-reporter.mjs');

/** The file in which the runner of a report notes how far it is. @param {string} report */
const progressOf = (report) => report.replace(/json$/, 'progress');

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
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
export function vitestStep(name, report, words, env) {
  return {
    name,
    work: () => vitest(report, words, env),
    count: () => countJest(report),
    progress: progressOf(report),
  };
}

/**
 * @param {string} report the file that it writes
 * @param {readonly string[]} [files] all by default, without their nightly stories
 * @returns {Step}
 */
export function storiesStep(report, files = []) {
  const words = ['--config', '.storybook/vitest.config.ts', ...files];
  return vitestStep('stories', report, words, files.length > 0 ? { STORIES: 'all' } : {});
}

/** Every story of the built Storybook. @param {string} report the file that it writes @returns {Step} */
function builtStoriesStep(report) {
  return {
    name: 'built stories',
    work: () =>
      run(
        process.execPath,
        [join(import.meta.dirname, 'stories.mjs'), '--json', '--outputFile', report],
        { env: { UPAJ_PROGRESS: progressOf(report) } },
      ),
    count: () => countJest(report),
    progress: progressOf(report),
  };
}

/**
 * @param {string} report the file that it writes
 * @param {readonly string[]} omitted files that it leaves out
 * @returns {Step}
 */
function endToEndStep(report, omitted) {
  const specs = omitted.filter((path) => path.endsWith('.spec.ts')).map((path) => basename(path));
  const fewer = specs.length > 0 ? ['--grep-invert', specs.join('|')] : [];
  return {
    name: 'e2e',
    work: () =>
      run(
        bin('playwright', 'apps/portal'),
        ['test', `--reporter=list,json,${progressReporter}`, ...fewer],
        {
          cwd: join(root, 'apps/portal'),
          env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, UPAJ_PROGRESS: progressOf(report) },
        },
      ),
    count: () => countPlaywright(report),
    progress: progressOf(report),
  };
}

/** @param {string} report @param {readonly string[]} more @param {Record<string, string>} [env] */
function vitest(report, more, env) {
  const reporters = ['default', 'json', progressReporter].map((name) => `--reporter=${name}`);
  return run(bin('vitest'), ['run', ...reporters, `--outputFile.json=${report}`, ...more], {
    env: { ...env, UPAJ_PROGRESS: progressOf(report) },
  });
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

/** @param {string} name a file beside this one @param {readonly string[]} args */
function script(name, ...args) {
  return run(process.execPath, [join(import.meta.dirname, name), ...args]);
}

/**
 * Whether a test of each clause of the specification ran and passed, but for what only nightly tests prove.
 * @param {string} scratch folder with the reports
 * @param {readonly string[]} omitted files and folders of the tests that were left out
 * @returns {Promise<Outcome>}
 */
async function checkClauses(scratch, omitted) {
  const vitest = ['unit', 'api'].map((name) => reportIn(scratch, name));
  const proven = provenClauses({ vitest, playwright: reportIn(scratch, 'e2e') });
  // Needs a package, and this file is read before any is installed.
  const { findTaggedTests } = await import('../spec-map/tagged-tests.mjs');
  const ran = findTaggedTests().filter(({ file }) => !omitted.some((path) => liesIn(file, path)));
  const asked = new Set(
    omitted.length > 0 ? ran.flatMap(({ ids }) => ids) : readClauses().map(({ id }) => id),
  );
  const open = readClauses().filter(({ id }) => asked.has(id) && !proven.has(id));
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
