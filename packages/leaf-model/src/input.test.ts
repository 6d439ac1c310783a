import { describe, expect, it } from 'vitest';
import { middleSquare, type Rgba, toModelInput } from './input.ts';

/** A picture whose colours are known by their place, opaque unless told otherwise. */
function madePicture(width: number, height: number, alpha = 255): Rgba {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const colours = [x * 37 + y * 11, x * 5 + y * 53, x * x + y * y * 3].map(
      (value) => value % 256,
    );
    data.set([...colours, alpha], pixel * 4);
  }
  return { width, height, data };
}

// Image.crop((left, top, right, bottom)).resize((size, size), Image.Resampling.BOX) of Pillow 12.
const byPillow = [
  {
    width: 7,
    height: 5,
    size: 3,
    colours: [
      62, 35, 5, 117, 42, 11, 173, 50, 23, 78, 114, 15, 133, 121, 21, 189, 129, 33, 95, 194, 41,
      150, 201, 47, 206, 209, 59,
    ],
  },
  {
    width: 12,
    height: 20,
    size: 5,
    colours: [
      69, 114, 63, 161, 126, 72, 126, 139, 93, 90, 108, 127, 183, 36, 173, 96, 118, 150, 188, 130,
      159, 68, 143, 180, 117, 155, 157, 210, 168, 132, 124, 123, 145, 173, 135, 111, 53, 148, 47,
      145, 32, 81, 174, 45, 127, 151, 127, 179, 158, 139, 131, 80, 152, 124, 172, 164, 129, 94, 177,
      118, 179, 132, 121, 100, 144, 130, 108, 93, 151, 200, 41, 185, 37, 54, 103,
    ],
  },
  {
    width: 3,
    height: 2,
    size: 4,
    colours: [
      0, 0, 0, 0, 0, 0, 37, 5, 1, 37, 5, 1, 0, 0, 0, 0, 0, 0, 37, 5, 1, 37, 5, 1, 11, 53, 3, 11, 53,
      3, 48, 58, 4, 48, 58, 4, 11, 53, 3, 11, 53, 3, 48, 58, 4, 48, 58, 4,
    ],
  },
];

const sized = (size: number) => ({ pictureSize: size, inputSize: size });

describe('the input of the model', () => {
  it.each(byPillow)('is that of Pillow for $width × $height pixels to $size', (expected) => {
    const { width, height, size, colours } = expected;
    const square = middleSquare(madePicture(width, height), size);
    expect(square).toHaveLength(colours.length);
    for (const [place, colour] of colours.entries()) {
      // Pillow rounds twice, once for each direction.
      expect(Math.abs((square[place] ?? Number.NaN) - colour)).toBeLessThanOrEqual(1);
    }
  });

  it('is the picture itself when it has the size already', () => {
    const { data } = madePicture(9, 9);
    const input = toModelInput(madePicture(9, 9), sized(9));
    const colours = data.filter((_, at) => at % 4 !== 3);
    expect(input).toEqual(Float32Array.from(colours, (colour) => colour / 127.5 - 1));
  });

  it('is enlarged where the model takes more pixels than the picture is made of', () => {
    const two = { width: 2, height: 1, data: Uint8Array.of(0, 0, 0, 255, 255, 255, 255, 255) };
    const column = { width: 2, height: 2, data: Uint8Array.of(...two.data, ...two.data) };
    const input = toModelInput(column, { pictureSize: 2, inputSize: 4 });
    const row = [-1, -0.5, 0.5, 1].flatMap((value) => [value, value, value]);
    expect([...input]).toEqual([...row, ...row, ...row, ...row]);
  });

  it('goes from -1 for black to 1 for white', () => {
    const data = Uint8Array.of(0, 0, 0, 255, 255, 255, 255, 255);
    const two = { width: 1, height: 2, data: Uint8Array.of(...data.subarray(4), ...data) };
    expect([...toModelInput({ width: 1, height: 1, data }, sized(1))]).toEqual([-1, -1, -1]);
    expect([...toModelInput(two, sized(1))]).toEqual([1, 1, 1]);
  });

  it('shows white where the picture is transparent', () => {
    expect([...middleSquare(madePicture(6, 6, 0), 2)]).toEqual(Array(12).fill(255));
    const half = { width: 1, height: 1, data: Uint8Array.of(0, 100, 255, 51) };
    expect([...middleSquare(half, 1)].map(Math.round)).toEqual([204, 224, 255]);
  });

  it('is refused for a picture without pixels', () => {
    expect(() => toModelInput({ width: 0, height: 4, data: new Uint8Array(0) }, sized(4))).toThrow(
      RangeError,
    );
    expect(() => toModelInput({ width: 4, height: 4, data: new Uint8Array(63) }, sized(4))).toThrow(
      RangeError,
    );
  });
});
