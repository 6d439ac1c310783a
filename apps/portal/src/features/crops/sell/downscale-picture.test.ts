import { afterEach, expect, test, vi } from 'vitest';
import { downscaleAll, downscalePicture } from './downscale-picture.ts';

const large = () => new File([new Uint8Array(400_000)], 'field.png', { type: 'image/png' });

afterEach(() => vi.unstubAllGlobals());

test('a small picture is sent as it is', async () => {
  const small = new File(['a'], 'a.png', { type: 'image/png' });
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('must not be called')));
  expect(await downscalePicture(small)).toBe(small);
});

test('a picture that the browser cannot decode is sent as it is', async () => {
  const file = large();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await downscalePicture(file)).toBe(file);
});

test('the same file gives the same bytes on the second try', async () => {
  const file = large();
  expect(downscalePicture(file)).toBe(downscalePicture(file));
});

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

test.each([
  ['lying', 4000, 3000, [1280, 960]],
  ['standing', 3000, 4000, [1200, 1600]],
])('a large %s photograph is sent as a small JPEG', async (_, width, height, sides) => {
  const drawn: number[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }));
  const pen = {
    fillRect: () => {},
    drawImage: (...sizes: number[]) => drawn.push(...sizes.slice(3)),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object(pen));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['small'], { type: 'image/jpeg' })),
  );
  const small = await downscalePicture(large());
  vi.restoreAllMocks();
  expect(drawn).toEqual(sides);
  expect([small.name, small.type, small.size]).toEqual(['field.jpg', 'image/jpeg', 5]);
});
