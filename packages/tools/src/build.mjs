import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isFresh, stampWith } from './fingerprint.mjs';
import { bin, root, run, step } from './run.mjs';

const SHARED = [
  'packages/contract',
  'packages/content',
  'packages/demo',
  'packages/leaf-model',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

/** What is built, each with the files that it is built from. */
export const PARTS = [
  {
    label: 'Building the portal',
    sources: [...SHARED, 'packages/ui', 'apps/portal'],
    stamp: 'node_modules/.upaj-build-portal',
    result: 'apps/portal/dist/index.html',
    build: () => run(bin('vite', 'apps/portal'), ['build'], { cwd: join(root, 'apps/portal') }),
  },
  {
    label: 'Building the server',
    sources: [...SHARED, 'packages/adviser', 'packages/ui/src/pictures', 'apps/api', 'mocks'],
    stamp: 'node_modules/.upaj-build-api',
    result: 'apps/api/dist/main.js',
    build: () => run(process.execPath, ['build.mjs'], { cwd: join(root, 'apps/api') }),
  },
];

/** Builds portal and server for production, each if its sources have changed since the last build. */
export async function ensureBuilt() {
  for (const { label, sources, stamp, result, build } of PARTS) {
    const print = fingerprint(sources, (path) => !/\.(test|stories)\.tsx?$/.test(path));
    if (isFresh(stamp, print) && existsSync(join(root, result))) continue;
    await step(label, build);
    stampWith(stamp, print);
  }
}
