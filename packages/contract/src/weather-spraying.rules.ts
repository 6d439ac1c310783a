import type { WeatherHour } from './weather.schema.ts';

/** What speaks against spraying in an hour. */
export type SprayingReason =
  | 'delta-t-low'
  | 'delta-t-high'
  | 'wind-low'
  | 'wind-high'
  | 'rain-soon'
  | 'inversion';

/**
 * When spraying is fit. Delta T 2 to 8 °C: below it drops hang in the air and run off, above it they dry before they
 * reach the leaf. Wind 3 to 15 km/h: less carries a cloud of fine drops anywhere, more carries the drops away. No rain for
 * 6 hours, so that the product dries. Bounds: the guides of Australian and Indian extension services; the label of the
 * product comes first.
 */
export const sprayingRule = {
  deltaT: { min: 2, max: 8 },
  windKmh: { min: 3, max: 15 },
  dryHours: 6,
  /** Less than 0.1 mm is no rain. */
  rainFromMm: 0.1,
  /** Cold air lies still under warm air: night or the first 2 hours of sun, wind below 6 km/h, clouds below 40 %. */
  inversion: { windBelowKmh: 6, cloudBelow: 40, hoursAfterSunrise: 2 },
} as const;

/**
 * Wet-bulb temperature in °C from air temperature in °C and relative humidity in per cent, at sea level: Stull 2011,
 * "Wet-Bulb Temperature from Relative Humidity and Air Temperature", good to about 1 °C for 5 to 99 % and -20 to 50 °C.
 * Humidity outside is read as 5 or 99.
 */
export function wetBulb(temperature: number, humidity: number): number {
  const rh = Math.min(99, Math.max(5, humidity));
  return (
    temperature * Math.atan(0.151977 * Math.sqrt(rh + 8.313659)) +
    Math.atan(temperature + rh) -
    Math.atan(rh - 1.676331) +
    0.00391838 * rh ** 1.5 * Math.atan(0.023101 * rh) -
    4.686035
  );
}

/** Delta T in °C, to 1 decimal: air temperature less wet-bulb temperature, how fast drops dry; never below 0. */
export const deltaT = (temperature: number, humidity: number): number =>
  Math.max(0, Math.round((temperature - wetBulb(temperature, humidity)) * 10) / 10);

/** An hour and what speaks against spraying in it; good if nothing does. */
export interface SprayingHour {
  /** Beginning in the place's own time, yyyy-mm-ddThh:00. */
  time: string;
  /** Delta T in °C. */
  deltaT: number;
  /** Wind in km/h. */
  windKmh: number;
  isGood: boolean;
  against: SprayingReason[];
}

/** Good hours in a row. */
export interface SprayingWindow {
  /** Beginning of the first hour in the place's own time, yyyy-mm-ddThh:00. */
  from: string;
  /** End of the last hour, in the same form. */
  to: string;
  hours: number;
}

const hasRain = ({ rainMm }: WeatherHour) => rainMm >= sprayingRule.rainFromMm;

function isInverted(hours: readonly WeatherHour[], at: number): boolean {
  const { windBelowKmh, cloudBelow, hoursAfterSunrise } = sprayingRule.inversion;
  const hour = hours[at];
  if (!hour || hour.windKmh >= windBelowKmh || hour.cloudPercent >= cloudBelow) return false;
  // The first hour of the list has none before it: by day it counts as long after sunrise only from 9 o'clock.
  const isEarly = at < hoursAfterSunrise && Number(hour.time.slice(11, 13)) < 9;
  const earlier = hours.slice(Math.max(0, at - hoursAfterSunrise), at);
  return !hour.isDay || isEarly || earlier.some(({ isDay }) => !isDay);
}

function reasonsAgainst(hours: readonly WeatherHour[], at: number): SprayingReason[] {
  const hour = hours[at];
  if (!hour) return [];
  const { deltaT: range, windKmh, dryHours } = sprayingRule;
  const drying = deltaT(hour.temperature, hour.humidity);
  const found: Record<SprayingReason, boolean> = {
    'delta-t-low': drying < range.min,
    'delta-t-high': drying > range.max,
    'wind-low': hour.windKmh < windKmh.min,
    'wind-high': hour.windKmh > windKmh.max,
    'rain-soon': hours.slice(at, at + dryHours + 1).some(hasRain),
    inversion: isInverted(hours, at),
  };
  return (Object.keys(found) as SprayingReason[]).filter((reason) => found[reason]);
}

/**
 * Whether each hour is fit for spraying: the hour itself and the six after it without rain, Delta T, wind, and no
 * inversion. The last six hours are not judged, since the rain after them is not known. `hours` follow each other.
 */
export const sprayingHours = (hours: readonly WeatherHour[]): SprayingHour[] =>
  hours.slice(0, -sprayingRule.dryHours).map(({ time, temperature, humidity, windKmh }, at) => {
    const against = reasonsAgainst(hours, at);
    const drying = deltaT(temperature, humidity);
    return { time, deltaT: drying, windKmh, isGood: against.length === 0, against };
  });

/** The hour after another one, both yyyy-mm-ddThh:00. */
export const nextHour = (time: string): string =>
  `${new Date(Date.parse(`${time}:00Z`) + 3_600_000).toISOString().slice(0, 13)}:00`;

/** The runs of good hours. */
export function sprayingWindows(hours: readonly SprayingHour[]): SprayingWindow[] {
  const windows: SprayingWindow[] = [];
  for (const { time, isGood } of hours) {
    if (!isGood) continue;
    const last = windows.at(-1);
    if (last?.to === time) Object.assign(last, { to: nextHour(time), hours: last.hours + 1 });
    else windows.push({ from: time, to: nextHour(time), hours: 1 });
  }
  return windows;
}
