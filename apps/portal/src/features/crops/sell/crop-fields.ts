import type { createCrop } from '@upaj/contract/crops.endpoints';
import type { BodyOf } from '@upaj/contract/endpoint';

/** The add-crop form as it is typed: everything is text. */
export type CropFields = Omit<BodyOf<typeof createCrop>, 'userId'>;

/** Everything of a listing but its pictures. */
export const fieldNames = [
  'name',
  'description',
  'price',
  'quantity',
  'unit',
  'category',
  'harvestDate',
  'expiryDate',
  'Location',
] as const satisfies readonly (keyof CropFields)[];

/** The body of the request that creates a listing. */
export function listingForm(
  fields: BodyOf<typeof createCrop>,
  pictures: readonly File[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const picture of pictures) form.append('images', picture, picture.name);
  return form;
}
