import { accountsApi } from '../domains/accounts/accounts.api.ts';
import { weatherApi } from '../domains/weather/weather.api.ts';
import { type FirstRequests, own, ownId } from '../shared/transport/first-request.ts';

/** Where the user wants to know the weather: their places, else the town of their profile. */
export const requests: FirstRequests = () => [
  own(weatherApi.endpoints.listWeatherPlaces.initiate({})),
  own(accountsApi.endpoints.getUser.initiate({ params: { id: ownId } })),
];
