import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, git } from './git.mjs';
import { root } from './run.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const tracked = filesOf(git(root, 'ls-files', '-z')).filter((path) => existsSync(join(root, path)));

/** Whether a path matches a glob of REUSE: `*` within a folder, `**` over folders. */
const matches = (path: string, glob: string) =>
  new RegExp(
    `^${glob
      .split('**')
      .map((part) => part.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*'))
      .join('.*')}$`,
  ).test(path);

const entries = read('REUSE.toml')
  .split('[[annotations]]')
  .slice(1)
  .map((entry) => {
    const paths = /^path = (\[[^\]]*\]|".*")/m.exec(entry)?.[1] ?? '';
    const globs = [...paths.matchAll(/"([^"]+)"/g)].map(([, glob = '']) => glob);
    const licence = /^SPDX-License-Identifier = "(.+)"/m.exec(entry)?.[1] ?? '';
    return { globs, licences: licence.split(' AND ') };
  });

/** The entry that counts for a file: the last one that matches. */
const entryOf = (path: string) =>
  entries.findLast(({ globs }) => globs.some((glob) => matches(path, glob)));

const isPicture = (path: string) =>
  path.endsWith('.svg') || readFileSync(join(root, path)).subarray(0, 8000).includes(0);

it('each picture and each binary file has an entry of its own about its licence', () => {
  const pictures = tracked.filter(isPicture);
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((path) => entryOf(path) === entries[0])).toEqual([]);
});

it('each entry is of files that exist and of a licence whose text is here', () => {
  const globs = entries.flatMap((entry) => entry.globs);
  expect(globs.filter((glob) => !tracked.some((path) => matches(path, glob)))).toEqual([]);
  const licences = entries.flatMap((entry) => entry.licences);
  expect(licences.filter((name) => !existsSync(join(root, `LICENSES/${name}.txt`)))).toEqual([]);
});

it('each package names the licences of its files', () => {
  for (const path of tracked.filter((name) => /(^|\/)package\.json$/.test(name))) {
    const folder = dirname(path) === '.' ? '' : `${dirname(path)}/`;
    const files = tracked.filter((name) => name.startsWith(folder));
    const { license }: { license: string } = JSON.parse(read(path));
    const licences = new Set(files.flatMap((name) => entryOf(name)?.licences ?? []));
    expect({ path, licences: license.split(' AND ').sort() }).toEqual({
      path,
      licences: [...licences].sort(),
    });
  }
});
