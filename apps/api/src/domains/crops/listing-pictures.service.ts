import { notFound, wrongPictureOrder } from '@upaj/contract/api-error';
import { newPicture, pictureOrderError, splitPictureOrder } from '@upaj/contract/crops.rules';
import { Crop, type PictureOrder } from '@upaj/contract/crops.schema';
import type { Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { removePictures } from '../../platform/pictures/new-pictures.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import {
  type createPictureWrites,
  pictureDigest,
  type UploadedPicture,
} from '../../platform/pictures/picture-writes.ts';
import { listingChanged } from './crops.events.ts';
import type { CropStore, ListingWithPictures } from './crops.store.ts';

interface Deps {
  idempotency: Pick<Idempotency, 'replay'>;
  orders: { usedPictures(ids: readonly string[]): Promise<string[]> };
  store: CropStore;
  pictures: PictureStore;
  writeWithPictures: ReturnType<typeof createPictureWrites>;
  withSeller: (listing: ListingWithPictures, tx?: Tx) => Promise<Crop>;
  now: () => Date;
}

/** Changes and removes the pictures of listings. */
export function createListingPictures(deps: Deps) {
  const { idempotency, orders, store, pictures, writeWithPictures, withSeller, now } = deps;

  /** Removes the files of pictures that no listing shows, unless an order still shows them. */
  async function removeUnused(removed: readonly KeptPicture[]): Promise<void> {
    if (removed.length === 0) return;
    const kept = new Set(await orders.usedPictures(removed.map(({ id }) => id)));
    await removePictures(
      pictures,
      removed.filter(({ id }) => !kept.has(id)),
    );
  }

  async function find(id: string, tx?: Tx): Promise<ListingWithPictures> {
    const found = await store.find(id, tx);
    if (!found) throw notFound('Listing');
    return found;
  }

  return {
    removeUnused,

    /** Sets the pictures of a listing; its access policy has checked the owner. A repeated `key` replays. */
    async setPictures(
      person: Person,
      id: string,
      form: PictureOrder,
      files: readonly UploadedPicture[],
      key: string | undefined,
    ): Promise<Crop> {
      const digest = pictureDigest('setCropPictures', files, id, form);
      const request = { userId: person.id, key, digest, response: Crop };
      // A replay comes before the check: what the request removed is not there any more.
      const earlier = await idempotency.replay(request);
      if (earlier) return earlier;
      const order = splitPictureOrder(form.order);
      // Before the files are decoded, which is expensive.
      arrange(order, (await find(id)).pictures, files.length);
      let removed: readonly KeptPicture[] = [];
      const changed = await writeWithPictures(request, files, async (tx, stored) => {
        if (!(await store.findForUpdate(tx, id))) throw notFound('Listing');
        const before = (await find(id, tx)).pictures;
        const arranged = arrange(order, before, files.length);
        const added = [...stored];
        const after = arranged.flatMap((picture) => picture ?? added.shift() ?? []);
        await store.setPictures(tx, id, after, now());
        await publish(tx, listingChanged, { sellerId: person.id });
        removed = before.filter((picture) => !after.includes(picture));
        return withSeller(await find(id, tx), tx);
      });
      await removeUnused(removed);
      return changed;
    },
  };
}

/** The kept pictures in their new order, undefined for each new one; throws when the order does not fit. */
function arrange(
  order: readonly string[],
  present: readonly KeptPicture[],
  files: number,
): (KeptPicture | undefined)[] {
  const error = pictureOrderError(
    order,
    present.map(({ id }) => id),
    files,
  );
  if (error) throw wrongPictureOrder(error.code, error.limit);
  return order.map((one) =>
    one === newPicture ? undefined : present.find(({ id }) => id === one),
  );
}
