import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { slowest } from './slowest.mjs';

it('finds the longest tests in the reports of both runners', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upaj-slowest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, content: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  const vitest = write('unit.json', {
    testResults: [
      {
        assertionResults: [
          { fullName: 'adds', duration: 20 },
          { fullName: 'sorts', duration: 900 },
        ],
      },
    ],
  });
  const test = { projectName: 'phone-hi', results: [{ duration: 4000 }, { duration: 2000 }] };
  const playwright = write('e2e.json', {
    suites: [
      { title: 'a.spec.ts', suites: [{ title: 'a', specs: [{ title: 'buys', tests: [test] }] }] },
    ],
  });
  expect(slowest([vitest, playwright, join(folder, 'missing.json')], 2)).toEqual([
    { title: 'buys (phone-hi)', seconds: 6 },
    { title: 'sorts', seconds: 0.9 },
  ]);
});
