import { ApiError, errorReplyOf, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { Endpoint } from '@upaj/contract/endpoint';
import { type HttpHandler, HttpResponse } from 'msw';
import { handlers } from './handlers.ts';
import { handle, mockEndpoint } from './mock-endpoint.ts';
import { fieldWeatherOf, forecastOf } from './weather-figures.ts';

const over = (...special: HttpHandler[]): HttpHandler[] => [...special, ...handlers];

/** What is asked of the provider. */
const figures: readonly Endpoint[] = [
  ...[contract.getForecast, contract.getCurrentWeather],
  ...[contract.getFieldWeather, contract.getPastDays],
];

function failWith(endpoints: readonly Endpoint[], error: ApiError): HttpHandler[] {
  const { status, body } = errorReplyOf(error);
  return over(
    ...endpoints.map((endpoint) => handle(endpoint, () => HttpResponse.json(body, { status }))),
  );
}

const ranchi = { name: 'Ranchi', lat: 23.34, lon: 85.31 };
const threeHours = 3 * 3600;

/** No provider answers, and there is no earlier report. */
export const weatherDown = (): HttpHandler[] => failWith(figures, new ApiError('provider_down'));

/** The provider has been down for three hours: the last good reports of Ranchi are shown. */
export const weatherOld = (): HttpHandler[] => {
  const age = { ageSeconds: threeHours };
  const at = () => Date.now() - threeHours * 1000;
  return over(
    mockEndpoint(contract.getForecast, () => ({
      status: 200,
      body: { ...forecastOf(ranchi, at()), ...age },
    })),
    mockEndpoint(contract.getFieldWeather, () => ({
      status: 200,
      body: { success: true, data: { ...fieldWeatherOf(ranchi, at()), ...age } },
    })),
  );
};

/** No town has the name that is searched for. */
export const cityUnknown = (): HttpHandler[] => failWith([contract.getForecast], notFound('City'));

/** Ten places are kept already. */
export const placesFull = (): HttpHandler[] =>
  failWith([contract.saveWeatherPlace], new ApiError('places_full'));
