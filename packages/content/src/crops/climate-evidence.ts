import type { Crop } from './crop.ts';
import { type Comparison, type Evidence, fitOfRange, usualShare } from './crop-evidence.ts';
import type { CropId } from './crop-names.ts';
import type { FieldFacts, SowingSeason } from './field-advice.ts';
import type { FieldPlace } from './field-place.ts';
import { growingStats } from './growing-stats.ts';
import { sowingMonthsIn, sowingSeasons } from './sowing-seasons.ts';
import type { UsualClimate } from './usual-climates.ts';

/** °C outside of its range at which a crop fails. */
const temperatureWidth = 5;

/** Trees that a cool winter kills, and the coldest mean that they stand. */
const coldestFor: Partial<Record<CropId, number>> = {
  coconut: 20,
  arecanut: 19,
  cashew: 19,
  coffee: 18,
  pineapple: 15,
  banana: 14,
  papaya: 14,
};

/** Trees that need a cold winter, and the warmest mean that they stand. */
const warmestWinterFor: Partial<Record<CropId, number>> = { apple: 13 };

const isPerennial = ({ seasons }: Crop): boolean => seasons.includes('perennial');

/** The season that the crop's own growth falls into. */
export const seasonFor = (crop: Crop, { season }: FieldFacts): SowingSeason =>
  season ?? sowingSeasons.find((one) => sowingMonthsIn(crop, one).length > 0) ?? 'kharif';

export const rainOfYear = (climate: UsualClimate): number =>
  sowingSeasons.reduce((sum, season) => sum + climate[season].rain, 0);

const meanOfYear = (climate: UsualClimate): number =>
  Math.round(sowingSeasons.reduce((sum, season) => sum + climate[season].temperature, 0) / 3);

const range = ([from, to]: readonly [number, number], unit: { en: string; hi: string }) => ({
  en: `${from} to ${to} ${unit.en}`,
  hi: `${from} से ${to} ${unit.hi}`,
});
const degrees = { en: '°C', hi: '°C' };
const millimetres = { en: 'mm', hi: 'मिमी' };

/** A tree stands through every winter: its coldest season decides, then the mean of the year. */
function compareYear(crop: Crop, { climate, name }: FieldPlace): Evidence {
  const winter = climate.rabi.temperature;
  const coldest = coldestFor[crop.id];
  const warmest = warmestWinterFor[crop.id];
  const about = 'temperature' as const;
  const weight = 2 * usualShare;
  if (coldest !== undefined && winter < coldest) {
    const text = {
      en: `The winter of ${name.en} is about ${winter} °C on average; it suffers below ${coldest} °C.`,
      hi: `${name.hi} की सर्दी औसतन करीब ${winter} °C है; ${coldest} °C से नीचे इसे नुकसान होता है।`,
    };
    return { about, weight, fit: 0, isExclusion: true, text };
  }
  if (warmest !== undefined && winter > warmest) {
    const text = {
      en: `The winter of ${name.en} is about ${winter} °C on average; it needs a cold one, below ${warmest} °C.`,
      hi: `${name.hi} की सर्दी औसतन करीब ${winter} °C है; इसे ${warmest} °C से ठंडी सर्दी चाहिए।`,
    };
    return { about, weight, fit: 0, isExclusion: true, text };
  }
  const mean = meanOfYear(climate);
  const fit = fitOfRange(mean, crop.temperature, temperatureWidth);
  const wanted = range(crop.temperature, degrees);
  const text = {
    en: `The year is about ${mean} °C on average here; it wants ${wanted.en}.`,
    hi: `यहां साल का औसत करीब ${mean} °C है; इसे ${wanted.hi} चाहिए।`,
  };
  return { about, weight, fit, text, isExclusion: fit === 0 };
}

/** The mean of the season; a crop that is far outside of its range is ruled out. */
export const compareTemperature: Comparison = (crop, { facts, place }) => {
  const { temperature: typed } = facts;
  if (typed === undefined && place && isPerennial(crop)) return compareYear(crop, place);
  const value = typed ?? place?.climate[seasonFor(crop, facts)].temperature;
  if (value === undefined) return undefined;
  const isMeasured = typed !== undefined;
  const fit = fitOfRange(value, crop.temperature, temperatureWidth);
  const wanted = range(crop.temperature, degrees);
  const text = {
    en: `${isMeasured ? '' : 'About '}${value} °C in the season${isMeasured ? '' : ' here'}; it wants ${wanted.en}.`,
    hi: `${isMeasured ? '' : 'यहां '}मौसम में ${isMeasured ? '' : 'करीब '}${value} °C; इसे ${wanted.hi} चाहिए।`,
  };
  const weight = isMeasured ? 2 : 2 * usualShare;
  return { about: 'temperature', weight, fit, text, isExclusion: fit === 0 };
};

/**
 * Rain against the range of the crop. Too little of it is the matter of `compareWater` where the water is known,
 * and of irrigation in rabi and zaid, whose crops no one sows on rain alone.
 */
export const compareRainfall: Comparison = (crop, { facts, place }) => {
  const isTree = isPerennial(crop);
  const typed = isTree ? undefined : facts.rainfall;
  const season = seasonFor(crop, facts);
  const usual = place && (isTree ? rainOfYear(place.climate) : place.climate[season].rain);
  const value = typed ?? usual;
  if (value === undefined) return undefined;
  const [from, to] = crop.rainfall;
  const isIrrigated = facts.water !== undefined || (typed === undefined && season !== 'kharif');
  if (value < from && isIrrigated) return undefined;
  const fit = value < from ? value / from : Math.max(0, Math.min(1, 1 - (value - to) / to));
  const isMeasured = typed !== undefined;
  const wanted = range(crop.rainfall, millimetres);
  const span = isTree ? { en: 'a year', hi: 'साल में' } : { en: 'in the season', hi: 'मौसम में' };
  const text = {
    en: `${isMeasured ? '' : 'About '}${value} mm of rain ${span.en}${isMeasured ? '' : ' here'}; ${wanted.en} suits it.`,
    hi: `${isMeasured ? '' : 'यहां '}${span.hi} ${isMeasured ? '' : 'करीब '}${value} मिमी बारिश; ${wanted.hi} ठीक है।`,
  };
  return { about: 'rainfall', weight: isMeasured ? 1.5 : 1.5 * usualShare, fit, text };
};

/** Humidity of the fields of a public data set; two deviations from its mean still suit. */
export const compareHumidity: Comparison = (crop, { facts: { humidity } }) => {
  const stats = growingStats.find((one) => one.crop === crop.id)?.humidity;
  if (humidity === undefined || !stats) return undefined;
  const [from, to] = [stats.mean - 2 * stats.deviation, stats.mean + 2 * stats.deviation];
  const shown = range([Math.round(from), Math.round(Math.min(to, 100))], { en: '%', hi: '%' });
  const text = {
    en: `Humidity of ${humidity} %; it is mostly grown at ${shown.en}.`,
    hi: `नमी ${humidity} %; यह ज्यादातर ${shown.hi} में उगाई जाती है।`,
  };
  return { about: 'humidity', weight: 0.5, fit: fitOfRange(humidity, [from, to], 30), text };
};
