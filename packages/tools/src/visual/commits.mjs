import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, git, tryGit, whereBranchLeft } from '../git.mjs';

/**
 * One of the two states that are compared. The key changes with any of its files.
 * @typedef {{ label: string, key: string, commit?: string }} Side a state without a commit is the working tree
 */

/**
 * Chooses the two states by the named commits, or the working tree and where its branch left main.
 * @param {string} folder of the repository
 * @param {{ base?: string, head?: string }} wanted
 * @returns {{ before: Side, after: Side }}
 */
export function chooseSides(folder, { base, head }) {
  const isChanged = git(folder, 'status', '--porcelain') !== '';
  const after = head ? commitOf(folder, head) : currentState(folder, isChanged);
  if (base) return { before: commitOf(folder, base), after };
  const before = commitOf(folder, whereBranchLeft(folder));
  if (before.key === after.key) {
    throw new Error('The working tree is what main has. Name a commit: npm run visual -- BASE');
  }
  return { before, after };
}

/**
 * The files of the working tree: those of git, and new ones that it does not ignore.
 * @param {string} folder
 */
export function filesOfTree(folder) {
  return filesOf(git(folder, 'ls-files', '--cached', '--others', '--exclude-standard', '-z'))
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .sort();
}

/**
 * A name for the content of the working tree.
 * @param {string} folder
 */
export function keyOfTree(folder) {
  const hash = createHash('sha256');
  for (const path of new Set(filesOfTree(folder))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  }
  return `tree-${hash.digest('hex').slice(0, 40)}`;
}

/**
 * @param {string} folder
 * @param {boolean} isChanged
 * @returns {Side}
 */
function currentState(folder, isChanged) {
  if (!isChanged) return commitOf(folder, 'HEAD');
  return { label: 'the working tree', key: keyOfTree(folder) };
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {Side}
 */
function commitOf(folder, name) {
  const commit = tryGit(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  if (!commit) throw new Error(`There is no commit ${name}.`);
  return { label: git(folder, 'log', '-1', '--format=%h %s', commit), key: commit, commit };
}
