import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ specs?: { ok: boolean, tags: string[] }[], suites?: Suite[] }} Suite */

/** @param {string} file @returns {any} */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * The clauses of which a test ran and passed.
 * @param {{ vitest: readonly string[], playwright: string }} reports files that the test runners wrote
 * @returns {Set<string>} their ids
 */
export function provenClauses({ vitest, playwright }) {
  /** @type {{ assertionResults: { status: string, tags?: string[] }[] }[]} */
  const files = vitest.flatMap((file) => read(file).testResults ?? []);
  const unit = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .flatMap(({ tags }) => tags ?? []);
  /** @type {Suite[]} */
  const suites = read(playwright).suites ?? [];
  return new Set([...unit, ...suites.flatMap(tagsOf)]);
}

/** @param {Suite} suite @returns {string[]} */
function tagsOf({ specs = [], suites = [] }) {
  const passed = specs.filter(({ ok }) => ok).flatMap(({ tags }) => tags);
  return [...passed, ...suites.flatMap(tagsOf)];
}
