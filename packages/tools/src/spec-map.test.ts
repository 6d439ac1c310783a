import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';

const map = readFileSync(join(root, 'docs/spec-map.md'), 'utf8');

interface Row {
  line: string;
  clause: string;
  file: string;
  test: string;
  state: string;
}

const rows: Row[] = map
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| clause |'))
  .map((line) => {
    const [clause = '', file = '', test = '', state = ''] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return { line, clause, file, test, state };
  });
const built = rows.filter(({ state }) => state.startsWith('built'));

const looksLikePath = /^[\w.-]+\/.+\.\w+$/;
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)]
    .map(([, path = '']) => path)
    .filter((it) => looksLikePath.test(it));

/** Whether a file can prove a clause. A story without a play only renders, and this file compares only quotes. */
function canProve(path: string): boolean {
  if (!/\.(test|spec|conformance)\.tsx?$|\.stories\.tsx$/.test(path)) return false;
  if (path.endsWith('spec-map.test.ts')) return false;
  return !path.endsWith('.stories.tsx') || readFileSync(join(root, path), 'utf8').includes('play');
}

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

describe('the map of the specification', () => {
  it('has the stated number of rows', () => {
    expect(rows.length).toBe(Number(/^(\d+) rows\.$/m.exec(map)?.[1]));
  });

  it('names only files that exist', () => {
    const paths = new Set(pathsIn(map));
    expect(paths.size).toBeGreaterThan(100);
    expect([...paths].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('has no empty cell', () => {
    const cells = ({ clause, file, test, state }: Row) => [clause, file, test, state];
    const evaded = rows.filter((row) => cells(row).some((cell) => /^[-?–—.]*$/.test(cell)));
    expect(evaded.map(({ line }) => line)).toEqual([]);
  });

  it('has a known state in each row: built, or an issue', () => {
    const unknown = rows.filter(({ state }) => !/^(built(, \d+)?|\d+)$/.test(state));
    expect(unknown.map(({ line }) => line)).toEqual([]);
  });

  it('has a file and a test that can fail in each built row', () => {
    const baseless = built.filter(
      ({ file, test }) =>
        pathsIn(file).length === 0 || pathsIn(test).length === 0 || !pathsIn(test).every(canProve),
    );
    expect(baseless.map(({ line }) => line)).toEqual([]);
  });

  it('quotes only texts that the portal contains to the letter', () => {
    const said = new Set([...texts(), ...contentTexts()].map(withoutPlaceholders));
    const quoted = built.flatMap(({ clause }) =>
      [...clause.matchAll(/(?<=^|[\s(])'([^']+)'(?=$|[\s,.;:)])/g)].map(([, words = '']) => words),
    );
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter((words) => !said.has(withoutPlaceholders(words)))).toEqual([]);
  });

  it('marks no built row as untested', () => {
    const untested = built.filter(({ test }) => /nobody|open:/i.test(test));
    expect(untested.map(({ line }) => line)).toEqual([]);
  });
});
