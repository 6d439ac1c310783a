import type { InTransaction } from '../../db/transaction.ts';
import { removePictures } from '../../platform/pictures/new-pictures.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import type { CropStore } from './crops.store.ts';
import { isListingId } from './listing.ts';

const HOUR = 60 * 60 * 1000;

/** What jobs do with listings and their pictures. */
export function createMaintenance({
  inTransaction,
  store,
  orders,
  pictures,
}: {
  inTransaction: InTransaction;
  store: CropStore;
  orders: { usedPictures(ids: readonly string[]): Promise<string[]> };
  pictures: PictureStore;
}) {
  return {
    /** Updates the search terms of all listings; several processes may run it at once. */
    async refreshSearch({ aborted }: Pick<AbortSignal, 'aborted'> = { aborted: false }) {
      const atOnce = 200;
      let done = 0;
      for (let some = atOnce; some === atOnce && !aborted; done += some) {
        some = await inTransaction(async (tx) => {
          const outdated = await store.findOutdatedForUpdate(tx, atOnce);
          for (const listing of outdated) await store.refreshSearch(listing, tx);
          return outdated.length;
        });
      }
      return done;
    },

    /** Deletes orphaned pictures of a crash; recent ones may belong to a listing that is being written. */
    async sweep(at: Date): Promise<number> {
      const old = await pictures.olderThan(new Date(at.getTime() - HOUR));
      const ids = old.filter(isListingId);
      const used = new Set([
        ...(await store.usedPictures(ids)),
        ...(await orders.usedPictures(ids)),
      ]);
      const lost = old.filter((id) => !used.has(id)).map((id) => ({ id }));
      await removePictures(pictures, lost);
      return lost.length;
    },
  };
}
