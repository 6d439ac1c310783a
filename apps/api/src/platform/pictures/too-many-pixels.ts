export const TOO_MANY_PIXELS = 'too_many_pixels';

/** A picture that would take too much memory; everything else that cannot be read is no picture. */
export class TooManyPixels extends Error {
  readonly code = TOO_MANY_PIXELS;
}
