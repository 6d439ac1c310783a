import type { DrawingId } from '@upaj/content/diseases/walk/drawings';
import { Drawing } from '../drawings/drawing.tsx';

interface PictureTileProps {
  of: DrawingId;
  /** Size of the drawing; `size-18` by default. */
  size?: 'size-18' | 'size-20' | 'size-28';
}

/** A drawing on the tint of vegetables. */
export const PictureTile = ({ of, size = 'size-18' }: PictureTileProps) => (
  <span className="grid flex-none place-items-center rounded-control bg-tint-veg">
    <Drawing of={of} className={size} />
  </span>
);
