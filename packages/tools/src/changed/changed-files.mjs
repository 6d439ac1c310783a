import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The files that differ from a commit, with new ones; without a commit from where the branch left main, and on main from
 * its last commit. Deleted files are not among them.
 * @param {string} folder of the repository
 * @param {string} [base]
 */
export function changedFiles(folder, base) {
  const from = base ?? whereBranchLeft(folder);
  const changed = git(folder, 'diff', '--name-only', '--diff-filter=d', from);
  const added = git(folder, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].sort();
}

/**
 * For each file that no module imports as code, such as a text or a table, the modules beside it that name it.
 * @param {string} folder of the repository
 * @param {readonly string[]} paths
 * @param {readonly string[]} modules paths of all modules
 */
export function modulesNaming(folder, paths, modules) {
  return paths.flatMap((path) => {
    const name = basename(path);
    // `locales/en/crops.json` is named as 'crops'.
    const quoted = [name, `'${name.slice(0, name.lastIndexOf('.'))}'`];
    const part = path.split('/').slice(0, 2).join('/');
    return modules.filter((module) => {
      if (!module.startsWith(`${part}/`) || !existsSync(join(folder, module))) return false;
      const text = readFileSync(join(folder, module), 'utf8');
      return quoted.some((word) => text.includes(word));
    });
  });
}

/** @param {string} folder */
function whereBranchLeft(folder) {
  const main = ['origin/main', 'main'].find(
    (name) => git(folder, 'rev-parse', '--verify', name)[0],
  );
  return git(folder, 'merge-base', 'HEAD', main ?? 'HEAD')[0] ?? 'HEAD';
}

/**
 * The lines that git prints; none if it fails.
 * @param {string} folder
 * @param {...string} args
 */
function git(folder, ...args) {
  const { stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}
