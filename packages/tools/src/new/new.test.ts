import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../run.mjs';

let copy: string;
const written: string[] = [];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'upaj-new-'));
  const unneeded = ['dist', 'data', 'e2e', 'test-results'];
  for (const part of [
    'packages',
    'apps',
    'mocks',
    'biome.json',
    '.gitignore',
    'tsconfig.base.json',
    'vitest.config.ts',
    'docs/spec-clauses.tsv',
    'package.json',
  ]) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !unneeded.includes(basename(path)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  spawnSync('git', ['init', '--quiet', copy]);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function create(...words: string[]) {
  const args = [join(copy, 'packages/tools/src/new/new.mjs'), ...words];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

/** Creates a part, and adds the lines that are printed as a person would. */
function createAndAdd(...words: string[]): void {
  const { status, stderr, stdout } = create(...words);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  written.push(...(stdout.split('\n\n')[0] ?? '').split('\n'));
  for (const [, path = '', lines = ''] of stdout.matchAll(/^Add to (.+):\n((?: {2}.*\n)+)/gm)) {
    for (const line of lines.trimEnd().split('\n')) addLine(path, line.trim());
  }
}

/** Where a list begins that a line may go into. */
const lists: Record<string, string> = {
  'packages/contract/src/contract.ts': 'export const contract = {',
  'mocks/src/handlers.ts': 'handlers: readonly HttpHandler[] = [',
  'apps/api/test/support/samples.ts': '=> Sample>> = {',
  'apps/portal/src/shared/paths.ts': 'export const paths = {',
};

function addLine(path: string, line: string): void {
  const [added = '', note] = line.split(/ {3}\(/);
  const list = lists[path] ?? '';
  const before = read(path);
  const isImport = note === undefined && !list.includes('paths');
  const after = isImport ? `${added}\n${before}` : before.replace(list, `${list}\n${added}`);
  expect(after, `${path} takes ${line}`).not.toBe(before);
  writeFileSync(join(copy, path), after);
}

/** What the compiler says about a project. */
async function complaints(project: string): Promise<string[]> {
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawn(tsc, ['--noEmit', '-p', project], { cwd: copy });
  return (await text(stdout)).split('\n').filter((line) => line.includes(': error '));
}

function read(path: string): string {
  return readFileSync(join(copy, path), 'utf8');
}

it('writes a component with its story', () => {
  createAndAdd('ui', 'feedback/price-tag');
  expect(read('packages/ui/package.json')).toContain(
    '"./price-tag": "./src/feedback/price-tag.tsx"',
  );
  expect(existsSync(join(copy, 'packages/ui/src/feedback/price-tag.stories.tsx'))).toBe(true);
});

it('writes a feature with view, story and test', () => {
  createAndAdd('feature', 'soil-cards');
  expect(existsSync(join(copy, 'apps/portal/src/features/soil-cards'))).toBe(true);
});

it('writes a page that the portal finds by its name', () => {
  createAndAdd('page', 'crop-calendar');
  expect(read('apps/portal/src/shared/paths.ts')).toContain("'/crop-calendar'");
});

it('writes an endpoint of a new resource for contract, mock, server and portal', () => {
  createAndAdd('endpoint', 'visits', 'listVisits');
});

it('writes nothing for an endpoint that the contract has', () => {
  expect(create('endpoint', 'crops', 'listCrops').stderr).toContain('is in the contract already');
});

it('edits no TypeScript: what belongs into files that exist is printed', () => {
  const paths = ['mocks/src/crops.mock.ts', 'apps/portal/src/domains/crops/crops.api.ts'];
  const before = paths.map(read);
  const { status, stdout } = create('endpoint', 'crops', 'archiveCrop');
  expect(status).toBe(0);
  for (const path of paths) expect(stdout).toContain(`Add to ${path}:`);
  expect(stdout).toContain('archiveCrop: build.query<');
  expect(paths.map(read)).toEqual(before);
});

it('leaves nothing for lint and compiler, and every side of the contract whole', async () => {
  const lint = spawnSync(join(root, 'node_modules/.bin/biome'), ['check', ...written], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(lint).toMatchObject({ status: 0 });
  const projects = ['packages/ui', 'mocks', 'apps/api', 'apps/portal'];
  expect(await Promise.all(projects.map(complaints))).toEqual(projects.map(() => []));
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--project', 'plain', 'src/app/contract.test.ts'],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(stdout).toContain('2 passed');
  expect(status).toBe(0);
});

it('overwrites nothing', () => {
  const before = read('packages/ui/src/actions/button.tsx');
  const { status, stderr } = create('ui', 'actions/button');
  expect(status).toBe(1);
  expect(stderr).toContain('packages/ui/src/actions/button.tsx exists already');
  expect(read('packages/ui/src/actions/button.tsx')).toBe(before);
});

it.each([
  [[]],
  [['screen', 'x']],
  [['ui', 'PriceTag']],
  [['feature']],
  [['page', 'CropCalendar']],
  [['endpoint', 'visits', 'visits']],
])('prints its usage for %j', (words) => {
  const { status, stderr } = create(...words);
  expect(status).toBe(1);
  expect(stderr).toMatch(/npm run new/);
});
