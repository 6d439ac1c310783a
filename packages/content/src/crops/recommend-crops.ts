import { findMsp } from '../msp/find-msp.ts';
import { compareHumidity, compareRainfall, compareTemperature } from './climate-evidence.ts';
import type { Crop } from './crop.ts';
import { type Comparison, type Evidence, type Field, fitsFrom } from './crop-evidence.ts';
import type { CropId } from './crop-names.ts';
import { crops } from './crops.ts';
import type {
  CropAdvice,
  CropPrice,
  FieldFacts,
  ListingPrice,
  Reason,
  SoilRatings,
} from './field-advice.ts';
import { type FieldPlace, findPlace } from './field-place.ts';
import { nutrientBags } from './nutrient-bags.ts';
import { compareSeason, compareState } from './season-evidence.ts';
import { compareNutrient, comparePh, compareSoil } from './soil-evidence.ts';
import { measuredRating } from './soil-ratings.ts';
import { sowingMonthsIn } from './sowing-seasons.ts';
import { usualYields } from './usual-yields.ts';
import { compareWater } from './water-evidence.ts';

/** Of equally strong reasons the one that stands first here. */
const comparisons: readonly Comparison[] = [
  compareSeason,
  compareState,
  compareWater,
  compareTemperature,
  comparePh,
  compareRainfall,
  compareSoil,
  compareHumidity,
  compareNutrient('n'),
  compareNutrient('p'),
  compareNutrient('k'),
];

/** What is not known counts as this much evidence that neither fits nor misfits. */
const unknown = { weight: 2, fit: 0.5 };

/** What a crop that is ruled out keeps of its score. */
const excludedShare = 0.25;

/** A comparison that moves the score by less says nothing. */
const faintest = 0.01;

function ratingsOf(facts: FieldFacts, place: FieldPlace | undefined): SoilRatings {
  const rating = (of: keyof SoilRatings) =>
    measuredRating(of, facts) ?? place?.soil[of] ?? 'unknown';
  return { n: rating('n'), p: rating('p'), k: rating('k') };
}

function scoreOf(evidence: readonly Evidence[]): number {
  const all = [unknown, ...evidence];
  const weights = all.reduce((sum, { weight }) => sum + weight, 0);
  const mean = all.reduce((sum, { weight, fit }) => sum + weight * fit, 0) / weights;
  const isExcluded = evidence.some(({ isExclusion }) => isExclusion);
  return Math.round(mean * (isExcluded ? excludedShare : 1) * 1000) / 1000;
}

/** What rules the crop out comes first, then what moves the score most. */
const strength = ({ weight, fit, isExclusion }: Evidence): number =>
  (isExclusion ? 100 : 0) + weight * Math.abs(fit - 0.5);

const reasonsOf = (evidence: readonly Evidence[]): Reason[] =>
  evidence
    .filter((one) => strength(one) >= faintest)
    .toSorted((one, other) => strength(other) - strength(one))
    .map(({ about, fit, text }) => ({ about, isFor: fit >= fitsFrom, text }));

/** Support prices by crop. */
const supportPrices: ReadonlyMap<CropId, CropPrice> = new Map(
  crops.flatMap(({ id, name, category }) => {
    const msp = findMsp(name.en, category)?.msp;
    if (!msp) return [];
    const { perQuintal, marketingSeason: season } = msp;
    return [[id, { perQuintal, kind: 'msp', listings: 0, season }] as const];
  }),
);

/** The support price where there is one, else what sellers here ask. */
function priceOf(crop: CropId, prices: Prices | undefined): CropPrice | null {
  const asked = prices?.get(crop);
  return supportPrices.get(crop) ?? (asked ? { ...asked, kind: 'listings', season: null } : null);
}

const monthsOf = (crop: Crop, { facts: { season }, place }: Field): number[] => {
  const months = season ? sowingMonthsIn(crop, season, place?.slug) : [];
  return [...(months.length > 0 ? months : crop.sowingMonths)];
};

/** Median prices of listings by crop. */
export type Prices = ReadonlyMap<string, ListingPrice>;

/** Crops whose gross needs the median of the listings: those with a usual yield and no support price. */
export const cropsPricedByListings: readonly CropId[] = crops
  .map(({ id }) => id)
  .filter((id) => usualYields[id] !== undefined && !supportPrices.has(id));

function adviseOn(crop: Crop, field: Field, prices: Prices | undefined) {
  const evidence = comparisons.flatMap((compare) => compare(crop, field) ?? []);
  const price = priceOf(crop.id, prices);
  const yieldPerAcre = usualYields[crop.id] ?? null;
  const gross = price && yieldPerAcre !== null ? price.perQuintal * yieldPerAcre : null;
  const advice: CropAdvice = {
    crop: crop.id,
    name: crop.name,
    score: scoreOf(evidence),
    reasons: reasonsOf(evidence),
    sowingMonths: monthsOf(crop, field),
    waterNeed: crop.waterNeed,
    price,
    yieldPerAcre,
    grossPerAcre: gross === null ? null : Math.round(gross / 100) * 100,
    nutrients: nutrientBags(crop, field.ratings),
    ratings: field.ratings,
  };
  return { advice, isExcluded: evidence.some(({ isExclusion }) => isExclusion) };
}

/**
 * Ranks all crops for a field. Each known fact is compared with what the crop needs and gives a fit of 0 to 1; the
 * score is the mean of the fits by their weights: state 3, season, water, pH and temperature 2, rain 1.5, kind of soil
 * 1, humidity and each nutrient 0.5. What is not known is left out, and 2 of weight at a fit of 0.5 stand for it in
 * every score. pH and climate that were not measured are those usual in the district or state, at half their weight;
 * nutrients speak only where they were measured. Ruled out, with a quarter of the score and after all others, is a
 * crop that is not sown in the season, one to which rain alone gives less than a third of its water, or less than half
 * where it needs much, and one for which it is far too cold or too hot.
 *
 * The growing statistics serve for the humidity alone: their nutrients and rain are no soil card's and no season's.
 */
export function recommendCrops(
  facts: FieldFacts,
  { prices }: { prices?: Prices | undefined } = {},
): CropAdvice[] {
  const place = findPlace(facts.state, facts.district);
  const field = { facts, place, ratings: ratingsOf(facts, place) };
  const grown: readonly string[] = place?.grown ?? [];
  const rank = (crop: string) => {
    const at = grown.indexOf(crop);
    return at === -1 ? crops.length : at;
  };
  return crops
    .map((crop) => adviseOn(crop, field, prices))
    .toSorted(
      (one, other) =>
        Number(one.isExcluded) - Number(other.isExcluded) ||
        other.advice.score - one.advice.score ||
        rank(one.advice.crop) - rank(other.advice.crop),
    )
    .map(({ advice }) => advice);
}
