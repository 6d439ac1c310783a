import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, git } from './git.mjs';
import { root } from './run.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = filesOf(git(root, 'ls-files', '-z'));
const [, section = ''] = read('docs/architecture.md').split(/^## What it is built with$/m);
const [list = ''] = section.split(/^## /m);
const packages = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const declared = new Set(
  files
    .filter((path) => path.endsWith('package.json'))
    .flatMap((path) => {
      const { dependencies, devDependencies, peerDependencies } = JSON.parse(read(path));
      return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
    }),
);

it('names the packages that carry the product', () => {
  expect(packages).toContain('@storybook/test-runner');
  expect(packages).toContain('redux');
});

it.each(packages.filter((name) => name !== 'pnpm'))('%s is declared', (name) => {
  expect(declared).toContain(name);
});

it.each(packages)('%s is imported, or run by its name', (name) => {
  const use = `(from|import) ['"]${name}['"/]|npx (--yes )?${name}\\b`;
  const sources = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.yml'];
  expect(git(root, 'grep', '-lE', use, '--', ...sources)).not.toBe('');
});
