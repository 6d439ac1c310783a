import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Weather } from './weather.service.ts';
import type { WeatherPlaces } from './weather-places.service.ts';

const positionOf = ({ lat, lon }: { lat: string; lon: string }) => ({
  lat: Number(lat),
  lon: Number(lon),
});

/** Registers the endpoints of the weather; the first two have the provider's own paths and shapes. */
export function weatherRoutes(app: FastifyInstance, weather: Weather, places: WeatherPlaces): void {
  registerRoute(app, contract.getForecast, ({ query, caller }) =>
    'q' in query
      ? weather.forecastOf(query.q)
      : weather.forecastAt(positionOf(query), caller.language),
  );

  registerRoute(app, contract.getCurrentWeather, ({ query, caller }) =>
    weather.current(positionOf(query), caller.language),
  );

  registerRoute(app, contract.getFieldWeather, async ({ query, caller }) =>
    ok({ data: await weather.field(positionOf(query), caller.language) }),
  );

  registerRoute(app, contract.getPastDays, async ({ query }) =>
    ok({ data: await weather.pastDays(positionOf(query), query.from) }),
  );

  registerRoute(app, contract.listWeatherPlaces, async ({ person, caller }) =>
    ok({ data: await places.list(person.id, caller.language) }),
  );

  registerRoute(app, contract.saveWeatherPlace, async ({ person, body }) =>
    ok({ data: await places.save(person, body) }),
  );

  registerRoute(app, contract.removeWeatherPlace, async ({ params }) => {
    await places.remove(params.id);
    return null;
  });
}
