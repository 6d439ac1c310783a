import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createTextGraph } from '../../build/text-graph.ts';
import { notFound, pages } from './pages.ts';

const loaded = vi.hoisted(() => new Set<string>());
vi.mock('../shared/i18n/translations.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  withTexts: (module: Promise<unknown>, groups: string[]) => {
    for (const group of groups) loaded.add(group);
    return module;
  },
}));

const src = join(import.meta.dirname, '..');
const graph = createTextGraph(src);

it('every page has a route beside it, and every path one page', () => {
  const files = Object.keys(import.meta.glob('../pages/*.page.tsx'));
  const named = new Set([...pages, notFound].map(({ name }) => `../pages/${name}.page.tsx`));
  expect([...named].sort()).toEqual(files.sort());
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(pages.map((page) => [page.path, page] as const))(
  '%s loads all texts that its components show',
  async (_, page) => {
    loaded.clear();
    await page.load();
    const shown = graph.groupsOf(`${src}/pages/${page.name}.page.tsx`);
    // Those of the frame come before any page.
    expect([...loaded].sort()).toEqual(shown.filter((group) => group !== 'shell').sort());
  },
);
