import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Tests in a report of vitest or of jest. A skipped test counts as failed, since it proves nothing.
 * @param {string} file
 * @returns {Count | undefined} undefined without a report
 */
export function countJest(file) {
  const report = read(file);
  if (!report) return undefined;
  const broken = (report.testResults ?? []).filter(
    (/** @type {{ status: string, assertionResults?: unknown[] }} */ suite) =>
      suite.status === 'failed' && !suite.assertionResults?.length,
  ).length;
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + skipped + broken,
  };
}

/**
 * Tests in a report of Playwright. A test that passed only on a retry counts as failed.
 * @param {string} file
 * @returns {Count | undefined} undefined without a report
 */
export function countPlaywright(file) {
  const report = read(file);
  if (!report) return undefined;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  return { passed: expected, failed: unexpected + flaky + skipped + (report.errors?.length ?? 0) };
}

/** @param {string} file */
function read(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
