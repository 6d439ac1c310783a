import type { QueryOf } from '@upaj/contract/endpoint';
import type { getFieldWeather, getForecast } from '@upaj/contract/weather.endpoints';

/** What the weather is asked by: a town's name or a position. */
export type WeatherQuery = QueryOf<typeof getForecast>;

/** A position as a request names it. */
export type WeatherPosition = QueryOf<typeof getFieldWeather>;
