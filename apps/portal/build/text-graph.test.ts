import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { createTextGraph } from './text-graph.ts';
import { textsWithCode } from './texts.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A source folder with these files, each of the groups in English and Hindi. */
function sources(files: Record<string, string>, groups = ['shell', 'crops', 'errors']): string {
  const src = mkdtempSync(join(tmpdir(), 'upaj-texts-'));
  folders.push(src);
  const locales = groups.flatMap((group) => [
    `locales/en/${group}.json`,
    `locales/hi/${group}.json`,
  ]);
  const all = {
    'use-translation.ts': 'export const useTranslation = (group: string) => group;',
    ...files,
    ...Object.fromEntries(locales.map((path) => [path, '{}'])),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(src, path)), { recursive: true });
    writeFileSync(join(src, path), text);
  }
  return src;
}

const hook = "import { useTranslation } from './use-translation.ts';";
const using = (group: string) => `${hook} export const useIt = () => useTranslation(${group});`;

describe('the groups of texts of a module', () => {
  it('are those that it and its static imports use', () => {
    const src = sources({
      'mandi.page.tsx': `${using("'crops'")} import { useFailure } from './use-failure.ts';`,
      'use-failure.ts': using("'errors'"),
    });
    expect(createTextGraph(src).groupsOf(join(src, 'mandi.page.tsx'))).toEqual(['crops', 'errors']);
  });

  it('are found behind a re-export, and not behind a type or a dynamic import', () => {
    const src = sources({
      'page.tsx': `export { useIt } from './crops.ts'; import type { X } from './type.ts';
        export const load = () => import('./type.ts');`,
      'crops.ts': using("'crops'"),
      'type.ts': using("'errors'"),
    });
    const graph = createTextGraph(src);
    expect(graph.groupsOf(join(src, 'page.tsx'))).toEqual(['crops']);
    const beside = graph.groupsBeside(join(src, 'page.tsx'), join(src, 'type.ts'));
    expect(beside).toEqual(['errors']);
  });

  it('are not loaded beside a module by one that has them', () => {
    const src = sources({
      'page.tsx': `${using("'crops'")} export const load = () => import('./dialog.tsx');`,
      'dialog.tsx': `${using("'crops'")} export const useFrame = () => useTranslation('shell');`,
    });
    const graph = createTextGraph(src);
    expect(graph.groupsBeside(join(src, 'page.tsx'), join(src, 'dialog.tsx'))).toEqual([]);
  });

  it('follow a change of the module', () => {
    const src = sources({ 'page.tsx': using("'crops'") });
    const graph = createTextGraph(src);
    const page = join(src, 'page.tsx');
    expect(graph.groupsOf(page)).toEqual(['crops']);
    writeFileSync(page, using("'errors'"));
    graph.invalidate(page);
    expect(graph.groupsOf(page)).toEqual(['errors']);
  });

  it.each([
    ['does not exist', "'corps'", /page\.tsx: uses the texts 'corps'/],
    ['is computed', 'group', /page\.tsx: a group of texts is named by a string literal/],
  ])('must not be one that %s', (_, group, fault) => {
    const src = sources({ 'page.tsx': using(group) });
    expect(() => createTextGraph(src).groupsOf(join(src, 'page.tsx'))).toThrow(fault);
  });

  it('must be there in every language', () => {
    const src = sources({ 'page.tsx': using("'crops'") });
    rmSync(join(src, 'locales/hi/crops.json'));
    expect(() => createTextGraph(src).groupsOf(join(src, 'page.tsx'))).toThrow(
      /locales\/hi has no such file/,
    );
  });
});

describe('a build', () => {
  const pages = (text: string) => ({
    'main.ts': "export const pages = import.meta.glob('./*.page.tsx');",
    'mandi.page.tsx': text,
    'shared/i18n/translations.ts': 'export const withTexts = (module: unknown) => module;',
  });
  const run = (src: string) =>
    build({
      root: src,
      configFile: false,
      logLevel: 'silent',
      plugins: [textsWithCode(src)],
      build: { write: false, minify: false, lib: { entry: 'main.ts', formats: ['es'] } },
    });

  it('loads the texts of a page beside its code', async () => {
    const output = await run(sources(pages(using("'crops'"))));
    const code = JSON.stringify(output);
    expect(code).toMatch(/withTexts\(import\([^)]*mandi\.page[^)]*\), \[\W*crops\W*\]\)/);
  });

  it('fails where a page uses texts that do not exist', async () => {
    const src = sources(pages(using("'corps'")));
    await expect(run(src)).rejects.toThrow(/mandi\.page\.tsx: uses the texts 'corps'/);
  });
});

describe('the texts of the portal', () => {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  const graph = createTextGraph(src.replace(/\/$/, ''));
  const modules = Object.keys(import.meta.glob('../src/**/*.{ts,tsx}')).map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const groups = Object.keys(import.meta.glob('../src/locales/en/*.json'))
    .map((path) => path.replace(/^.*\/(.*)\.json$/, '$1'))
    // Read by the build and by the service worker alone.
    .filter((group) => group !== 'descriptions' && group !== 'offline');

  /** The groups that are loaded with the first interaction, and with no code. */
  const lateGroupsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/useLateTexts\('([\w-]+)'\)/g)].map(
      ([, group = '']) => group,
    );

  it('are all used, and all that are used exist', () => {
    const used = new Set(
      modules.flatMap((file) => [...graph.groupsOf(file), ...lateGroupsOf(file)]),
    );
    expect(modules.length).toBeGreaterThan(300);
    expect([...used].sort()).toEqual(groups.sort());
  });

  it('begin with those of the frame alone', () => {
    expect(graph.groupsOf(join(src, 'main.tsx'))).toEqual(['shell']);
  });

  it('come with the pages whose parts show them', () => {
    const page = join(src, 'pages/seller-dashboard.page.tsx');
    expect(graph.groupsOf(page)).toContain('errors');
  });
});
