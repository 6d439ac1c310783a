import { anyCropDiseases } from './any-crop.ts';
import { cashCropsDiseases } from './cash-crops.ts';
import { cerealsDiseases } from './cereals.ts';
import type { Disease } from './disease.ts';
import { fruitsDiseases } from './fruits.ts';
import { pulsesDiseases } from './pulses.ts';
import { vegetablesDiseases } from './vegetables.ts';

/** Diseases, pests and deficiencies of crops: symptoms and measures. */
export const diseases: readonly Disease[] = [
  ...cerealsDiseases,
  ...cashCropsDiseases,
  ...pulsesDiseases,
  ...vegetablesDiseases,
  ...fruitsDiseases,
  ...anyCropDiseases,
];

/** The diseases of a crop by its id, then those of any crop. */
export const diseasesOf = (cropId: string): readonly Disease[] => [
  ...diseases.filter(({ cropIds }) => cropIds.includes(cropId)),
  ...anyCropDiseases,
];
