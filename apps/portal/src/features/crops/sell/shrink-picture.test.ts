import { afterEach, expect, test, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const large = () => new File([new Uint8Array(400_000)], 'field.png', { type: 'image/png' });

afterEach(() => vi.unstubAllGlobals());

test('a small picture is sent as it is', async () => {
  const small = new File(['a'], 'a.png', { type: 'image/png' });
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('was asked')));
  expect(await shrinkPicture(small)).toBe(small);
});

test('a picture that the browser cannot draw is sent as it is', async () => {
  const file = large();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await shrinkPicture(file)).toBe(file);
});

test('the same file gives the same bytes on the second try', async () => {
  const file = large();
  expect(shrinkPicture(file)).toBe(shrinkPicture(file));
});
