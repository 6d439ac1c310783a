import type { Crop } from './crop.ts';
import { fieldCrops } from './field-crops.ts';
import { fodderCrops } from './fodder-crops.ts';
import { fruits } from './fruits.ts';
import { pulses } from './pulses.ts';
import { vegetables } from './vegetables.ts';

/** The crops of India with their growing conditions, by category. */
export const crops: readonly Crop[] = [
  ...fieldCrops,
  ...pulses,
  ...vegetables,
  ...fruits,
  ...fodderCrops,
];

/** The crop with this id, or undefined. */
export const findCrop = (id: string): Crop | undefined => crops.find((crop) => crop.id === id);
