import { type SkyCondition, skyConditions } from './sky-conditions.ts';

/**
 * WMO weather interpretation codes (code table 4677) as Open-Meteo gives them, by OpenWeather's condition. Freezing
 * drizzle has no condition of its own there and counts as freezing rain, rime fog as fog, hail as a thunderstorm with rain.
 */
export const conditionOfWmo: Readonly<Record<number, number>> = {
  0: 800,
  1: 801,
  2: 802,
  3: 804,
  45: 741,
  48: 741,
  51: 300,
  53: 301,
  55: 302,
  56: 511,
  57: 511,
  61: 500,
  63: 501,
  65: 502,
  66: 511,
  67: 511,
  71: 600,
  73: 601,
  75: 602,
  77: 600,
  80: 520,
  81: 521,
  82: 522,
  85: 620,
  86: 622,
  95: 211,
  96: 201,
  99: 202,
};

const byId = new Map(skyConditions.map((condition) => [condition.id, condition]));
const byWords = new Map(skyConditions.map((condition) => [condition.en, condition]));

const overcast: SkyCondition = { id: 804, icon: '04', en: 'overcast clouds', hi: 'घने बादल' };

/** Picture and words of a WMO code in OpenWeather's form; a code that is not known shows clouds. */
export function skyOfWmo(code: number, isDay: boolean): { icon: string; description: string } {
  const { icon, en } = byId.get(conditionOfWmo[code] ?? overcast.id) ?? overcast;
  return { icon: `${icon}${isDay ? 'd' : 'n'}`, description: en };
}

/** The Hindi words for a description of the provider; the description itself if there are none. */
export const skyInHindi = (description: string): string =>
  byWords.get(description)?.hi ?? description;
