const channels = 3;

/** Between which two pixels of the smaller side a pixel of the larger side lies, and how near to the second: 0 to 1. */
interface Place {
  first: number;
  second: number;
  part: number;
}

/**
 * A square of pixels on a larger square, by linear interpolation between the middles of pixels; beyond the outermost
 * middles the outermost value holds (PyTorch's `bilinear` without `align_corners`).
 *
 * Sides are in pixels; three values a pixel, row by row. A square that has the size already is returned as it is.
 */
export function enlarge(square: Float32Array, side: number, largeSide: number): Float32Array {
  if (side === largeSide) return square;
  const places = placesOf(side, largeSide);
  const large = new Float32Array(largeSide * largeSide * channels);
  const across = (row: number, { first, second, part }: Place, channel: number) => {
    const left = square[(row * side + first) * channels + channel] ?? 0;
    const right = square[(row * side + second) * channels + channel] ?? 0;
    return left + (right - left) * part;
  };
  let at = 0;
  for (const down of places) {
    for (const right of places) {
      for (let channel = 0; channel < channels; channel += 1) {
        const upper = across(down.first, right, channel);
        large[at] = upper + (across(down.second, right, channel) - upper) * down.part;
        at += 1;
      }
    }
  }
  return large;
}

function placesOf(side: number, largeSide: number): Place[] {
  return Array.from({ length: largeSide }, (_, place) => {
    const middle = Math.max(0, ((place + 0.5) * side) / largeSide - 0.5);
    const first = Math.floor(middle);
    return { first, second: Math.min(first + 1, side - 1), part: middle - first };
  });
}
