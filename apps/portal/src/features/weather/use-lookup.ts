import type { ReplyOf } from '@upaj/contract/endpoint';
import type { getCurrentWeather, getForecast } from '@upaj/contract/weather.endpoints';
import { useDispatch } from 'react-redux';
import type { WeatherPosition, WeatherQuery } from '../../domains/weather/position.ts';
import { weatherApi } from '../../domains/weather/weather.api.ts';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';

// By hand: a lazy query hook would subscribe. The component that shows the reply does; a lookup alone keeps nothing.
const once = { subscribe: false } as const;

/** Asks for the weather of a place before it is shown. Each call rejects with the error of its request. */
export function useLookup() {
  const dispatch = useDispatch<CacheDispatch>();
  const { endpoints } = weatherApi;
  return {
    forecast: (query: WeatherQuery): Promise<ReplyOf<typeof getForecast>> =>
      dispatch(endpoints.getForecast.initiate({ query }, once)).unwrap(),
    current: (query: WeatherPosition): Promise<ReplyOf<typeof getCurrentWeather>> =>
      dispatch(endpoints.getCurrentWeather.initiate({ query }, once)).unwrap(),
  };
}
