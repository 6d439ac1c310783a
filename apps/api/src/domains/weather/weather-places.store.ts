import type { NewWeatherPlace, WeatherPlace } from '@upaj/contract/weather.schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { weatherPlaces } from './weather.tables.ts';

/** A place with what tells it from the others of its person. */
export type StoredPlace = WeatherPlace & { spot: string };

export type WeatherPlaceStore = ReturnType<typeof createWeatherPlaceStore>;

/** Stores the places that people keep. */
export function createWeatherPlaceStore(db: Database) {
  const { id, userId, name, lat, lon, spot, isHome, createdAt } = weatherPlaces;
  const columns = { id, name, lat, lon, spot, isHome };
  return {
    list(of: string, tx?: Tx): Promise<StoredPlace[]> {
      return queriesIn(db, tx)
        .select(columns)
        .from(weatherPlaces)
        .where(eq(userId, of))
        .orderBy(asc(createdAt), asc(id));
    },

    async ownerOf(placeId: string): Promise<string | undefined> {
      const [found] = await db.select({ userId }).from(weatherPlaces).where(eq(id, placeId));
      return found?.userId;
    },

    async findHome(of: string): Promise<StoredPlace | undefined> {
      const isTheHome = and(eq(userId, of), eq(isHome, true));
      return (await db.select(columns).from(weatherPlaces).where(isTheHome).limit(1))[0];
    },

    async unsetHome(tx: Tx, of: string): Promise<void> {
      await queriesOf(tx).update(weatherPlaces).set({ isHome: false }).where(eq(userId, of));
    },

    /** Adds a place, or replaces the one at the same spot. */
    async put(
      tx: Tx,
      of: string,
      place: NewWeatherPlace & { spot: string; createdAt: Date },
    ): Promise<StoredPlace> {
      const { createdAt: _, ...change } = place;
      const [stored] = await queriesOf(tx)
        .insert(weatherPlaces)
        .values({ ...place, userId: of })
        .onConflictDoUpdate({ target: [userId, spot], set: change })
        .returning(columns);
      if (!stored) throw new Error('the place was not stored');
      return stored;
    },

    async remove(placeId: string): Promise<void> {
      await db.delete(weatherPlaces).where(eq(id, placeId));
    },
  };
}
