import { enlarge } from './enlarge.ts';

/** Pixels as a canvas gives them (`ImageData`), or sharp with `ensureAlpha().raw()`. */
export interface Rgba {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, 0 to 255, row by row. */
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** Sides in pixels, as in a LeafModel. */
export interface InputSizes {
  readonly pictureSize: number;
  readonly inputSize: number;
}

/** Half of the range of a colour: the model takes -1 to 1. */
const halfRange = 127.5;

/**
 * The input of the model: the square in the middle, averaged down to `pictureSize` and enlarged to `inputSize`.
 *
 * Throws a RangeError for a picture without pixels or with too few data.
 */
export function toModelInput(picture: Rgba, { pictureSize, inputSize }: InputSizes): Float32Array {
  const square = middleSquare(picture, pictureSize);
  return enlarge(square, pictureSize, inputSize).map((value) => value / halfRange - 1);
}

/**
 * Red, green and blue (0 to 255) of the square in the middle, `size` pixels wide and high.
 *
 * Each pixel is the mean of those whose middle it covers, as in Pillow's BOX filter, with which the
 * training pictures were made. What is transparent lies on white.
 */
export function middleSquare({ width, height, data }: Rgba, size: number): Float32Array {
  if (!(width > 0 && height > 0) || data.length < width * height * 4) {
    throw new RangeError(`A picture of ${width} × ${height} pixels has ${data.length} bytes`);
  }
  const side = Math.min(width, height);
  const edges = edgesOf(side, size);
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  const square = new Float32Array(size * size * 3);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const at = (row * size + column) * 3;
      const [fromX = 0, toX = 0] = edges[column] ?? [];
      const [fromY = 0, toY = 0] = edges[row] ?? [];
      const box = { fromX: left + fromX, toX: left + toX, fromY: top + fromY, toY: top + toY };
      putMean(square, at, data, width, box);
    }
  }
  return square;
}

/** Which pixels of a side belong to each pixel of the smaller side: from, and up to but without. */
function edgesOf(side: number, size: number): [number, number][] {
  const scale = side / size;
  return Array.from({ length: size }, (_, place) => {
    if (scale < 1) {
      const nearest = Math.floor((place + 0.5) * scale);
      return [nearest, nearest + 1];
    }
    return [Math.floor(place * scale + 0.5), Math.floor((place + 1) * scale + 0.5)];
  });
}

interface Box {
  fromX: number;
  toX: number;
  fromY: number;
  toY: number;
}

function putMean(
  target: Float32Array,
  at: number,
  data: Rgba['data'],
  width: number,
  { fromX, toX, fromY, toY }: Box,
): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let white = 0;
  for (let y = fromY; y < toY; y += 1) {
    const end = (y * width + toX) * 4;
    for (let from = (y * width + fromX) * 4; from < end; from += 4) {
      const alpha = (data[from + 3] ?? 0) / 255;
      red += (data[from] ?? 0) * alpha;
      green += (data[from + 1] ?? 0) * alpha;
      blue += (data[from + 2] ?? 0) * alpha;
      white += 255 * (1 - alpha);
    }
  }
  const pixels = (toX - fromX) * (toY - fromY);
  target[at] = (red + white) / pixels;
  target[at + 1] = (green + white) / pixels;
  target[at + 2] = (blue + white) / pixels;
}
