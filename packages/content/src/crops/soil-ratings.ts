import type { Sourced } from '../certainty.ts';
import type { Bilingual } from '../text.ts';
import type { FieldFacts, SoilRating } from './field-advice.ts';

/** Limits between low, medium and high. */
export interface RatingScale extends Sourced {
  of: 'n' | 'p' | 'k' | 'organicCarbon';
  name: Bilingual;
  unit: Bilingual;
  /** Below it a soil is low. */
  low: number;
  /** Above it a soil is high. */
  high: number;
}

const kgPerHectare: Bilingual = { en: 'kg/ha', hi: 'किग्रा/हेक्टेयर' };

/** Where the limits come from, in words for a screen. */
export const ratingSource: Bilingual = {
  en: 'Limits as soil health cards use them widely (organic carbon also in a chart of ICAR-IARI); some laboratories use others.',
  hi: 'मृदा स्वास्थ्य कार्डों की आम सीमाएं (जैविक कार्बन ICAR-IARI के चार्ट में भी); कुछ प्रयोगशालाएं दूसरी सीमाएं रखती हैं।',
};

const widely = { certainty: 'memory', source: 'soil health cards, common practice' } as const;

/** The rating scale of soil health cards; potassium is called low below 108, 110 or 120. */
export const ratingScales: readonly RatingScale[] = [
  {
    ...widely,
    of: 'n',
    name: { en: 'Nitrogen (N)', hi: 'नाइट्रोजन (N)' },
    unit: kgPerHectare,
    low: 280,
    high: 560,
  },
  {
    ...widely,
    of: 'p',
    name: { en: 'Phosphorus (P)', hi: 'फास्फोरस (P)' },
    unit: kgPerHectare,
    low: 10,
    high: 25,
  },
  {
    ...widely,
    of: 'k',
    name: { en: 'Potassium (K)', hi: 'पोटाश (K)' },
    unit: kgPerHectare,
    low: 120,
    high: 280,
  },
  {
    of: 'organicCarbon',
    name: { en: 'Organic carbon', hi: 'जैविक कार्बन' },
    unit: { en: '%', hi: '%' },
    low: 0.5,
    high: 0.75,
    certainty: 'source read',
    source: 'ICAR-IARI: ratings of soil health parameters',
  },
];

/** Words of the ratings. */
export const ratingNames: Readonly<Record<SoilRating, Bilingual>> = {
  low: { en: 'low', hi: 'कम' },
  medium: { en: 'medium', hi: 'मध्यम' },
  high: { en: 'high', hi: 'अधिक' },
  unknown: { en: 'not known', hi: 'पता नहीं' },
};

/** How a dose follows the rating: the same sources say 25 % more in low soils and 25 % less in high ones. */
export const doseFactors: Readonly<Record<SoilRating, number>> = {
  low: 1.25,
  medium: 1,
  high: 0.75,
  unknown: 1,
};

/** The limits of one value. */
export function scaleOf(of: RatingScale['of']): RatingScale {
  const scale = ratingScales.find((one) => one.of === of);
  if (!scale) throw new Error(`no rating scale of ${of}`);
  return scale;
}

/** Rates a value of a soil card; both limits are medium. */
export function rateSoil(of: RatingScale['of'], value: number): Exclude<SoilRating, 'unknown'> {
  const { low, high } = scaleOf(of);
  if (value < low) return 'low';
  return value > high ? 'high' : 'medium';
}

/** The rating of a nutrient that was measured, nitrogen also by the organic carbon; undefined without. */
export function measuredRating(
  of: 'n' | 'p' | 'k',
  facts: FieldFacts,
): Exclude<SoilRating, 'unknown'> | undefined {
  const value = facts[of];
  if (value !== undefined) return rateSoil(of, value);
  if (of === 'n' && facts.organicCarbon !== undefined)
    return rateSoil('organicCarbon', facts.organicCarbon);
  return undefined;
}
