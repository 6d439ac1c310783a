import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepRandom } from './password.ts';

it('a generated secret is random, stays the same, and is readable by its owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upaj-secret-'));
  const all = await Promise.all([1, 2, 3].map(() => keepRandom(folder, 'secret')));
  expect(new Set([...all, await keepRandom(folder, 'secret')]).size).toBe(1);
  expect(all[0]).toMatch(/^[\w-]{43}$/);
  expect(await keepRandom(folder, 'other')).not.toBe(all[0]);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).sort()).toEqual(['other', 'secret']);
  await rm(folder, { recursive: true });
});
