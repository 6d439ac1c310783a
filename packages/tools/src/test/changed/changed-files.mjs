import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesOf, git, whereBranchLeft } from '../../git.mjs';

/**
 * The files that differ from a commit, with new and deleted ones; without a commit from where the branch left main, and on
 * main from its last commit. Throws if there is no such commit.
 * @param {string} folder of the repository
 * @param {string} [base]
 */
export function changedFiles(folder, base = whereBranchLeft(folder)) {
  const changed = filesOf(git(folder, 'diff', '--name-only', '-z', '--no-renames', base, '--'));
  const added = filesOf(git(folder, 'ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...changed, ...added])].sort();
}

/**
 * The modules of the same package that name a file which is no code, such as a text or a table.
 * @param {string} folder of the repository
 * @param {readonly string[]} paths of such files
 * @param {readonly string[]} modules paths of all modules
 */
export function modulesNaming(folder, paths, modules) {
  const named = paths.map((path) => ({ inPackage: packageOf(path), words: wordsFor(path) }));
  return modules.filter((module) => {
    const near = named.filter(({ inPackage }) => module.startsWith(inPackage));
    if (near.length === 0) return false;
    const text = readFileSync(join(folder, module), 'utf8');
    return near.some(({ words }) => words.some((word) => text.includes(word)));
  });
}

/** @param {string} path */
function packageOf(path) {
  return `${path.split('/').slice(0, 2).join('/')}/`;
}

/** `locales/en/crops.json` is named as 'crops'. @param {string} path */
function wordsFor(path) {
  const name = basename(path);
  return [name, `'${name.replace(/[.][^.]*$/, '')}'`];
}
