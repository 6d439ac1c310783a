import { toRupees } from '@upaj/content/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { viewOf } from '../../platform/pictures/picture-views.ts';
import { crops, pictures } from './crops.tables.ts';
import { leftOf } from './listing.ts';

/** Reads and deletes the listings of one seller. */
export function createListingDataStore(db: Database) {
  const { id, name, description, price, quantity, unit, category } = crops;
  const { harvestDate, expiryDate, place, isPaused, createdAt, updatedAt, licence } = crops;
  const dates = { harvestDate, expiryDate, place, licence, isPaused, createdAt, updatedAt };
  const facts = { id, name, description, price, quantity, unit, category };
  const picturesOf = (queries: Pick<Database, 'select'>, sellerId: string) =>
    queries
      .select({ id: pictures.id, cropId: pictures.cropId })
      .from(pictures)
      .innerJoin(crops, eq(crops.id, pictures.cropId))
      .where(eq(crops.sellerId, sellerId))
      .orderBy(pictures.position);
  return {
    async list(sellerId: string) {
      const listings = await db
        .select({ ...facts, reserved: crops.reserved, ...dates })
        .from(crops)
        .where(eq(crops.sellerId, sellerId));
      const shown = await picturesOf(db, sellerId);
      return listings.map(({ reserved, ...listing }) => ({
        ...listing,
        quantity: leftOf({ ...listing, reserved }),
        price: toRupees(listing.price),
        createdAt: listing.createdAt.toISOString(),
        updatedAt: listing.updatedAt.toISOString(),
        pictures: shown
          .filter(({ cropId }) => cropId === listing.id)
          .map((picture) => viewOf({ id: picture.id, width: 1, height: 1 }).url),
      }));
    },

    /** Deletes every listing of a seller; returns the pictures whose files remain. */
    async delete(tx: Tx, sellerId: string): Promise<readonly { id: string }[]> {
      const queries = queriesOf(tx);
      const orphaned = await picturesOf(queries, sellerId);
      await queries.delete(crops).where(eq(crops.sellerId, sellerId));
      return orphaned;
    },
  };
}
