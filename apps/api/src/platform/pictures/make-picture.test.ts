import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picture } from '../../../test/support/listings.ts';
import { makePicture, readPicture } from './make-picture.ts';

let folder: string;
let photo: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upaj-picture-'));
  photo = join(folder, 'photo.jpg');
  await writeFile(photo, await picture());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a file that cannot be decoded is not a picture', async () => {
  const cut = join(folder, 'cut.jpg');
  await writeFile(cut, (await picture()).subarray(0, 60));
  expect(await makePicture(cut)).toBeUndefined();
});

it.each([
  Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
  new Error('photo.jpg: unable to open for read\nunix error: Too many open files'),
  new Error('vips: out of memory'),
])('the error "%s" is not reported as an invalid picture', async (fault) => {
  await expect(readPicture(photo, () => Promise.reject(fault))).rejects.toBe(fault);
});

it('a missing file is an internal error', async () => {
  await expect(makePicture(join(folder, 'gone.jpg'))).rejects.toThrow('ENOENT');
});
