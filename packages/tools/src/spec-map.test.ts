import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { readClauses, readSections } from './spec-map/clauses.mjs';
import { testsById, writePage } from './spec-map/page.mjs';
import { provenClauses } from './spec-map/proven-clauses.mjs';
import { findTaggedTests, taggedTestsIn } from './spec-map/tagged-tests.mjs';

const clauses = readClauses();
const tests = findTaggedTests();

function filesUnder(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const leaves = (texts: unknown): string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.values(texts).flatMap(leaves)
    : [String(texts)];

/** Every text of the portal in English. */
const texts = () =>
  filesUnder('apps/portal/src/locales/en', /\.json$/).flatMap((file) => leaves(JSON.parse(file)));

/** Every quoted text of the content package. */
const contentTexts = () =>
  filesUnder('packages/content/src', /(?<!\.test)\.ts$/).flatMap((file) =>
    [...file.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text),
  );

/** Placeholders differ between the two; the sign before a price comes from the formatting of money. */
const withoutPlaceholders = (text: string) => text.replace(/₹?\{+[^{}]*\}+/g, '{}');

describe('the clauses of the specification', () => {
  it('have an id of their own each', () => {
    const ids = clauses.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(600);
    expect(ids.filter((id) => !/^[A-Z]+(-[A-Z]+)*-\d+$/.test(id))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('have a test each', () => {
    const byId = testsById(tests);
    expect(clauses.filter(({ id }) => !byId.has(id))).toEqual([]);
  });

  it('are the only ones that tests name', () => {
    const known = new Set(clauses.map(({ id }) => id));
    const unknown = tests.filter(({ ids }) => ids.some((id) => !known.has(id)));
    expect(unknown).toEqual([]);
  });

  it('quote only texts that the portal contains to the letter', () => {
    const said = new Set([...texts(), ...contentTexts()].map(withoutPlaceholders));
    const quoted = clauses.flatMap(({ text }) =>
      [...text.matchAll(/(?<=^|[\s(])'([^']+)'(?=$|[\s,.;:)])/g)].map(([, words = '']) => words),
    );
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter((words) => !said.has(withoutPlaceholders(words)))).toEqual([]);
  });
});

describe('the map of the specification', () => {
  it('is as `npm run spec-map` writes it', () => {
    const page = readFileSync(join(root, 'docs/spec-map.md'), 'utf8');
    expect(page).toBe(writePage(readSections(), tests));
  });

  it('shows what is built and what is open', () => {
    const sections = readSections(
      '## Cart\nCART-1\tIt has a total\nCART-2\tIt is empty at first\n',
    );
    const page = writePage(sections, [{ file: 'cart.test.ts', title: 'adds up', ids: ['CART-1'] }]);
    expect(page).toContain('1 of 2 clauses are built.');
    expect(page).toContain('| CART-1 | It has a total | unit | cart.test.ts |');
    expect(page).toContain('| CART-2 | It is empty at first | open |  |');
  });

  it('names the highest of the tests of a clause, and cuts a long clause', () => {
    const sections = readSections(`## Cart\nCART-1\t${'word '.repeat(40)}\n`);
    const tests = [
      'mocks/src/cart.test.ts',
      'apps/api/src/cart.test.ts',
      'apps/portal/e2e/cart.spec.ts',
    ];
    const ends = [1, 2, 3].map((count) => {
      const tagged = tests.slice(0, count).map((file) => ({ file, title: '', ids: ['CART-1'] }));
      return writePage(sections, tagged).split('word … ').at(-1);
    });
    expect(ends).toEqual([
      '| unit | mocks/src/cart.test.ts |\n',
      '| api | api/cart.test.ts |\n',
      '| e2e | portal/e2e/cart.spec.ts |\n',
    ]);
  });
});

it('tags are found on tests of each kind, and on nothing else', () => {
  const code = `
    it('adds', { tags: ['CART-1', 'CART-2'], timeout: 9 }, () => undefined);
    it.each([1, 2])('adds %d', { tags: ['CART-3'] }, () => undefined);
    test(\`buys \${what}\`, { tag: ['@CART-4'] }, async ({ page }) => page);
    it('has no tag', { timeout: 9 }, () => undefined);
    const meta = { tags: ['autodocs'] };`;
  const found = taggedTestsIn('cart.test.tsx', code);
  expect(found.map(({ title, ids }) => [title, ids])).toEqual([
    ['adds', ['CART-1', 'CART-2']],
    ['adds %d', ['CART-3']],
    ['buys …', ['CART-4']],
  ]);
});

it('a clause is proven by a test that passed, and not by one that failed or did not run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upaj-reports-'));
  const [vitest, playwright] = [join(folder, 'unit.json'), join(folder, 'e2e.json')];
  const assertionResults = [
    { status: 'passed', tags: ['CART-1'] },
    { status: 'failed', tags: ['CART-2'] },
    { status: 'skipped', tags: ['CART-3'] },
  ];
  writeFileSync(vitest, JSON.stringify({ testResults: [{ assertionResults }] }));
  expect([...provenClauses({ vitest: [vitest], playwright })]).toEqual(['CART-1']);
  const specs = [
    { ok: true, tags: ['CART-4'] },
    { ok: false, tags: ['CART-5'] },
  ];
  writeFileSync(playwright, JSON.stringify({ suites: [{ suites: [{ specs }] }] }));
  expect([...provenClauses({ vitest: [vitest], playwright })]).toEqual(['CART-1', 'CART-4']);
});
