import type { createCrop } from '@upaj/contract/crops.endpoints';
import type { Crop } from '@upaj/contract/crops.schema';
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
  'licence',
  'harvestDate',
  'expiryDate',
  'Location',
] as const satisfies readonly (keyof CropFields)[];

/** A listing as it would be typed. */
export function fieldsOf(crop: Crop): CropFields {
  const { name, description, unit, category, harvestDate, expiryDate, Location: place } = crop;
  return {
    name,
    description,
    unit,
    category,
    harvestDate,
    expiryDate,
    Location: place,
    price: String(crop.price),
    quantity: String(crop.quantity),
    licence: crop.licence ?? '',
  };
}

/** The body of the request that creates a listing. */
export function listingForm(
  fields: BodyOf<typeof createCrop>,
  pictures: readonly File[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value);
  }
  for (const picture of pictures) form.append('images', picture, picture.name);
  return form;
}
