import type { updateCrop } from '@upaj/contract/crops.endpoints';
import type { Crop, CropForm } from '@upaj/contract/crops.schema';
import type { BodyOf } from '@upaj/contract/endpoint';

/** What of a listing is different in the form. */
export function changedFacts(crop: Crop, form: CropForm): BodyOf<typeof updateCrop> {
  const before = new Map<string, unknown>(Object.entries(crop));
  const changed = Object.entries(form).filter(
    ([name, value]) => value !== undefined && value !== before.get(name),
  );
  return Object.fromEntries(changed);
}
