import type { Picture } from '@upaj/contract/fields';
import type { Photo } from '@upaj/ui/picture';

/** A listing's picture in the words of the design system. */
export function photoOf({ url, srcset, width, height }: Picture): Photo {
  return { src: url, srcSet: srcset, width, height };
}
