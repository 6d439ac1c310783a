import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(mdx|tsx)$/.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));

it('every link from one page of Storybook to another leads to a page', () => {
  const files = ['.storybook', 'packages/ui/src', 'apps/portal/src'].flatMap(filesBelow);
  // As in stories (`title: 'Components/Chat/Chat List'`) and in MDX (`<Meta title="Start Here" />`).
  const titles = files.flatMap((file) =>
    [...file.matchAll(/^.*\btitle(?:: '|=")([A-Z][^'"]*)/gm)].map(([, title = '']) => title),
  );
  const pages = new Set(titles.map((title) => title.toLowerCase().replace(/[^a-z\d]+/g, '-')));
  const links = files.flatMap((file) =>
    [...file.matchAll(/(?:\/docs\/|')([\w-]+)--docs\b/g)].map(([, page = '']) => page),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((page) => !pages.has(page))).toEqual([]);
});
