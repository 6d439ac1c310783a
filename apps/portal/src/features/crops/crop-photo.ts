import type { CropPicture } from '@upaj/contract/crops.schema';
import type { Photo } from '@upaj/ui/picture';

/** A listing's picture in the words of the design system. */
export function photoOf({ url, srcset, width, height }: CropPicture): Photo {
  return { src: url, srcSet: srcset, width, height };
}
