import { root } from '../run.mjs';
import { changedFiles } from './changed/changed-files.mjs';

/**
 * Slow tests about one subject. `npm run test:all` runs them, `npm test` when a file that they depend on has changed.
 * @typedef {{ name: string, tests: readonly string[], inputs: readonly string[] }} Nightly
 */

const everything = ['pnpm-lock.yaml', 'packages/tools/src/test'];

/** Paths are files, or folders with all that is in them. @type {readonly Nightly[]} */
export const nightly = [
  {
    name: 'processes that start, crash and end',
    tests: ['apps/api/test/process'],
    inputs: [
      'apps/api/build.mjs',
      'apps/api/src/admin',
      'apps/api/src/admin.ts',
      'apps/api/src/app.ts',
      'apps/api/src/db',
      'apps/api/src/main.ts',
      'apps/api/src/platform/env',
      'apps/api/src/platform/jobs',
      'apps/api/src/platform/mail',
      'apps/api/src/platform/process',
      'apps/api/src/seed',
      'apps/api/src/workers',
      'apps/api/test/process',
      'apps/api/test/support',
    ],
  },
  {
    name: 'tools that write, serve and compare whole copies of the project',
    tests: [
      'packages/tools/src/dev.test.ts',
      'packages/tools/src/new/new.test.ts',
      'packages/tools/src/visual/visual-tool.test.ts',
    ],
    inputs: ['packages/tools/src', 'apps/portal/vite.config.ts', 'apps/portal/build'],
  },
  {
    name: 'what words and styles do on every page',
    tests: [
      'apps/portal/e2e/forced-colors.spec.ts',
      'apps/portal/e2e/large-text.spec.ts',
      'apps/portal/e2e/long-words.spec.ts',
      'apps/portal/e2e/script-text.spec.ts',
      'apps/portal/e2e/slow-network.spec.ts',
    ],
    inputs: [
      'apps/portal/e2e/forced-colors.spec.ts',
      'apps/portal/e2e/large-text.spec.ts',
      'apps/portal/e2e/long-words.spec.ts',
      'apps/portal/e2e/script-text.spec.ts',
      'apps/portal/e2e/slow-network.spec.ts',
      'apps/portal/src/app/shell',
      'packages/contract/src/visible-text.ts',
      'packages/ui/src/content',
      'packages/ui/src/layout',
      'packages/ui/src/theme.css',
    ],
  },
  {
    name: 'the weight of every page in a browser, which the step bytes reckons from the build',
    tests: ['apps/portal/e2e/first-visit.spec.ts'],
    inputs: [
      'apps/portal/build',
      'apps/portal/e2e/first-visit.spec.ts',
      'apps/portal/package.json',
      'apps/portal/src/app',
      'apps/portal/vite.config.ts',
    ],
  },
  {
    name: 'keys of Gemini and OpenWeather in a browser',
    tests: ['apps/portal/e2e/providers.spec.ts'],
    inputs: [
      'apps/api/src/domains/chat/gemini',
      'apps/api/src/domains/weather/providers',
      'apps/api/src/platform/providers',
      'apps/portal/e2e/providers.spec.ts',
    ],
  },
  {
    name: 'schemes of each state as pages',
    tests: ['apps/portal/e2e/regions.spec.ts'],
    inputs: [
      'apps/portal/e2e/regions.spec.ts',
      'apps/portal/src/features/schemes',
      'apps/portal/src/pages/govt-schemes.page.tsx',
      'packages/content/src/schemes',
    ],
  },
];

/** Every story of the built Storybook, which has no test files of its own. @type {Nightly} */
export const builtStorybook = {
  name: 'stories of the built Storybook, on a phone and in Hindi too',
  tests: [],
  inputs: ['.storybook', 'packages/ui/package.json', 'packages/ui/src/theme.css'],
};

/**
 * The nightly tests that this run leaves out: those whose inputs are as on main.
 * @param {readonly string[] | undefined} changed files, relative to the root; undefined when git cannot tell
 * @param {readonly Nightly[]} [all]
 */
export function leftOut(changed, all = [...nightly, builtStorybook]) {
  if (!changed) return [];
  const isInput = (/** @type {Nightly} */ { inputs }) =>
    changed.some((path) => [...everything, ...inputs].some((input) => liesIn(path, input)));
  return all.filter((one) => !isInput(one));
}

/** What differs from main; undefined without git or without a branch main. */
export function changedSinceMain() {
  try {
    return changedFiles(root);
  } catch {
    return undefined;
  }
}

/** Whether the file is that one, or in that folder. @param {string} path @param {string} place */
export function liesIn(path, place) {
  return path === place || path.startsWith(`${place}/`);
}
