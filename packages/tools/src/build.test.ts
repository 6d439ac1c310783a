import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PARTS } from './build.mjs';
import { root } from './run.mjs';

/** The folders of the project's own packages that the code of a folder imports. */
function ownPackages(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return Object.entries(dependencies)
    .filter(([, version]) => String(version).startsWith('workspace:'))
    .map(([name]) => name.replace('@upaj/', 'packages/'));
}

it.each(PARTS)(
  '$label: a change in a package that it imports is a reason to build again',
  ({ sources }) => {
    const app = sources.find((source) => source.startsWith('apps/')) ?? '';
    const packages = ownPackages(app);
    expect(packages).toContain('packages/leaf-model');
    expect(sources).toEqual(expect.arrayContaining(packages));
  },
);
