import { ApiError, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { failWith, replying, type Scenario } from './scenario-parts.ts';
import { fieldWeatherOf, forecastOf } from './weather-figures.ts';

const ranchi = { name: 'Ranchi', lat: 23.34, lon: 85.31 };
const ageSeconds = 3 * 3600;

/** No provider answers, and there is no earlier report. */
export const weatherDown = (): Scenario => {
  const { getForecast, getCurrentWeather, getFieldWeather, getPastDays } = contract;
  const figures = [getForecast, getCurrentWeather, getFieldWeather, getPastDays];
  return failWith(figures, new ApiError('provider_down'));
};

/** The provider has been down for three hours: the last good reports of Ranchi are shown. */
export const weatherOld = (): Scenario => {
  const at = () => Date.now() - ageSeconds * 1000;
  return replying({
    getForecast: () => ({ ...forecastOf(ranchi, at()), ageSeconds }),
    getFieldWeather: () => ({ data: { ...fieldWeatherOf(ranchi, at()), ageSeconds } }),
  });
};

/** No town has the name that is searched for. */
export const cityUnknown = (): Scenario => failWith([contract.getForecast], notFound('City'));

/** Ten places are kept already. */
export const placesFull = (): Scenario =>
  failWith([contract.saveWeatherPlace], new ApiError('places_full'));
