/**
 * A module as dependency-cruiser prints it.
 * @typedef {{ source: string, dependents: readonly string[] }} Module
 */

/**
 * The modules that reach one of these over imports, with the number of imports on the shortest way.
 * @param {readonly Module[]} modules
 * @param {readonly string[]} changed
 * @returns {Map<string, number>}
 */
export function dependentsOf(modules, changed) {
  const dependents = new Map(modules.map(({ source, dependents }) => [source, dependents]));
  /** @type {Map<string, number>} */
  const found = new Map();
  let next = changed.filter((path) => dependents.has(path));
  for (let distance = 0; next.length > 0; distance += 1) {
    for (const path of next) found.set(path, distance);
    const reached = new Set(next.flatMap((path) => dependents.get(path) ?? []));
    next = [...reached].filter((path) => !found.has(path));
  }
  return found;
}

/**
 * The files that match, nearest to the change first: those beside it, then by the number of imports between.
 * @param {ReadonlyMap<string, number>} found
 * @param {readonly string[]} changed
 * @param {RegExp} pattern
 */
export function nearest(found, changed, pattern) {
  const beside = new Set(changed.map(folderOf));
  /** @param {[path: string, distance: number]} entry */
  const rank = ([path, distance]) => (beside.has(folderOf(path)) ? 0 : distance);
  return [...found]
    .filter(([path]) => pattern.test(path))
    .sort((a, b) => rank(a) - rank(b) || a[0].localeCompare(b[0]))
    .map(([path]) => path);
}

/** @param {string} path */
function folderOf(path) {
  return path.slice(0, path.lastIndexOf('/'));
}
