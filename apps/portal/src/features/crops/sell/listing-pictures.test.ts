import { expect, test, vi } from 'vitest';
import { downscaleAll } from './listing-pictures.ts';

const large = () => new File([new Uint8Array(400_000)], 'field.png', { type: 'image/png' });

test('photographs are made small one after the other', async () => {
  let open = 0;
  let most = 0;
  vi.stubGlobal('createImageBitmap', async () => {
    most = Math.max(most, ++open);
    await Promise.resolve();
    open -= 1;
    throw new Error('no picture');
  });
  const files = [large(), large(), large()];
  expect(await downscaleAll(files)).toEqual(files);
  expect(most).toBe(1);
});
