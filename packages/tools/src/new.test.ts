import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './run.mjs';

let copy: string;

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
  return spawnSync(process.execPath, [join(copy, 'packages/tools/src/new.mjs'), ...words], {
    encoding: 'utf8',
  });
}

/** What the compiler says about a project. */
function complaints(project: string): string[] {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', project], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes(': error '));
}

function read(path: string): string {
  return readFileSync(join(copy, path), 'utf8');
}

it('writes a component with its story', () => {
  const { status, stderr } = create('ui', 'feedback/price-tag');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(read('packages/ui/package.json')).toContain(
    '"./price-tag": "./src/feedback/price-tag.tsx"',
  );
  expect(existsSync(join(copy, 'packages/ui/src/feedback/price-tag.stories.tsx'))).toBe(true);
});

it('writes a feature with endpoints, view, story and test', () => {
  const { status, stderr } = create('feature', 'soil-cards');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(existsSync(join(copy, 'apps/portal/src/features/soil-cards'))).toBe(true);
});

it('writes an endpoint of a new resource that contract, mock, server and portal know', () => {
  const { status, stderr } = create('endpoint', 'visits', 'listVisits');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(read('packages/contract/src/contract.ts')).toContain('...visits,');
  expect(read('mocks/src/handlers.ts')).toContain('...visitsHandlers,');
  expect(read('apps/api/src/app.ts')).toContain('visitsRoutes(app);');
});

it('builds calls that the contract has already, in files that are there and in new ones', () => {
  for (const [resource = '', name = ''] of [
    ['crops', 'createReview'],
    ['cart', 'putCartItem'],
  ]) {
    const { status, stderr } = create('endpoint', resource, name);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }
  expect(read('packages/contract/src/contract.ts')).not.toMatch(/'(createReview|putCartItem)'/);
  expect(read('apps/api/src/testing/samples.ts')).toContain('params: { cropId: unknownId }');
  expect(create('endpoint', 'cart', 'putCartItem').stderr).toContain('is built already');
});

it('leaves nothing for the compiler, and every side of the contract whole', () => {
  for (const project of ['packages/ui', 'mocks', 'apps/api', 'apps/portal']) {
    expect(complaints(project)).toEqual([]);
  }
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
  expect(stderr).toContain('packages/ui/src/actions/button.tsx is there already');
  expect(read('packages/ui/src/actions/button.tsx')).toBe(before);
});

it.each([
  [[]],
  [['page', 'x']],
  [['ui', 'PriceTag']],
  [['feature']],
  [['endpoint', 'visits', 'visits']],
])('says what it wants when it is asked for %j', (words) => {
  const { status, stderr } = create(...words);
  expect(status).toBe(1);
  expect(stderr).toMatch(/npm run new/);
});
