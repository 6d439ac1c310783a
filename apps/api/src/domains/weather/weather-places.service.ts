import { ApiError, notAllowed, notFound } from '@upaj/contract/api-error';
import { keptSpotOf, mostPlaces, sortPlaces } from '@upaj/contract/weather.rules';
import type { NewWeatherPlace, WeatherPlace } from '@upaj/contract/weather.schema';
import type { InTransaction } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import type { NamedPosition } from './providers/weather-report.ts';
import type { StoredPlace, WeatherPlaceStore } from './weather-places.store.ts';

export type WeatherPlaces = ReturnType<typeof createWeatherPlaces>;

const toPlace = ({ spot: _, ...place }: StoredPlace): WeatherPlace => place;

/** The places that people keep. */
export function createWeatherPlaces(deps: {
  inTransaction: InTransaction;
  store: WeatherPlaceStore;
  services: Pick<DomainServices, 'accounts'>;
  now: () => Date;
}) {
  const { inTransaction, store, services, now } = deps;
  return {
    /** The home first, then by name as the language sorts. */
    async list(userId: string, language: 'en' | 'hi'): Promise<WeatherPlace[]> {
      return sortPlaces(await store.list(userId), language).map(toPlace);
    },

    /** Keeps a place, or replaces the one at the same spot; a home takes the place of the one before. Throws `places_full`. */
    save: (person: Person, place: NewWeatherPlace): Promise<WeatherPlace> =>
      inTransaction(async (tx) => {
        // One change after the other, so that the limit holds and there is one home.
        await services.accounts.lockForUpdate(tx, person.id);
        const own = await store.list(person.id, tx);
        const key = keptSpotOf(place);
        const same = own.find((each) => keptSpotOf(each) === key);
        if (!same && own.length >= mostPlaces) throw new ApiError('places_full');
        if (place.isHome) await store.unsetHome(tx, person.id);
        // Rows from before 2026-11-29 have a coarser key, which stays theirs.
        const spot = same?.spot ?? key;
        return toPlace(await store.put(tx, person.id, { ...place, spot, createdAt: now() }));
      }),

    remove: (id: string): Promise<void> => store.remove(id),

    /** Throws unless the place is the person's own. */
    async requireOwner(person: Person, id: string): Promise<void> {
      const owner = await store.ownerOf(id);
      if (owner === undefined) throw notFound('Place');
      if (owner !== person.id) throw notAllowed();
    },

    /** Where the weather of a person opens. */
    async homeOf(userId: string): Promise<NamedPosition | undefined> {
      const home = await store.findHome(userId);
      return home && { name: home.name, lat: home.lat, lon: home.lon };
    },

    /** The places in the data export. */
    async copy(userId: string) {
      const places = await store.list(userId);
      return places.map(({ name, lat, lon, isHome }) => ({ name, lat, lon, isHome }));
    },
  };
}
