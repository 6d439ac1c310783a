import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ title: string, seconds: number }} Timed */
/** @typedef {{ title: string, file?: string, specs?: { title: string, tests: { projectName: string, results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite */

/** @param {string} file @returns {any} */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * The tests that took longest, the longest first.
 * @param {readonly string[]} reports files that vitest and Playwright wrote; those that are missing are left out
 * @param {number} count
 * @returns {Timed[]}
 */
export function slowest(reports, count) {
  const all = reports
    .map(read)
    .flatMap(({ testResults = [], suites = [] }) => [
      ...testResults.flatMap(timesOfFile),
      ...suites.flatMap((/** @type {Suite} */ suite) => timesOfSuite(suite)),
    ]);
  return all.sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** @param {{ assertionResults: { fullName: string, duration?: number }[] }} file @returns {Timed[]} */
function timesOfFile({ assertionResults }) {
  return assertionResults.map(({ fullName, duration = 0 }) => ({
    title: fullName,
    seconds: duration / 1000,
  }));
}

/** @param {Suite} suite @returns {Timed[]} */
function timesOfSuite({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
}
