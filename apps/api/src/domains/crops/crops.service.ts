import { dayInIndia } from '@upaj/content/day-in-india';
import { invalidField, notAllowed, notFound, notSignedIn } from '@upaj/contract/api-error';
import { hasLicence, listingChangeError } from '@upaj/contract/crops.rules';
import { Crop, type CropChange, type NewCrop } from '@upaj/contract/crops.schema';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { PagePreview } from '../../platform/modules/page-preview-part.ts';
import type { Decoder } from '../../platform/pictures/decoder.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import {
  createPictureWrites,
  pictureDigest,
  type UploadedPicture,
} from '../../platform/pictures/picture-writes.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import { createBrowse } from './browse.service.ts';
import { listingChanged } from './crops.events.ts';
import type { CropStore, NewListing } from './crops.store.ts';
import { changeOf, isListingId, leftOf, listingOf } from './listing.ts';
import { createMaintenance } from './listing-maintenance.ts';
import { createListingPictures } from './listing-pictures.service.ts';
import { listingPreview } from './listing-preview.ts';
import { createStock } from './stock.service.ts';
import type { StockStore } from './stock.store.ts';

export type Crops = ReturnType<typeof createCrops>;

interface Deps {
  inTransaction: InTransaction;
  idempotency: Idempotency;
  accounts: Pick<Accounts, 'profilesOf' | 'stateForShare'>;
  orders: { usedPictures(ids: readonly string[]): Promise<string[]> };
  store: CropStore;
  stock: StockStore;
  pictures: PictureStore;
  decoder: Decoder;
  now: () => Date;
}

/** Creates, finds, changes and deletes listings. */
export function createCrops(deps: Deps) {
  const { inTransaction, idempotency, accounts, store, now } = deps;
  const today = () => dayInIndia(now());
  const { visible, withSeller, ...market } = createBrowse({ accounts, store, today });

  const writeWithPictures = createPictureWrites(deps);
  const { setPictures, removeUnused } = createListingPictures({
    ...deps,
    writeWithPictures,
    withSeller,
  });

  async function insert(
    listing: NewListing,
    stored: readonly KeptPicture[],
    tx: Tx,
  ): Promise<Crop> {
    const sellerState = await accounts.stateForShare(tx, listing.sellerId);
    if (sellerState === undefined) throw notSignedIn();
    await store.insert(tx, { ...listing, sellerState }, stored);
    const inserted = await store.find(listing.id, tx);
    if (!inserted) throw new Error('the inserted listing was not found');
    await publish(tx, listingChanged, { sellerId: listing.sellerId });
    return withSeller(inserted, tx);
  }

  return {
    ...market,
    addRating: store.addRating,
    listExpiring: store.listExpiring,
    newestCategoryOf: store.newestCategoryOf,
    stock: createStock({ store: deps.stock, now, today }),

    /** The preview of a shared link to a listing; none of a paused one, nor at the address of another category. */
    async preview(
      { category, id = '' }: Readonly<Record<string, string>>,
      language: 'en' | 'hi',
    ): Promise<PagePreview | undefined> {
      const found = isListingId(id) ? await store.find(id) : undefined;
      if (!found || found.isPaused || found.category !== category) return undefined;
      return listingPreview(found, language);
    },

    /** The name of a listing and its address in the portal; undefined once it is deleted. */
    async titleOf(id: string): Promise<{ name: string; href: string } | undefined> {
      const found = await store.find(id);
      return (
        found && { name: found.name, href: `/mandi/${encodeURIComponent(found.category)}/${id}` }
      );
    },

    /** Refuses a person who is not the seller of a listing. */
    async requireOwner(person: Person, id: string): Promise<void> {
      const { sellerId } = await visible(person, id);
      if (sellerId !== person.id) throw notAllowed();
    },

    /** Creates a listing; a repeated `key` replays the stored response. */
    async create(
      person: Person,
      form: NewCrop,
      files: readonly UploadedPicture[],
      key: string | undefined,
    ): Promise<Crop> {
      const digest = pictureDigest('createCrop', files, form);
      const request = { userId: person.id, key, digest, response: Crop };
      // A replay comes before the check of the date: the stored response is valid even after the last day.
      const earlier = await idempotency.replay(request);
      if (earlier) return earlier;
      requireFuture(form.expiryDate, today());
      return writeWithPictures(request, files, (tx, stored) =>
        insert(listingOf(form, now()), stored, tx),
      );
    },

    /** Changes a listing; its access policy has checked the owner. */
    async update(person: Person, id: string, change: CropChange): Promise<Crop> {
      await inTransaction(async (tx) => {
        const listing = await store.findForUpdate(tx, id);
        if (!listing) throw notFound('Listing');
        const { reserved, unit } = listing;
        const broken = listingChangeError(
          { ...listing, quantity: leftOf(listing) },
          change,
          today(),
        );
        if (broken) throw invalidField(broken.field, broken.code);
        // What is reserved is counted in the old unit.
        if (reserved > 0 && change.unit !== undefined && change.unit !== unit)
          throw invalidField('unit', 'has_orders');
        const changed = changeOf(change, listing);
        const { category, licence } = { ...listing, ...changed };
        if (!hasLicence({ category, licence: licence ?? undefined }))
          throw invalidField('licence', 'licence_needed');
        await store.update(listing, changed, now(), tx);
        await publish(tx, listingChanged, { sellerId: person.id });
      });
      return withSeller(await visible(person, id));
    },

    /** Deletes a listing; its access policy has checked the owner. */
    async remove(person: Person, id: string): Promise<void> {
      const listing = await visible(person, id);
      await inTransaction(async (tx) => {
        await store.remove(tx, id);
        await publish(tx, listingChanged, { sellerId: person.id });
      });
      await removeUnused(listing.pictures);
    },

    setPictures,

    ...createMaintenance(deps),
  };
}

function requireFuture(expiryDate: string, today: string): void {
  if (expiryDate < today) throw invalidField('expiryDate', 'in_past');
}
