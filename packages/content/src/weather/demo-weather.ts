/** What the sky of the demo data does in one hour. */
export interface DemoHour {
  /** °C. */
  temperature: number;
  /** Per cent. */
  humidity: number;
  /** Metres a second at 10 m. */
  wind: number;
  /** Millimetres of this hour. */
  rain: number;
  /** Per cent of the sky. */
  cloud: number;
  /** WMO weather code. */
  code: number;
  isDay: boolean;
}

/** India's offset from UTC in seconds; the demo weather knows no other. */
export const demoTimezone = 19_800;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const round = (value: number) => Math.round(value * 10) / 10;

/** Rain of the hour: of six days, one has a moderate afternoon shower, and the next one a light one. */
function rainOf(day: number, hour: number): number {
  const kind = day % 6;
  if (hour < 15 || hour > 18) return 0;
  return kind === 4 ? 5.2 : kind === 5 ? 1.1 : 0;
}

function cloudOf(day: number, hour: number, rain: number): number {
  if (rain > 0) return 92;
  return day % 6 >= 4 ? 64 : 12 + ((day + hour) % 4) * 7;
}

function codeOf(rain: number, cloud: number): number {
  if (rain > 0) return rain > 4 ? 63 : 61;
  if (cloud > 60) return 3;
  return cloud > 25 ? 2 : cloud > 18 ? 1 : 0;
}

/** Invented weather that depends on the place and the time alone. `at` in milliseconds. */
export function demoHour({ lat, lon }: { lat: number; lon: number }, at: number): DemoHour {
  const local = at + demoTimezone * 1000;
  const day = Math.floor(local / DAY) + Math.round(Math.abs(lat) + Math.abs(lon));
  const hour = Math.floor((local % DAY) / HOUR);
  const season = Math.cos((2 * Math.PI * (local - 140 * DAY)) / (365.25 * DAY));
  const warmth = 26 + 6 * season - (Math.abs(lat) - 20) * 0.3;
  const swing = Math.cos((2 * Math.PI * (hour - 15)) / 24);
  const rain = rainOf(day, hour);
  const cloud = cloudOf(day, hour, rain);
  return {
    temperature: round(warmth + 6 * swing - (rain > 0 ? 3 : 0)),
    humidity: Math.round(Math.min(97, 58 - 18 * swing + (rain > 0 ? 25 : 0))),
    wind: round(2.1 + 1.3 * swing + ((day % 3) - 1) * 0.4),
    rain,
    cloud,
    code: codeOf(rain, cloud),
    isDay: hour >= 6 && hour < 18,
  };
}
