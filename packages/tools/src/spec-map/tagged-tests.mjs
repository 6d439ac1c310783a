import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../run.mjs';

/**
 * A test in the sources that carries ids of clauses.
 * @typedef {{ file: string, title: string, ids: string[] }} TaggedTest
 */

/** @typedef {{ type: string, [key: string]: any }} Node */

const testFile = /\.(test|spec|conformance)\.tsx?$/;

/** Finds every test of the repository that carries ids of clauses, by file and in the order of the sources. */
export function findTaggedTests() {
  return ['packages', 'apps', 'mocks'].flatMap((folder) =>
    filesUnder(join(root, folder))
      .filter((path) => testFile.test(path))
      .sort()
      .flatMap((path) => taggedTestsIn(relative(root, path), readFileSync(path, 'utf8'))),
  );
}

/** @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/**
 * Finds the tests of one source that carry ids.
 * @param {string} file its path, whose ending tells the language
 * @param {string} code
 * @returns {TaggedTest[]}
 */
export function taggedTestsIn(file, code) {
  // Parsing costs a hundred times as much as looking for the words.
  if (!/\btags?: \[/.test(code)) return [];
  /** @type {TaggedTest[]} */
  const found = [];
  visit(/** @type {any} */ (parseSync(file, code).program), (node) => {
    if (node.type !== 'CallExpression') return;
    const ids = node.arguments.flatMap(idsOf);
    if (ids.length > 0) found.push({ file, title: titleOf(node.arguments[0]), ids });
  });
  return found;
}

/** @param {unknown} value @param {(node: Node) => void} look */
function visit(value, look) {
  if (Array.isArray(value)) for (const each of value) visit(each, look);
  else if (typeof value === 'object' && value !== null) {
    const node = /** @type {Node} */ (value);
    if (node.type) look(node);
    for (const each of Object.values(node)) visit(each, look);
  }
}

/** The ids in the options of a test: `tags` of vitest, `tag` of Playwright, where each begins with `@`. @param {Node} options */
function idsOf(options) {
  if (options.type !== 'ObjectExpression') return [];
  const tags = options.properties.find((/** @type {Node} */ { key }) =>
    /^tags?$/.test(key?.name ?? ''),
  );
  if (tags?.value.type !== 'ArrayExpression') return [];
  return tags.value.elements.map((/** @type {Node} */ { value }) => String(value).replace('@', ''));
}

/** @param {Node} title @returns {string} */
function titleOf(title) {
  if (title.type !== 'TemplateLiteral') return String(title.value);
  return title.quasis.map((/** @type {Node} */ part) => part.value.cooked).join('…');
}
