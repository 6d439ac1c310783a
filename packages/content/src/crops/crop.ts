import type { CategoryName } from '../categories.ts';
import type { Sourced } from '../certainty.ts';
import type { StateSlug } from '../state-slugs.ts';
import type { Bilingual } from '../text.ts';
import { type CropId, cropNames } from './crop-names.ts';

export type Season = 'kharif' | 'rabi' | 'summer' | 'perennial';

type Range = readonly [from: number, to: number];

export interface Crop extends Sourced {
  id: CropId;
  name: Bilingual;
  category: CategoryName;
  seasons: readonly Season[];
  sowing: Bilingual;
  /** Months of sowing or planting, January is 1. */
  sowingMonths: readonly number[];
  harvest: Bilingual;
  /** General fertilizer dose for irrigated land of medium fertility: a soil test comes first. */
  dose: {
    n: number;
    p2o5: number;
    k2o: number;
    unit: 'kg/ha' | 'kg/ha/year' | 'g/plant' | 'g/plant/year' | 'g/tree/year';
    note?: Bilingual;
  };
  soils: Bilingual;
  ph: Range;
  /** Degrees Celsius. */
  temperature: Range;
  /** Millimetres in its season, for a perennial in the year. */
  rainfall: Range;
  /** Water requirement in millimetres. */
  waterNeed: number;
  thirst: 'low' | 'medium' | 'high';
  /** From sowing to harvest; absent for perennials. */
  days?: Range;
  /** Main growing regions. */
  states: readonly StateSlug[];
}

export const seasonNames: Readonly<Record<Season, Bilingual>> = {
  kharif: { en: 'Kharif (June to October)', hi: 'खरीफ (जून से अक्टूबर)' },
  rabi: { en: 'Rabi (October to March)', hi: 'रबी (अक्टूबर से मार्च)' },
  summer: { en: 'Summer (March to June)', hi: 'जायद (मार्च से जून)' },
  perennial: { en: 'All through the year', hi: 'साल भर' },
};

/** Notice beside every dose. */
export const doseAdvice: Bilingual = {
  en: 'A general dose. If you have a soil health card, follow the card.',
  hi: 'यह सामान्य मात्रा है। मृदा स्वास्थ्य कार्ड हो तो उसी के अनुसार दें।',
};

/** Adds the names of crops, and the source that all of them share. */
export const grown = (crops: readonly Omit<Crop, 'name' | keyof Sourced>[]): readonly Crop[] =>
  crops.map((crop) => ({
    ...crop,
    name: cropNames[crop.id],
    certainty: 'memory',
    source: 'common advice of ICAR and state universities (packages of practice)',
  }));
