import { afterEach, expect, test, vi } from 'vitest';
import { createDownscaler, createRedrawer } from './downscale-picture.ts';

const downscalePicture = createDownscaler({ width: 1280, height: 1600, smallEnough: 300_000 });
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

/** A browser that draws pictures of this size and encodes them to so many bytes, one number for each quality that is tried. */
function drawing(width: number, height: number, sizes: readonly number[]) {
  const drawn: number[] = [];
  const qualities: unknown[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }));
  const pen = {
    fillRect: () => {},
    drawImage: (...box: number[]) => drawn.push(...box.slice(3)),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object(pen));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, _type, quality) => {
    const size = sizes[qualities.push(quality) - 1] ?? 0;
    done(new Blob([new Uint8Array(size)], { type: 'image/jpeg' }));
  });
  return { drawn, qualities };
}

test.each([
  ['lying', 4000, 3000, [1280, 960]],
  ['standing', 3000, 4000, [1200, 1600]],
])('a large %s photograph is sent as a small JPEG', async (_, width, height, sides) => {
  const { drawn } = drawing(width, height, [5]);
  const small = await downscalePicture(large());
  expect(drawn).toEqual(sides);
  expect([small.name, small.type, small.size]).toEqual(['field.jpg', 'image/jpeg', 5]);
});

const toTarget = () =>
  createDownscaler({ width: 1280, height: 1280, smallEnough: 150_000, target: 150_000 });

test('a photograph is encoded in worse quality until it has the size that it should have', async () => {
  const { drawn, qualities } = drawing(3000, 4000, [300_000, 200_000, 140_000, 90_000]);
  expect((await toTarget()(large())).size).toBe(140_000);
  expect(drawn).toEqual([960, 1280]);
  expect(qualities).toEqual([0.85, 0.75, 0.65]);
});

test('one that never gets so small is sent as small as it got', async () => {
  drawing(3000, 4000, [390_000, 380_000, 370_000, 360_000, 350_000]);
  expect((await toTarget()(large())).size).toBe(350_000);
});

const redraw = createRedrawer({ width: 1280, height: 1280, target: 150_000 });

test('a picture that is drawn again is another file, however small it was', async () => {
  const { drawn } = drawing(600, 400, [140_000]);
  const small = new File(['with its place'], 'leaf.jpeg', { type: 'image/jpeg' });
  const sent = await redraw(small);
  expect(drawn).toEqual([600, 400]);
  expect([sent.name, sent.type, sent.size]).toEqual(['leaf.jpg', 'image/jpeg', 140_000]);
});

test('one that cannot be decoded is not sent at all', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  await expect(redraw(large())).rejects.toThrow('no picture');
});
