import { defineModule } from '../../platform/modules/domain-module.ts';
import { chooseProvider } from './providers/choose-provider.ts';
import { createReportCache } from './report-cache.ts';
import { openTowns } from './towns.ts';
import { weatherRoutes } from './weather.routes.ts';
import { createWeather, type Weather } from './weather.service.ts';
import { createWeatherPlaces, type WeatherPlaces } from './weather-places.service.ts';
import { createWeatherPlaceStore } from './weather-places.store.ts';
import { createReportStore } from './weather-reports.store.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    weather: Pick<Weather, 'find' | 'field'> & Pick<WeatherPlaces, 'homeOf'>;
  }
}

const DAY = 24 * 60 * 60 * 1000;

/** The weather, and the places that people keep for it. */
export const weather = defineModule('weather', (platform) => {
  const { db, settings, log, now } = platform;
  const reports = createReportStore(db);
  const service = createWeather({
    ...platform,
    provider: chooseProvider(settings.providers, log, now),
    cache: createReportCache({ store: reports, now, log }),
    towns: openTowns(),
  });
  const places = createWeatherPlaces({ ...platform, store: createWeatherPlaceStore(db) });
  return {
    service: { find: service.find, field: service.field, homeOf: places.homeOf },
    routes: (app) => weatherRoutes(app, service, places),
    policies: { owner: ({ person, params }) => places.requireOwner(person, params.id ?? '') },
    personalData: {
      async export({ id }) {
        return { weatherPlaces: await places.copy(id) };
      },
      // The places are deleted with the account.
      delete: async () => undefined,
    },
    async cleanUp(at) {
      const before = (days: number) => new Date(at.getTime() - days * DAY);
      const old = { reports: before(2), towns: before(30) };
      return { weatherReports: await reports.deleteOlder(old) };
    },
  };
});
