import type { Picture } from '@upaj/contract/fields';
import { widths } from './picture-store.ts';

const MIDDLE = 640;

/** The stored data of a picture beside its files. */
export interface KeptPicture {
  id: string;
  /** Pixels of the largest size. */
  width: number;
  height: number;
}

/** The URLs of a picture below `prefix`: one for each size that differs from the next smaller one. */
export function viewOf({ id, width, height }: KeptPicture, prefix = '/pictures'): Picture {
  const address = (size: number) => `${prefix}/${id}/${size}.webp`;
  const sizes = widths.filter((_, at) => at === 0 || (widths[at - 1] ?? 0) < width);
  const middle = Math.min(MIDDLE, width);
  return {
    url: address(MIDDLE),
    srcset: sizes.map((size) => `${address(size)} ${Math.min(size, width)}w`).join(', '),
    width: middle,
    height: Math.max(1, Math.round((height * middle) / width)),
  };
}
