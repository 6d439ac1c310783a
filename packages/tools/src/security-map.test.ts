import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const read = (name: string) => readFileSync(join(root, 'docs/security', name), 'utf8');
const requirements = read('asvs.md');
const looksLikeFile = /^[\w./-]+\.(ts|tsx|json|yaml)$/;

/** Path of a file that a page names, below the API's folders unless another one is named. */
const find = (name: string) =>
  ['apps/api/src', 'apps/api', '.'].map((folder) => join(root, folder, name)).find(existsSync);

const named = [...(read('README.md') + requirements).matchAll(/`([^`]+)`/g)]
  .map(([, name = '']) => name)
  .filter((name) => looksLikeFile.test(name));

const rows = requirements
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

it('the pages about security name only files that exist', () => {
  expect(new Set(named).size).toBeGreaterThan(30);
  expect(named.filter((name) => find(name) === undefined)).toEqual([]);
});

it('the requirements quote only test titles of the file before them', () => {
  const quotes = rows.flatMap(([, , tests = '']) => {
    let file = '';
    return [...tests.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, name, title]) => {
      if (name) file = name;
      return title ? [{ file, title }] : [];
    });
  });
  expect(quotes.length).toBeGreaterThan(30);
  const missing = quotes.filter(({ file, title }) => {
    const text = readFileSync(find(file) ?? '', 'utf8');
    return !text.includes(title);
  });
  expect(missing).toEqual([]);
});

it('each requirement has a description or a test', () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter(([, how, test]) => !how && !test)).toEqual([]);
});
