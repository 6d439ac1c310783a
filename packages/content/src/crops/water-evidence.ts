import { rainOfYear, seasonFor } from './climate-evidence.ts';
import type { Crop } from './crop.ts';
import type { Comparison } from './crop-evidence.ts';
import type { FieldFacts, FieldWater } from './field-advice.ts';
import type { FieldPlace } from './field-place.ts';

/** Share of the rain that a crop gets to use. */
const usedRain = 0.8;
/** A few irrigations: four of about 60 mm. */
const fewIrrigations = 250;
/** Share of the rains that a winter crop finds in the soil, and the most of it, in mm. */
const storedRain = 0.15;
const mostStored = 100;

/** Fits by thirst alone, where the rain is not known. */
const fitOfThirst: Record<Exclude<FieldWater, 'assured'>, Record<Crop['thirst'], number>> = {
  rain: { low: 0.9, medium: 0.55, high: 0.25 },
  some: { low: 1, medium: 0.85, high: 0.5 },
};
/** Share of its need below which rain alone is too little. */
const tooDry: Record<Crop['thirst'], number> = { low: 1 / 3, medium: 1 / 3, high: 1 / 2 };
const thirstNames = {
  low: { en: 'little', hi: 'कम' },
  medium: { en: 'a fair amount of', hi: 'ठीक-ठाक' },
  high: { en: 'much', hi: 'बहुत' },
};

const waterWords: Record<FieldWater, { en: string; hi: string }> = {
  rain: { en: 'rain alone', hi: 'सिर्फ बारिश' },
  some: { en: 'rain and a few irrigations', hi: 'बारिश और कुछ सिंचाई' },
  assured: { en: 'water as needed', hi: 'जरूरत भर पानी' },
};

/** Millimetres that rain and soil give a crop; undefined where the rain is not known. */
function rainSupply(
  crop: Crop,
  facts: FieldFacts,
  place: FieldPlace | undefined,
): number | undefined {
  if (crop.seasons.includes('perennial'))
    return place ? rainOfYear(place.climate) * usedRain : undefined;
  const season = seasonFor(crop, facts);
  const rain = facts.rainfall ?? place?.climate[season].rain;
  if (rain === undefined) return undefined;
  const rains = place?.climate.kharif.rain ?? 0;
  const stored = season === 'rabi' ? Math.min(rains * storedRain, mostStored) : 0;
  return rain * usedRain + stored;
}

/** Water that a crop needs against what rain and irrigation give; too little of rain alone rules it out. */
export const compareWater: Comparison = (crop, { facts, place }) => {
  const { water } = facts;
  if (!water) return undefined;
  const need = crop.waterNeed;
  const word = waterWords[water];
  const supply = rainSupply(crop, facts, place);
  if (water === 'assured') {
    const text = {
      en: `Needs about ${need} mm of water; you can give it ${word.en}.`,
      hi: `करीब ${need} मिमी पानी चाहिए; आपके पास ${word.hi} है।`,
    };
    return { about: 'water', weight: 2, fit: 1, text };
  }
  if (supply === undefined) {
    const thirst = thirstNames[crop.thirst];
    const text = {
      en: `Needs ${thirst.en} water, about ${need} mm; you have ${word.en}.`,
      hi: `${thirst.hi} पानी चाहिए, करीब ${need} मिमी; आपके पास ${word.hi} है।`,
    };
    return { about: 'water', weight: 2, fit: fitOfThirst[water][crop.thirst], text };
  }
  const given = Math.round((supply + (water === 'some' ? fewIrrigations : 0)) / 10) * 10;
  const fit = Math.min(1, given / need);
  const text = {
    en: `Needs about ${need} mm of water; ${word.en} give${water === 'rain' ? 's' : ''} about ${given} mm.`,
    hi: `करीब ${need} मिमी पानी चाहिए; ${word.hi} से करीब ${given} मिमी मिलता है।`,
  };
  const isExclusion = water === 'rain' && fit < tooDry[crop.thirst];
  return { about: 'water', weight: 2, fit, text, isExclusion };
};
