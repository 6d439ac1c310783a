import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type {
  getCurrentWeather,
  getFieldWeather,
  getForecast,
  getPastDays,
  listWeatherPlaces,
  removeWeatherPlace,
  saveWeatherPlace,
} from '@upaj/contract/weather.endpoints';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

// Also after a failure: another device may have saved or removed the place.
const placesChanged = () => ['WeatherPlace' as const];

export const weatherApi = api.enhanceEndpoints({ addTagTypes: ['WeatherPlace'] }).injectEndpoints({
  endpoints: (build) => ({
    getForecast: build.query<ReplyOf<typeof getForecast>, RequestOf<typeof getForecast>>({
      query: request<typeof getForecast>('GET', '/data/2.5/forecast'),
      extraOptions: { isLastSeenKept: true },
    }),
    getCurrentWeather: build.query<
      ReplyOf<typeof getCurrentWeather>,
      RequestOf<typeof getCurrentWeather>
    >({
      query: request<typeof getCurrentWeather>('GET', '/data/2.5/weather'),
    }),
    getFieldWeather: build.query<
      ReplyOf<typeof getFieldWeather>,
      RequestOf<typeof getFieldWeather>
    >({
      query: request<typeof getFieldWeather>('GET', '/api/v1/weather/field'),
      extraOptions: { isLastSeenKept: true },
    }),
    getPastDays: build.query<ReplyOf<typeof getPastDays>, RequestOf<typeof getPastDays>>({
      query: request<typeof getPastDays>('GET', '/api/v1/weather/past-days'),
      extraOptions: { isLastSeenKept: true },
    }),
    listWeatherPlaces: build.query<
      ReplyOf<typeof listWeatherPlaces>,
      RequestOf<typeof listWeatherPlaces>
    >({
      query: request<typeof listWeatherPlaces>('GET', '/api/v1/weather/places'),
      extraOptions: { isLastSeenKept: true },
      providesTags: ['WeatherPlace'],
    }),
    saveWeatherPlace: build.mutation<
      ReplyOf<typeof saveWeatherPlace>,
      RequestOf<typeof saveWeatherPlace>
    >({
      query: request<typeof saveWeatherPlace>('POST', '/api/v1/weather/places'),
      invalidatesTags: placesChanged,
    }),
    removeWeatherPlace: build.mutation<
      ReplyOf<typeof removeWeatherPlace>,
      RequestOf<typeof removeWeatherPlace>
    >({
      query: request<typeof removeWeatherPlace>('DELETE', '/api/v1/weather/places/:id'),
      invalidatesTags: placesChanged,
    }),
  }),
});

export const {
  useGetForecastQuery,
  useGetFieldWeatherQuery,
  useGetPastDaysQuery,
  useListWeatherPlacesQuery,
  useSaveWeatherPlaceMutation,
  useRemoveWeatherPlaceMutation,
} = weatherApi;
