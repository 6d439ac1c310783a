import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, isFresh, stampWith } from './fingerprint.mjs';
import { root, run, step } from './run.mjs';

const PNPM = 'pnpm@12.21.0';
const STAMP = 'node_modules/.upaj-install';
const FOLDERS = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'packages',
  'apps',
  'mocks',
];

/** Installs the packages if they have changed since the last install. */
export async function ensureInstalled() {
  const print = fingerprint(FOLDERS, (path) =>
    /(^|\/)(package\.json|pnpm-[a-z]+\.yaml)$/.test(path),
  );
  if (isFresh(STAMP, print)) return;
  mkdirSync(join(root, 'node_modules/.home'), { recursive: true });
  await step('Installing', () => installPackages(root));
  stampWith(STAMP, print);
}

/**
 * Installs what the lockfile of a checkout names.
 * @param {string} cwd
 * @param {...string} options of pnpm
 */
export function installPackages(cwd, ...options) {
  const args = ['--yes', PNPM, 'install', '--frozen-lockfile', ...options];
  // CI makes pnpm run without prompts.
  return run(npx(), args, { cwd, env: { CI: 'true' } });
}

function npx() {
  const beside = join(dirname(process.execPath), 'npx');
  return existsSync(beside) ? beside : 'npx';
}
