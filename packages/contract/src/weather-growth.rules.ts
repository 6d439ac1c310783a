import type { WeatherDay } from './weather.schema.ts';

/** Megajoules of solar radiation per m² and minute outside of the atmosphere: FAO-56, eq. 21. */
const SOLAR_CONSTANT = 0.082;
/** Millimetres of water that one MJ per m² evaporates: FAO-56, eq. 20. */
const MM_PER_MJ = 0.408;
/** Square metres of an acre. */
const ACRE = 4046.86;

const dayMs = 86_400_000;

/** Number of a day in its year, 1 to 366. `day` is yyyy-mm-dd. */
export const dayOfYear = (day: string): number =>
  Math.round(
    (Date.parse(`${day}T00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00Z`)) / dayMs,
  ) + 1;

/**
 * Extraterrestrial radiation in MJ per m² and day at a latitude in degrees on a day yyyy-mm-dd: FAO-56, eq. 21 to 25
 * (Allen et al. 1998).
 */
export function extraterrestrialRadiation(lat: number, day: string): number {
  const turn = (2 * Math.PI * dayOfYear(day)) / 365;
  const latitude = (lat * Math.PI) / 180;
  const distance = 1 + 0.033 * Math.cos(turn);
  const declination = 0.409 * Math.sin(turn - 1.39);
  // Beyond the polar circles the sun does not set, or does not rise.
  const cosine = Math.min(1, Math.max(-1, -Math.tan(latitude) * Math.tan(declination)));
  const sunset = Math.acos(cosine);
  const height =
    sunset * Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.sin(sunset);
  return Math.max(0, ((24 * 60) / Math.PI) * SOLAR_CONSTANT * distance * height);
}

/**
 * Reference evapotranspiration in mm a day by Hargreaves-Samani, FAO-56 eq. 52:
 * 0.0023 × (mean + 17.8) × √(maximum - minimum) × radiation in mm; temperatures in °C, to 1 decimal, never below 0.
 */
export function hargreaves(
  { minimum, maximum, date }: Pick<WeatherDay, 'minimum' | 'maximum' | 'date'>,
  lat: number,
): number {
  const mean = (minimum + maximum) / 2;
  const radiation = MM_PER_MJ * extraterrestrialRadiation(lat, date);
  const et0 = 0.0023 * (mean + 17.8) * Math.sqrt(Math.max(0, maximum - minimum)) * radiation;
  return Math.max(0, Math.round(et0 * 10) / 10);
}

/** Water to be given back to a field. */
export interface WaterNeed {
  /** Millimetres: litres per m². */
  mm: number;
  litresPerHectare: number;
  litresPerAcre: number;
}

/**
 * What a field with a full cover of green grass has lost on a day: evapotranspiration less the rain of the day, never
 * below 0. All rain counts as effective: light rain is lost in part and heavy rain runs off, so this is the least to give.
 * 1 mm is 10,000 litres a hectare and 4,047 an acre. Null where the evapotranspiration is not known.
 */
export function waterNeed({
  et0Mm,
  rainMm,
}: Pick<WeatherDay, 'et0Mm' | 'rainMm'>): WaterNeed | null {
  if (et0Mm === null) return null;
  const mm = Math.max(0, Math.round((et0Mm - rainMm) * 10) / 10);
  return {
    mm,
    litresPerHectare: Math.round(mm * 10_000),
    litresPerAcre: Math.round(mm * ACRE),
  };
}

/** Temperatures between which a crop grows, °C. */
export interface GrowingLimits {
  /** Below it nothing grows. */
  base: number;
  /** Above it growth is not faster; without it there is no limit. */
  upper?: number;
}

/**
 * Growing degree days of one day in °C: (minimum + maximum) / 2 - base. Both are first brought between the limits: what
 * is below base counts as base, what is above the upper limit counts as that (method 2 of McMaster and Wilhelm 1997).
 */
export function growingDegrees(
  { minimum, maximum }: { minimum: number; maximum: number },
  { base, upper = Number.POSITIVE_INFINITY }: GrowingLimits,
): number {
  const limited = (value: number) => Math.min(upper, Math.max(base, value));
  return (limited(minimum) + limited(maximum)) / 2 - base;
}

/** Growing degree days of many days, to 1 decimal. */
export const sumGrowingDegrees = (
  days: readonly { minimum: number; maximum: number }[],
  limits: GrowingLimits,
): number => {
  const sum = days.reduce((total, day) => total + growingDegrees(day, limits), 0);
  return Math.round(sum * 10) / 10;
};
