import type { Certainty } from '../certainty.ts';
import type { CropId } from './crop-names.ts';

/** Temperatures between which a crop develops, °C. */
export interface BaseTemperature {
  crop: CropId;
  /** Below it the crop stands still. */
  base: number;
  /** Above it the crop does not develop faster. */
  upper: number;
}

/** General knowledge: varieties differ, and so do books. */
export const baseTemperatureCertainty: Certainty = 'memory';

/** Base and upper temperatures for growing degree days of the main field crops and vegetables. */
export const baseTemperatures: readonly BaseTemperature[] = [
  { crop: 'wheat', base: 5, upper: 30 },
  { crop: 'rice', base: 10, upper: 35 },
  { crop: 'maize', base: 10, upper: 30 },
  { crop: 'jowar', base: 10, upper: 38 },
  { crop: 'bajra', base: 10, upper: 40 },
  { crop: 'ragi', base: 10, upper: 35 },
  { crop: 'barley', base: 3, upper: 30 },
  { crop: 'sugarcane', base: 12, upper: 38 },
  { crop: 'cotton', base: 15, upper: 35 },
  { crop: 'groundnut', base: 10, upper: 35 },
  { crop: 'soybean', base: 10, upper: 35 },
  { crop: 'mustard', base: 5, upper: 30 },
  { crop: 'sunflower', base: 8, upper: 34 },
  { crop: 'chickpea', base: 5, upper: 32 },
  { crop: 'pigeon-pea', base: 10, upper: 35 },
  { crop: 'green-gram', base: 10, upper: 38 },
  { crop: 'black-gram', base: 10, upper: 38 },
  { crop: 'lentil', base: 5, upper: 30 },
  { crop: 'field-pea', base: 4, upper: 28 },
  { crop: 'potato', base: 5, upper: 28 },
  { crop: 'tomato', base: 10, upper: 32 },
  { crop: 'onion', base: 5, upper: 32 },
];

/** The temperatures of a crop, or undefined. */
export const findBaseTemperature = (crop: string): BaseTemperature | undefined =>
  baseTemperatures.find((known) => known.crop === crop);
