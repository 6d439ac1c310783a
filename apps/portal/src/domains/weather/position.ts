import type { QueryOf } from '@upaj/contract/endpoint';
import type { getFieldWeather, getForecast } from '@upaj/contract/weather.endpoints';

/** What the weather is asked by: a town's name or a position. */
export type WeatherQuery = QueryOf<typeof getForecast>;

/** A position as a request names it. */
export type WeatherPosition = QueryOf<typeof getFieldWeather>;

/** Degrees north and east. */
export interface Coordinates {
  lat: number;
  lon: number;
}

/** A position to 0.01 degree, about 1 km: no one needs to know more of a person to tell the weather. */
export const positionOf = ({ lat, lon }: Coordinates): WeatherPosition => ({
  lat: lat.toFixed(2),
  lon: lon.toFixed(2),
});
