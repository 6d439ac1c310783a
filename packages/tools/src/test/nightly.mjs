import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';
import { changedFiles } from './changed/changed-files.mjs';

/**
 * Slow tests about one subject. `npm run test:all` runs them, `npm test` when a file that they depend on has changed.
 * @typedef {{ name: string, tests: readonly string[], inputs: readonly string[] }} Nightly
 */

const everything = ['pnpm-lock.yaml', 'packages/tools/src/test'];

/**
 * Slow tests of nothing but the code in their own folder: failures of providers, limits by the hundred, query plans, and
 * code that runs once when its module is imported, so that each test imports the portal again.
 */
const besideTheirCode = [
  'apps/api/src/db/database.test.ts',
  'apps/api/src/domains/crops/plans.test.ts',
  'apps/api/src/platform/http/register-stream.test.ts',
  'apps/api/src/platform/http/unavailable.test.ts',
  'apps/api/src/platform/jobs/jobs.test.ts',
  'apps/api/src/platform/mail/mail.test.ts',
  'apps/api/src/platform/pictures/decoder.test.ts',
  'apps/api/src/platform/pictures/judge-leaf.test.ts',
  'apps/api/src/platform/tls/secure-server.test.ts',
  'apps/portal/src/app/background/last-seen.test.ts',
  'apps/portal/src/app/before-paint/early-actions.test.tsx',
  'apps/portal/src/app/waiting-toasts.test.tsx',
  'apps/portal/src/domains/msp/msp-tag.test.tsx',
  'apps/portal/src/shared/i18n/failed-texts.test.tsx',
  'apps/portal/src/shared/i18n/use-translation.test.tsx',
  'apps/portal/src/shared/loading/when.test.tsx',
  'apps/portal/src/shared/use-choose-language.test.tsx',
];

const domains = 'apps/api/src/domains';
/** Accounts, listings and money: their depth is tested on every change. */
const inAnyCase = ['accounts', 'cart', 'crops', 'orders'];

/** The depth of the server's other domains; requests to each of their endpoints are tested in any case. */
const ofDomains = readdirSync(join(root, domains))
  .filter((name) => !inAnyCase.includes(name))
  .map((name) => ({
    name: `the server's domain ${name}`,
    tests: [`${domains}/${name}`],
    inputs: [`${domains}/${name}`, 'apps/api/src/db', 'apps/api/src/platform'],
  }));

const features = 'apps/portal/src/features';

/** The depth of each feature: drafts, refusals and the like of its parts. Its page is tested in any case, its stories too. */
const ofFeatures = readdirSync(join(root, features)).flatMap((name) => {
  const files = readdirSync(join(root, features, name), { recursive: true, encoding: 'utf8' });
  const tests = files
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => `${features}/${name}/${file}`);
  const inputs = [`${features}/${name}`, 'apps/portal/src/shared'];
  return tests.length > 0 ? [{ name: `feature ${name}`, tests, inputs }] : [];
});

/** Paths are files, or folders with all that is in them. @type {readonly Nightly[]} */
export const nightly = [
  ...ofDomains,
  ...ofFeatures,
  {
    name: 'the depth of KrishiBot, discussions, the leaf doctor and weather over their pages',
    tests: [
      'apps/portal/src/pages/chat-bot-answers.test.tsx',
      'apps/portal/src/pages/chat-bot-failures.test.tsx',
      'apps/portal/src/pages/disease-prediction-history.test.tsx',
      'apps/portal/src/pages/disease-prediction-model.test.tsx',
      'apps/portal/src/pages/thread-live.test.tsx',
      'apps/portal/src/pages/thread-writing.test.tsx',
      'apps/portal/src/pages/weather-old-figures.test.tsx',
    ],
    inputs: [
      'apps/portal/src/domains',
      `${features}/chat`,
      `${features}/disease`,
      `${features}/disease-history`,
      `${features}/disease-result`,
      `${features}/disease-walk`,
      `${features}/threads`,
      `${features}/weather`,
      'apps/portal/src/pages',
      'apps/portal/src/shared',
    ],
  },
  ...besideTheirCode.map((test) => ({ name: test, tests: [test], inputs: [dirname(test)] })),
  {
    name: 'attacks and races that take many requests',
    tests: [
      'apps/api/test/api/attacks/brute-force.test.ts',
      'apps/api/test/api/attacks/event-loop.test.ts',
      'apps/api/test/api/lock-order.test.ts',
      'apps/api/test/api/market.test.ts',
    ],
    inputs: [
      'apps/api/src/db',
      'apps/api/src/domains/accounts',
      'apps/api/src/domains/crops',
      'apps/api/src/domains/orders',
      'apps/api/src/domains/reviews',
      'apps/api/src/platform/concurrency',
      'apps/api/src/platform/http',
      'apps/api/src/platform/limits',
      'apps/api/test/api/attacks',
      'apps/api/test/api/lock-order.test.ts',
      'apps/api/test/api/market.test.ts',
      'packages/contract/src',
    ],
  },
  {
    name: 'the demo market in an empty database',
    tests: ['apps/api/src/seed/seed.test.ts'],
    inputs: ['apps/api/src/db', 'apps/api/src/seed', 'packages/demo'],
  },
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
      'packages/tools/src/visual',
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
    name: 'every page as it is drawn and hydrated',
    tests: ['apps/portal/e2e/every-page.spec.ts'],
    inputs: [
      'apps/portal/build',
      'apps/portal/e2e/every-page.spec.ts',
      'apps/portal/src/app',
      'apps/portal/src/pages',
      'apps/portal/vite.config.ts',
      'packages/ui/src/theme.css',
    ],
  },
  {
    name: 'what is pressed and fetched while a page loads',
    tests: ['apps/portal/e2e/connection-loss.spec.ts', 'apps/portal/e2e/press-during-load.spec.ts'],
    inputs: [
      'apps/portal/build',
      'apps/portal/e2e/connection-loss.spec.ts',
      'apps/portal/e2e/press-during-load.spec.ts',
      'apps/portal/src/app',
      'apps/portal/src/shared/loading',
      'apps/portal/vite.config.ts',
    ],
  },
  {
    name: 'a browser without a line, and with an older version',
    tests: ['apps/portal/e2e/new-version.spec.ts', 'apps/portal/e2e/offline.spec.ts'],
    inputs: [
      'apps/api/src/platform/http/service-worker.ts',
      'apps/portal/build',
      'apps/portal/e2e/new-version.spec.ts',
      'apps/portal/e2e/offline.spec.ts',
      'apps/portal/src/app/background',
      'apps/portal/src/domains/session',
      'apps/portal/src/service-worker',
      'apps/portal/vite.config.ts',
    ],
  },
  {
    name: 'journeys of an account',
    tests: ['apps/portal/e2e/account.spec.ts'],
    inputs: [
      'apps/api/src/domains/accounts',
      'apps/portal/e2e/account.spec.ts',
      'apps/portal/src/domains/accounts',
      'apps/portal/src/domains/session',
      'apps/portal/src/features/accounts',
      'apps/portal/src/features/password-reset',
      'apps/portal/src/features/settings',
    ],
  },
  {
    name: 'journeys through KrishiBot, weather, labs and crop advice',
    tests: ['apps/portal/e2e/advisers.spec.ts'],
    inputs: [
      'apps/api/src/domains/chat',
      'apps/api/src/domains/crop-advice',
      'apps/api/src/domains/labs',
      'apps/api/src/domains/weather',
      'apps/portal/e2e/advisers.spec.ts',
      'apps/portal/src/features/chat',
      'apps/portal/src/features/crop-advice',
      'apps/portal/src/features/labs',
      'apps/portal/src/features/weather',
    ],
  },
  {
    name: 'journeys through the leaf doctor',
    tests: ['apps/portal/e2e/leaf-doctor.spec.ts'],
    inputs: [
      'apps/api/src/domains/disease',
      'apps/portal/e2e/leaf-doctor.spec.ts',
      'apps/portal/src/domains/disease',
      'apps/portal/src/features/disease',
      'apps/portal/src/features/disease-history',
      'apps/portal/src/features/disease-result',
      'apps/portal/src/features/disease-walk',
      'packages/leaf-model',
    ],
  },
  {
    name: 'journeys through the discussions',
    tests: ['apps/portal/e2e/discussion.spec.ts'],
    inputs: [
      'apps/api/src/domains/moderation',
      'apps/api/src/domains/threads',
      'apps/portal/e2e/discussion.spec.ts',
      'apps/portal/src/domains/moderation',
      'apps/portal/src/domains/threads',
      'apps/portal/src/features/moderation',
      'apps/portal/src/features/threads',
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
