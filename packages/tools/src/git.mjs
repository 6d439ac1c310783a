import { spawnSync } from 'node:child_process';

/**
 * What git prints; throws if it fails.
 * @param {string} folder of the repository
 * @param {...string} args
 */
export function git(folder, ...args) {
  const said = tryGit(folder, ...args);
  if (said === undefined) throw new Error(`git ${args.join(' ')} failed in ${folder}.`);
  return said;
}

/**
 * What git prints; undefined if it fails.
 * @param {string} folder of the repository
 * @param {...string} args
 */
export function tryGit(folder, ...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** The files of a list that git printed with `-z`. @param {string} said */
export function filesOf(said) {
  return said.split('\0').filter(Boolean);
}

/**
 * The commit at which the branch left main, as it is on the server if there is one; on main its last one.
 * @param {string} folder of the repository
 */
export function whereBranchLeft(folder) {
  for (const main of ['origin/main', 'main']) {
    const found = tryGit(folder, 'merge-base', 'HEAD', main);
    if (found) return found;
  }
  throw new Error('There is no branch main to compare with. Name a commit to compare with.');
}
