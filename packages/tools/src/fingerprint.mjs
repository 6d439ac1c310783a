import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'data',
  'coverage',
  'e2e',
  'testing',
  'test-results',
  '.git',
]);

/**
 * A short text that changes when one of the files does.
 * @param {readonly string[]} paths files and folders inside the project
 * @param {(name: string) => boolean} [wanted] which file names count
 */
export function fingerprint(paths, wanted = () => true) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.flatMap((start) => filesOf(start)).sort()) {
    if (!wanted(path)) continue;
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    if (entry.isDirectory()) return filesOf(join(path, entry.name));
    return entry.isFile() ? [join(path, entry.name)] : [];
  });
}

/**
 * Whether the stamp matches the current sources.
 * @param {string} stamp
 * @param {string} print
 */
export function isFresh(stamp, print) {
  const file = join(root, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === print;
}

/**
 * Writes the stamp of the current sources.
 * @param {string} stamp
 * @param {string} print
 */
export function stampWith(stamp, print) {
  mkdirSync(dirname(join(root, stamp)), { recursive: true });
  writeFileSync(join(root, stamp), print);
}
