/** The square that a picture is cropped to. */
export interface SquareCrop {
  /** 1 is the largest square, 3 a third of its side. */
  zoom: number;
  /** Position between the left edge (0) and the right one (1). */
  x: number;
  /** Position between the top (0) and the bottom (1). */
  y: number;
}

/** The middle of the picture, as large as it can be. */
export const middle: SquareCrop = { zoom: 1, x: 0.5, y: 0.5 };

interface Size {
  width: number;
  height: number;
}

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: SquareCrop) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * x, top: (height - side) * y };
}

const within = (share: number) => Math.min(1, Math.max(0, share));

/** The crop after a drag by a fraction of the frame, 1 being its whole side. */
export function pulled(size: Size, crop: SquareCrop, right: number, down: number): SquareCrop {
  const { side } = squareOf(size, crop);
  const [freeX, freeY] = [size.width / side - 1, size.height / side - 1];
  return {
    ...crop,
    x: freeX > 0 ? within(crop.x - right / freeX) : crop.x,
    y: freeY > 0 ? within(crop.y - down / freeY) : crop.y,
  };
}
