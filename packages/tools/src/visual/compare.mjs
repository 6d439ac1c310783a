import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Part of the distance from black to white below which two colours are equal: 3 of 255 steps of grey. */
const THRESHOLD = 0.01;
/** Covers what only one of two pictures of different sizes has. */
const OUTSIDE = [255, 0, 255, 255];

/** @typedef {{ pixels: number, sizes?: string, picture: Buffer }} Difference */

/**
 * How two pictures differ, apart from anti-aliasing; undefined if they do not.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Difference | undefined}
 */
export function comparePictures(before, after) {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    fill(one, width, height),
    fill(other, width, height),
    difference.data,
    width,
    height,
    { threshold: THRESHOLD },
  );
  const isOtherSize = one.width !== other.width || one.height !== other.height;
  if (pixels === 0 && !isOtherSize) return undefined;
  const sizes = isOtherSize ? `${sizeOf(one)} to ${sizeOf(other)}` : undefined;
  return { pixels, sizes, picture: PNG.sync.write(difference) };
}

/**
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function fill(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const larger = new PNG({ width, height });
  for (let at = 0; at < larger.data.length; at += 4) larger.data.set(OUTSIDE, at);
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}

/** @param {PNG} picture */
function sizeOf({ width, height }) {
  return `${width} × ${height}`;
}
