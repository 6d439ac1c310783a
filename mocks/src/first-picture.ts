import type { Crop } from '@upaj/contract/crops.schema';
import type { Picture } from '@upaj/contract/fields';

/** The first picture, as carts and orders show it. */
export function firstPicture({ image: [first] }: Pick<Crop, 'image'>): Picture | null {
  if (!first) return null;
  const { id: _, ...picture } = first;
  return picture;
}
