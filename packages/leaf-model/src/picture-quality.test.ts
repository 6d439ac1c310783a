import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Rgba } from './input.ts';
import { judgePicture, measurePicture } from './picture-quality.ts';
import { readPackageFile } from './testing/files.ts';
import { seededRandom } from './testing/random.ts';

type Colour = [red: number, green: number, blue: number];

/** Reference pictures of leaves: the laboratory's first, then the field's. */
const leaves = ['01', '02', '03', '04', '05', '06', '07'];
const paper: Colour = [146, 143, 150];
const white: Colour = [255, 255, 255];
const sky: Colour = [138, 180, 224];

const open = async (leaf: string) =>
  sharp(await readPackageFile(`model/reference/${leaf}.png`)).removeAlpha();

async function pixelsOf(picture: Sharp): Promise<Rgba> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** What a person is told first. */
const firstProblem = async (picture: Sharp) => judgePicture(await pixelsOf(picture))[0];

/** A photograph of 240 × 200 pixels with the grain of a camera. */
function photograph(colourAt: (x: number, y: number) => Colour): Rgba {
  const [width, height] = [240, 200];
  const random = seededRandom(5);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const light = 0.92 + random() * 0.16;
    const colour = colourAt((pixel % width) - width / 2, Math.floor(pixel / width) - height / 2);
    data.set(
      colour.map((value) => value * light),
      pixel * 4,
    );
  }
  return { width, height, data };
}

/** A leaf with veins, `reach` pixels from its middle to its edge. */
const leafOn = (ground: Colour, leaf: Colour, reach: number) =>
  photograph((x, y) => {
    if (Math.hypot(x / 1.6, y) >= reach) return ground;
    return (x + y + 1000) % 17 < 2 ? [leaf[0] * 0.7, leaf[1] * 0.7, leaf[2] * 0.7] : leaf;
  });

describe.each(leaves)('the leaf of reference picture %s', (leaf) => {
  it('is good as it is, and four times as large', async () => {
    expect(judgePicture(await pixelsOf(await open(leaf)))).toEqual([]);
    const larger = (await open(leaf)).resize(640, 640, { kernel: 'nearest' });
    expect(judgePicture(await pixelsOf(larger))).toEqual([]);
  });

  it('is too dark with a fifth of the light', async () => {
    expect(await firstProblem((await open(leaf)).linear(0.2, 0))).toBe('dark');
  });

  it('is blurred when the camera was not still', async () => {
    expect(await firstProblem((await open(leaf)).blur(3))).toBe('blurred');
  });
});

describe('on grey paper a leaf is a leaf, whether it is', () => {
  it.each<[string, Colour]>([
    ['green', [90, 130, 60]],
    ['yellow', [205, 190, 80]],
    ['brown', [120, 85, 55]],
    ['dark brown', [80, 62, 50]],
    ['reddish', [150, 70, 60]],
    ['purple', [120, 70, 95]],
    ['the colour of straw', [200, 180, 130]],
  ])('%s', (_, colour) => {
    expect(judgePicture(leafOn(paper, colour, 50))).toEqual([]);
  });
});

describe.each<[string, Colour]>([
  ['grey paper', paper],
  ['white paper', white],
  ['the sky', sky],
])('before %s', (_, ground) => {
  it('a small leaf is too far away', () => {
    expect(judgePicture(leafOn(ground, [90, 130, 60], 22))[0]).toBe('far');
  });

  it('a spot of a leaf is none', () => {
    expect(judgePicture(leafOn(ground, [90, 130, 60], 8))[0]).toBe('no leaf');
  });
});

describe('other pictures', () => {
  it('a white leaf in the glare of the sun is too bright', () => {
    const leaf = photograph((x, y) => (Math.hypot(x, y) < 70 ? [290, 290, 280] : [150, 190, 90]));
    expect(judgePicture(leaf)).toEqual(['bright']);
  });

  it('a page of text shows no leaf', () => {
    const page = photograph((x, y) =>
      (x * 7 + y * 3) % 5 < 1 && y % 12 < 6 ? [20, 20, 20] : white,
    );
    expect(judgePicture(page)[0]).toBe('no leaf');
  });

  it('in the night a person is told of the light first', () => {
    expect(judgePicture(photograph(() => [9, 9, 12]))[0]).toBe('dark');
  });
});

describe('noise in the colours of a leaf', () => {
  const random = seededRandom(7);
  const noise = (side: number, strength: number): Rgba => {
    const data = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let at = 0; at < data.length; at += 4) {
      const light = 1 + (random() - 0.5) * strength;
      data.set([70 * light, 150 * light, 50 * light], at);
    }
    return { width: side, height: side, data };
  };

  it.each([
    [160, 0.2],
    [160, 1.5],
    [224, 0.6],
    [900, 1.8],
  ])('of %i pixels a side is no leaf', (side, strength) => {
    expect(judgePicture(noise(side, strength))[0]).toBe('no leaf');
  });

  it('is far from every leaf', async () => {
    for (const leaf of leaves) {
      expect(measurePicture(await pixelsOf(await open(leaf))).grain).toBeLessThan(5);
    }
  });
});
