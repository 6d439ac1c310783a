import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.mjs';
import { builtStorybook, leftOut, nightly } from './nightly.mjs';

const processes = {
  name: 'processes',
  tests: ['apps/api/test/process'],
  inputs: ['apps/api/src/main.ts', 'apps/api/src/db'],
};

it('leaves nightly tests out as long as what they depend on is as on main', () => {
  expect(leftOut([], [processes])).toEqual([processes]);
  expect(leftOut(['apps/api/src/main.test.ts', 'apps/api/src/dbs/a.ts'], [processes])).toEqual([
    processes,
  ]);
});

it.each([
  ['an input', 'apps/api/src/main.ts'],
  ['a file in an input', 'apps/api/src/db/database.ts'],
  ['what every test depends on', 'pnpm-lock.yaml'],
])('runs them when %s has changed', (_, path) => {
  expect(leftOut([path], [processes])).toEqual([]);
});

it('runs them all when git cannot tell what has changed', () => {
  expect(leftOut(undefined)).toEqual([]);
});

it('names files and folders that are there', () => {
  const paths = [...nightly, builtStorybook].flatMap(({ tests, inputs }) => [...tests, ...inputs]);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
