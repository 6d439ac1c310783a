import { middleSquare, type Rgba } from './input.ts';

/** What is wrong with a picture; `bright` is overexposed, in `far` the leaf is too small. */
export type PictureProblem = 'dark' | 'no leaf' | 'far' | 'bright' | 'blurred';

/** Measures of a picture, from the square that the model sees. */
export interface PictureMeasures {
  /** Brightness (0 to 255) that nine of ten pixels do not exceed. */
  light: number;
  /** Share of overexposed pixels in the middle, 0 to 1. */
  glare: number;
  /** Share of green, yellow, brown or red pixels, 0 to 1. */
  plant: number;
  /** Variance of the Laplacian of the brightness. */
  sharpness: number;
  /** The same for each unit of variance of the brightness: 20 where neighbouring pixels have nothing in common. */
  grain: number;
}

/** Pixels on which is judged: what is sharp enough here is sharp enough for the model. */
const side = 160;

/**
 * Where a problem begins, measured on the 8499 laboratory and 164 field pictures of leaves of the
 * training data and on spoilt copies of them.
 */
const limits = {
  /** 0.1 % of the good pictures are darker; all are with a third of their light. */
  light: 95,
  /** No good picture; of the field pictures with three times the light 90 %. */
  glare: 0.5,
  /** Fewer than five of the good pictures; 95 % of the leaves that fill 2 % of the picture. */
  noPlant: 0.02,
  /** 0.7 % of the laboratory and 1.8 % of the field; 96 % of the leaves that fill 9 %. */
  littlePlant: 0.14,
  /** 0.8 % and none; after a Gaussian blur of 1.5 pixels 95 % and 74 %, of 2 pixels all. */
  sharpness: 50,
  /** The seven reference pictures have less than 5, noise has 18 and more. */
  grain: 10,
};

/** From this brightness on a pixel holds no drawing of a leaf. */
const overexposed = 240;
/**
 * What is wrong with a picture, in the order in which a person should put it right; empty if
 * nothing is. Without light neither colours nor sharpness say anything, a small leaf on white paper
 * is not overexposed, and without a leaf nothing needs to be sharp. It is advice: a picture may be
 * judged all the same.
 */
export function judgePicture(picture: Rgba): readonly PictureProblem[] {
  const { light, glare, plant, sharpness, grain } = measurePicture(picture);
  const problems: [PictureProblem, boolean][] = [
    ['dark', light < limits.light],
    // Noise has the colours of a leaf and nothing of its shape.
    ['no leaf', plant < limits.noPlant || grain > limits.grain],
    ['far', plant >= limits.noPlant && plant < limits.littlePlant],
    ['bright', glare > limits.glare],
    ['blurred', sharpness < limits.sharpness],
  ];
  return problems.filter(([, isThere]) => isThere).map(([problem]) => problem);
}

/** The measures of a picture of any size. */
export function measurePicture(picture: Rgba): PictureMeasures {
  const square = middleSquare(picture, side);
  const grey = greyOf(square);
  const sharpness = laplacianVariance(grey);
  return {
    light: grey.slice().sort()[Math.floor(grey.length * 0.9)] ?? 0,
    glare: shareInMiddle(grey, (value) => value >= overexposed),
    plant: plantShare(square),
    sharpness,
    // A picture of one colour has no grain.
    grain: sharpness / Math.max(1, varianceOf(grey)),
  };
}

/** Brightness of each pixel, with the weights of ITU-R BT.601. */
function greyOf(square: Float32Array): Float32Array {
  const grey = new Float32Array(square.length / 3);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = square.subarray(pixel * 3, pixel * 3 + 3);
    grey[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

/** Share in the middle half of width and height, where the leaf should be. */
function shareInMiddle(grey: Float32Array, isCounted: (value: number) => boolean): number {
  const from = side / 4;
  let count = 0;
  for (let y = from; y < side - from; y += 1) {
    count += grey.subarray(y * side + from, y * side + side - from).filter(isCounted).length;
  }
  return count / (side - 2 * from) ** 2;
}

function plantShare(square: Float32Array): number {
  let count = 0;
  for (let at = 0; at < square.length; at += 3) {
    if (isPlant(square[at] ?? 0, square[at + 1] ?? 0, square[at + 2] ?? 0)) count += 1;
  }
  return count / (square.length / 3);
}

/**
 * Whether a leaf can have this colour: green and yellow, and brown, red and purple of sick ones.
 * Grey, white, black and blue cannot; skin and soil can, and are left to the model.
 */
function isPlant(red: number, green: number, blue: number): boolean {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most < 30 || range < 0.12 * most) return false;
  if (most === green) return green - blue >= (green - red) / 2;
  return most === red && (green >= blue || range > 0.15 * most);
}

function varianceOf(grey: Float32Array): number {
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  return grey.reduce((sum, value) => sum + (value - mean) ** 2, 0) / grey.length;
}

/** How strongly neighbouring pixels differ: little in a blurred picture. */
function laplacianVariance(grey: Float32Array): number {
  let sum = 0;
  let squares = 0;
  const count = (side - 2) ** 2;
  for (let y = 1; y < side - 1; y += 1) {
    for (let at = y * side + 1; at < y * side + side - 1; at += 1) {
      const around =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - side] ?? 0) + (grey[at + side] ?? 0);
      const difference = 4 * (grey[at] ?? 0) - around;
      sum += difference;
      squares += difference ** 2;
    }
  }
  return squares / count - (sum / count) ** 2;
}
