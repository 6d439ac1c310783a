import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');

it('the README names every command', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const [, commands = ''] = readme.split(/^## Two commands$/m);
  const named = new Set(
    [...commands.matchAll(/`(?:npm (?:run )?)?([a-z:-]+)[^`\n]*`|^npm (\w+)/gm)].flatMap(
      ([, one, two]) => one ?? two ?? [],
    ),
  );
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});

it('every command works on a machine that has npm and no pnpm', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  expect(Object.values(scripts).filter((script) => /(^|\W)pnpm /.test(script))).toEqual([]);
});

/** Set by the system, by a build, or by the tools for the programs that they start. */
const system = ['HOME', 'NIGHTLY', 'NODE_ENV', 'PATH', 'TMPDIR', 'UPAJ_PROGRESS'];

it('the page for operators names every variable that is read', () => {
  const words = new Set(read('docs/operations.md').match(/[\w-]+/g));
  const settings = [
    ...read('apps/api/src/platform/env/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): z\./gm),
  ];
  const tools = readdirSync(join(root, 'packages/tools/src'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.mjs'));
  const sources = [
    ...tools.map((name) => `packages/tools/src/${name}`),
    ...['apps/portal/vite.config.ts', 'apps/portal/playwright.config.ts'],
  ];
  const others = sources.flatMap((path) => [...read(path).matchAll(/process\.env\.([A-Z_]+)/g)]);
  const names = [...settings, ...others].map(([, name = '']) => name);
  expect(settings.length).toBeGreaterThan(15);
  expect(names.filter((name) => !words.has(name) && !system.includes(name))).toEqual([]);
});
