import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { installPackages } from '../install.mjs';
import { root, run } from '../run.mjs';
import { filesOfTree, keyOfTree } from './commits.mjs';

/** @typedef {import('./commits.mjs').Side} Side */

const CACHE = join(tmpdir(), 'upaj-visual');
const KEPT = 6;
const LOCKED = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
/** Caches of tools, which two checkouts must not share. */
const OWN = new Set(['.pnpm', '.vite', '.vite-temp', '.cache', '.home']);

/**
 * The folder of a state's built Storybook, which an earlier run may have left.
 * @param {Side} side
 * @param {string} scratch a folder for the checkout; `removeCheckouts` empties it
 */
export async function buildStorybook(side, scratch) {
  const built = join(CACHE, side.key);
  if (existsSync(join(built, 'index.json'))) {
    utimesSync(built, new Date(), new Date());
    return built;
  }
  const checkout = join(scratch, side.key);
  await checkOut(side, checkout);
  if (LOCKED.every((name) => isEqual(join(root, name), join(checkout, name)))) {
    linkPackages(checkout);
  } else {
    await must('Installing', () => installPackages(checkout, '--prefer-offline'));
  }
  const output = join(scratch, `${side.key}-storybook`);
  const options = ['--quiet', '--disable-telemetry', '--preview-only', '-o', output];
  await must('Building', () =>
    run(join(checkout, 'node_modules/.bin/storybook'), ['build', ...options], { cwd: checkout }),
  );
  mkdirSync(CACHE, { recursive: true });
  removeOldest();
  rmSync(built, { recursive: true, force: true });
  renameSync(output, built);
  return built;
}

/** Removes the checkouts and what git knows of them. It is called on exit, so it cannot wait. @param {string} scratch */
export function removeCheckouts(scratch) {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  spawnSync('git', ['worktree', 'prune'], { cwd: root });
}

/**
 * @param {Side} side
 * @param {string} checkout
 */
async function checkOut({ commit, key }, checkout) {
  if (commit) {
    const args = ['worktree', 'add', '--detach', checkout, commit];
    await must('git worktree', () => run('git', args));
    return;
  }
  for (const path of filesOfTree(root)) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true });
    cpSync(join(root, path), join(checkout, path));
  }
  if (keyOfTree(root) !== key) throw new Error('A file was changed meanwhile. Run it once more.');
}

/**
 * Gives a checkout the installed packages of this folder. Links between packages of the workspace are relative,
 * so that they lead to the checkout's own.
 * @param {string} checkout
 */
function linkPackages(checkout) {
  const groups = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  for (const folder of ['.', 'mocks', ...groups]) {
    const from = join(root, folder, 'node_modules');
    if (!existsSync(from) || !existsSync(join(checkout, folder))) continue;
    cpSync(from, join(checkout, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !OWN.has(basename(path)),
    });
  }
  symlinkSync(join(root, 'node_modules/.pnpm'), join(checkout, 'node_modules/.pnpm'));
}

/**
 * @param {string} one
 * @param {string} other
 */
function isEqual(one, other) {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

function removeOldest() {
  const folders = readdirSync(CACHE)
    .map((name) => join(CACHE, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of folders.slice(KEPT - 1)) rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} label
 * @param {() => Promise<import('../run.mjs').Outcome>} work
 */
async function must(label, work) {
  const { code, output } = await work();
  if (code !== 0) throw new Error(`${output.trim()}\n${label} failed.`);
}
