import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countJest, countPlaywright } from './count.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upaj-count-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

it('counts a skipped test as failed', () => {
  const file = report({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
  });
  expect(countJest(file)).toEqual({ passed: 5, failed: 4 });
  const e2e = report({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 1 }, errors: [] });
  expect(countPlaywright(e2e)).toEqual({ passed: 3, failed: 2 });
});

it('counts a file that failed to load', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countJest(report({ numPassedTests: 5, numFailedTests: 0, testResults }))).toEqual({
    passed: 5,
    failed: 1,
  });
});

it('counts nothing without a report', () => {
  expect(countJest(join(folder, 'none.json'))).toBeUndefined();
  expect(countPlaywright(report('half a rep'))).toBeUndefined();
});
