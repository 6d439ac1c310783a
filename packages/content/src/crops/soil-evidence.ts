import type { Crop } from './crop.ts';
import { type Comparison, type Field, fitOfRange, fitsFrom, usualShare } from './crop-evidence.ts';
import type { SoilRating } from './field-advice.ts';
import { ratingNames } from './soil-ratings.ts';
import { type SoilKind, soilKindNames } from './usual-soils.ts';

/** pH outside of the range at which a crop fails. */
const phWidth = 1.5;

export const comparePh: Comparison = ({ ph }, { facts, place }) => {
  const value = facts.ph ?? place?.soil.ph;
  if (value === undefined) return undefined;
  const isMeasured = facts.ph !== undefined;
  const fit = fitOfRange(value, ph, phWidth);
  const [from, to] = ph;
  const en = isMeasured ? `pH ${value}` : `A pH of about ${value}, usual here,`;
  const hi = isMeasured ? `pH ${value}` : `यहां आम pH करीब ${value}`;
  const verdict =
    fit === 1
      ? { en: 'suits it', hi: 'ठीक है' }
      : fit >= fitsFrom
        ? { en: 'is close to what suits it', hi: 'लगभग ठीक है' }
        : { en: 'is far from what suits it', hi: 'ठीक नहीं है' };
  const text = {
    en: `${en} ${verdict.en}: ${from} to ${to}.`,
    hi: `${hi} ${verdict.hi}: ${from} से ${to} चाहिए।`,
  };
  return { about: 'ph', weight: isMeasured ? 2 : 2 * usualShare, fit, text };
};

/** What the crops' own list of soils calls each kind. */
const kindPatterns: Record<SoilKind, RegExp> = {
  alluvial: /alluvial|loam|silt|any/,
  black: /black|clay|any/,
  red: /red|gravelly|light|any/,
  laterite: /laterite|gravelly|any/,
  sandy: /sand|any/,
  hill: /hill|forest|acid|any/,
  coastal: /coastal|alluvial|any/,
};

/** The kind of soil; that of one field may differ, so that another kind speaks little against a crop. */
export const compareSoil: Comparison = ({ soils }, { place }) => {
  if (!place) return undefined;
  const { kind } = place.soil;
  const name = soilKindNames[kind];
  const isLiked = kindPatterns[kind].test(soils.en);
  const text = isLiked
    ? {
        en: `Likes ${soils.en}; ${name.en} is usual here.`,
        hi: `पसंद: ${soils.hi}; यहां आम तौर पर ${name.hi} है।`,
      }
    : {
        en: `Prefers ${soils.en}; ${name.en} is usual here.`,
        hi: `ज्यादा ठीक: ${soils.hi}; यहां आम तौर पर ${name.hi} है।`,
      };
  return { about: 'soil', weight: 1, fit: isLiked ? 1 : 0.4, text };
};

type Nutrient = 'n' | 'p' | 'k';

/** Kilograms of general dose a hectare from which a crop is called hungry for it. */
const hungryFrom: Record<Nutrient, number> = { n: 100, p: 60, k: 60 };
const doseOf = ({ dose }: Crop): Record<Nutrient, number> => ({
  n: dose.n,
  p: dose.p2o5,
  k: dose.k2o,
});
const nutrientNames = {
  n: { en: 'Nitrogen', hi: 'नाइट्रोजन' },
  p: { en: 'Phosphorus', hi: 'फास्फोरस' },
  k: { en: 'Potassium', hi: 'पोटाश' },
};

/** Fits of a hungry and of a modest crop: fertilizer can make up for much, so that none is far from the middle. */
const fitOfRating: Record<SoilRating, { hungry: number; modest: number }> = {
  low: { hungry: 0.3, modest: 0.75 },
  medium: { hungry: 0.5, modest: 0.75 },
  high: { hungry: 1, modest: 0.75 },
  unknown: { hungry: 0.5, modest: 0.5 },
};

/** The measured figure; undefined where the rating is only the usual one, which says too little of a field. */
function measured(of: Nutrient, { facts }: Field): { en: string; hi: string } | undefined {
  const value = facts[of];
  if (value !== undefined) return { en: `${value} kg/ha`, hi: `${value} किग्रा/हेक्टेयर` };
  const carbon = of === 'n' ? facts.organicCarbon : undefined;
  if (carbon === undefined) return undefined;
  return { en: `organic carbon ${carbon} %`, hi: `जैविक कार्बन ${carbon} %` };
}

/** Compares a measured nutrient with how much of it a crop is given in general. */
export const compareNutrient =
  (of: Nutrient): Comparison =>
  (crop, field) => {
    const figure = measured(of, field);
    if (!(figure && crop.dose.unit.startsWith('kg/ha'))) return undefined;
    const rating = field.ratings[of];
    const dose = doseOf(crop)[of];
    const isHungry = dose >= hungryFrom[of];
    const [name, word] = [nutrientNames[of], ratingNames[rating]];
    const demand = isHungry
      ? { en: `it needs much, ${dose} kg/ha`, hi: `इसे ज्यादा चाहिए, ${dose} किग्रा/हेक्टेयर` }
      : { en: `it needs only ${dose} kg/ha`, hi: `इसे ${dose} किग्रा/हेक्टेयर ही चाहिए` };
    return {
      about: of,
      weight: 0.5,
      fit: fitOfRating[rating][isHungry ? 'hungry' : 'modest'],
      text: {
        en: `${name.en} is ${word.en} (${figure.en}); ${demand.en}.`,
        hi: `${name.hi} ${word.hi} है (${figure.hi}); ${demand.hi}।`,
      },
    };
  };
