import type { getUser } from '@upaj/contract/accounts.endpoints';
import type { listWeatherPlaces } from '@upaj/contract/weather.endpoints';
import type { FirstRequests } from '../shared/transport/first-request.ts';
import { firstRequest, ownId } from '../shared/transport/first-request.ts';

/** Where the user wants to know the weather: their places, else the town of their profile. */
export const requests: FirstRequests = () => [
  firstRequest<typeof listWeatherPlaces>('/api/v1/weather/places', {}),
  firstRequest<typeof getUser>('/api/v1/user/:id', { params: { id: ownId } }),
];
