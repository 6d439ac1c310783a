import type {
  FieldWeather,
  Forecast,
  WeatherDay,
  WeatherHour,
} from '@upaj/contract/weather.schema';

/** The conditions at a moment, in seconds since 1970. */
export type Reading = Omit<Forecast['list'][number], 'dt_txt'> & { dt: number };

/** An hour by its beginning in seconds since 1970. */
export type HourReading = Omit<WeatherHour, 'time'> & { dt: number };

/** All that a provider knows of the weather at a position; kept as JSON. */
export interface WeatherReport extends Pick<FieldWeather, 'et0Method' | 'areHoursInterpolated'> {
  source: Forecast['source'];
  /** What the provider calls the place; null if it does not say. */
  name: string | null;
  /** Offset from UTC in seconds. */
  timezone: number;
  current: Reading;
  /** Steps of three hours. */
  steps: Reading[];
  hours: HourReading[];
  days: WeatherDay[];
}

/** Degrees north and east. */
export interface Position {
  lat: number;
  lon: number;
}

/** A place with its name. */
export interface NamedPosition extends Position {
  name: string;
}

/** A source of weather. Its methods throw `ProviderError`. */
export interface WeatherProvider {
  /** Finds a town; undefined if there is none of this name. */
  locate(name: string): Promise<NamedPosition | undefined>;
  report(position: Position): Promise<WeatherReport>;
}

/** The value between two points of a line. */
export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * share;

/** A number with at most `decimals` decimal places. */
export const rounded = (value: number, decimals = 1): number => Number(value.toFixed(decimals));
