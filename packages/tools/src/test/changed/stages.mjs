import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run.mjs';
import {
  browserStep,
  checkTypes,
  cruise,
  lint,
  projects,
  storiesStep,
  vitestStep,
} from '../steps.mjs';
import { dependentsOf, nearest } from './affected.mjs';
import { changedFiles, modulesNaming } from './changed-files.mjs';

/** @typedef {import('../steps.mjs').Step} Step */
/** @typedef {{ error: number, violations: { rule: { name: string }, from: string, to: string }[] }} Summary */

/** Few enough for a first look: a change of one component took 47 to 52 s, 12 to 26 of them its stories. */
const MOST_TESTS = 10;
const MOST_STORIES = 4;

/**
 * The steps that show what a change breaks: lint of the changed files, types of every project that they reach, the rules
 * of imports, and the nearest tests and stories. Prints what is left to the whole test.
 * @param {string} scratch folder for the reports
 * @param {string} [base] commit to compare with
 * @returns {Promise<readonly (readonly Step[])[]>}
 */
export async function stagesForChange(scratch, base) {
  const changed = changedFiles(root, base);
  if (changed.length === 0) {
    process.stdout.write('Nothing has changed.\n');
    return [];
  }
  const { output, seconds } = await cruise('json');
  /** @type {{ modules: import('./affected.mjs').Module[], summary: Summary }} */
  const { modules, summary } = JSON.parse(output);
  const isThere = (/** @type {string} */ path) => existsSync(join(root, path));
  const sources = modules.map(({ source }) => source).filter(isThere);
  const others = changed.filter((path) => !/\.(tsx?|mjs)$/.test(path));
  const seeds = [...changed, ...modulesNaming(root, others, sources)];
  const found = dependentsOf(modules, seeds);
  const tests = nearest(found, seeds, /[.]test[.]tsx?$/);
  const stories = nearest(found, seeds, /[.]stories[.]tsx$/);
  tell(changed, tests, stories);
  const report = (/** @type {string} */ name) => join(scratch, `${name}.json`);
  const chosen = [
    tests.length > 0 && [vitestStep('unit', report('unit'), tests.slice(0, MOST_TESTS))],
    stories.length > 0 && [storiesStep(report('stories'), stories.slice(0, MOST_STORIES))],
  ];
  return [
    [browserStep],
    [
      { name: 'types', work: () => checkTypes(projectsOf([...changed, ...found.keys()])) },
      { name: 'imports', work: async () => ({ ...verdictOf(summary), seconds }) },
      {
        name: 'lint',
        work: () => lint(['--no-errors-on-unmatched', ...changed.filter(isThere)]),
      },
    ],
    ...chosen.filter((stage) => stage !== false),
  ];
}

/** @param {readonly string[]} changed @param {readonly string[]} tests @param {readonly string[]} stories */
function tell(changed, tests, stories) {
  const left = [
    [tests.length - MOST_TESTS, 'test files'],
    [stories.length - MOST_STORIES, 'files of stories'],
  ];
  const further = left.filter(([count]) => Number(count) > 0).map((words) => words.join(' '));
  process.stdout.write(`${changed.length} changed: ${changed.slice(0, 5).join(', ')}\n`);
  process.stdout.write(`Left to the whole test: ${[...further, 'build, end to end'].join(', ')}\n`);
}

/** @param {Summary} summary */
function verdictOf({ error, violations }) {
  const lines = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return { code: error > 0 ? 1 : 0, output: lines.join('\n') };
}

/** The projects that these files belong to, each to the one of the longest path. @param {readonly string[]} paths */
function projectsOf(paths) {
  const all = projects().sort((a, b) => b.length - a.length);
  const own = paths.map((path) => all.find((folder) => path.startsWith(`${folder}/`)));
  return all.filter((folder) => own.includes(folder));
}
