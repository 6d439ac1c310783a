import { dayInIndia } from '@upaj/content/day-in-india';
import {
  ApiError,
  invalidField,
  notAllowed,
  notFound,
  notSignedIn,
} from '@upaj/contract/api-error';
import { listingChangeError } from '@upaj/contract/crops.rules';
import { Crop, type CropChange, type NewCrop } from '@upaj/contract/crops.schema';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { type Idempotency, requestDigest } from '../../platform/idempotency/idempotency.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import type { PagePreview } from '../../platform/modules/page-preview-part.ts';
import type { Decoder } from '../../platform/pictures/decoder.ts';
import { keepPictures, removePictures } from '../../platform/pictures/new-pictures.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import { createBrowse } from './browse.service.ts';
import type { CropStore, Listing } from './crops.store.ts';
import { changeOf, leftOf, listingOf } from './listing.ts';
import { listingPreview } from './listing-preview.ts';
import { createStock } from './stock.service.ts';
import type { StockStore } from './stock.store.ts';

export type Crops = ReturnType<typeof createCrops>;

const HOUR = 60 * 60 * 1000;

interface Deps {
  inTransaction: InTransaction;
  idempotency: Idempotency;
  accounts: Pick<Accounts, 'profilesOf' | 'stateForShare'>;
  orders: Pick<DomainServices['orders'], 'usedPictures'>;
  store: CropStore;
  stock: StockStore;
  pictures: PictureStore;
  decoder: Decoder;
  now: () => Date;
}

/** Creates, finds, changes and deletes listings. */
export function createCrops(deps: Deps) {
  const { inTransaction, idempotency, accounts, orders, store, pictures, decoder, now } = deps;
  const today = () => dayInIndia(now());
  const { browse, sections, read, visible, withSeller } = createBrowse({ accounts, store, today });

  async function insert(listing: Listing, stored: readonly KeptPicture[], tx: Tx): Promise<Crop> {
    const sellerState = await accounts.stateForShare(tx, listing.sellerId);
    if (sellerState === undefined) throw notSignedIn();
    await store.insert(tx, { ...listing, sellerState }, stored);
    const inserted = await store.find(listing.id, tx);
    if (!inserted) throw new Error('the inserted listing was not found');
    return withSeller(inserted, tx);
  }

  return {
    browse,
    sections,
    read,
    stock: createStock({ store: deps.stock, now, today }),

    /** The preview of a shared link to a listing; none of a paused one, nor at the address of another category. */
    async preview(
      { category, id = '' }: Readonly<Record<string, string>>,
      language: 'en' | 'hi',
    ): Promise<PagePreview | undefined> {
      const found = isId(id) ? await store.find(id) : undefined;
      if (!found || found.isPaused || found.category !== category) return undefined;
      return listingPreview(found, language);
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
      files: readonly { path: string; digest: string }[],
      key: string | undefined,
    ): Promise<Crop> {
      const digests = files.map((file) => file.digest);
      const digest = requestDigest('createCrop', form, digests);
      const request = { userId: person.id, key, digest, response: Crop };
      // A replay comes before the check of the date: the stored response is valid even after the last day.
      const earlier = await idempotency.replay(request);
      if (earlier) return earlier;
      requireFuture(form.expiryDate, today());
      const stored = await keepPictures(
        { store: pictures, decoder, personId: person.id },
        files.map((file) => file.path),
      );
      const work = (tx: Tx) => () => insert(listingOf(form, now()), stored, tx);
      const { response, isReplay } = await inTransaction((tx) =>
        idempotency.idempotent(tx, request, work(tx)),
      ).catch(async (error: unknown) => {
        // After any other error the listing may exist: the clean-up checks the database.
        if (error instanceof ApiError) await removePictures(pictures, stored);
        throw error;
      });
      if (isReplay) await removePictures(pictures, stored);
      return response;
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
        await store.update(listing, changeOf(change, reserved), now(), tx);
      });
      return withSeller(await visible(person, id));
    },

    /** Deletes a listing; its access policy has checked the owner. */
    async remove(person: Person, id: string): Promise<void> {
      const listing = await visible(person, id);
      await store.remove(id);
      // Orders still show the picture of what was ordered.
      const kept = new Set(await orders.usedPictures(listing.pictures.map((one) => one.id)));
      await removePictures(
        pictures,
        listing.pictures.filter((one) => !kept.has(one.id)),
      );
    },

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
      const ids = old.filter(isId);
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

const isId = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name);

function requireFuture(expiryDate: string, today: string): void {
  if (expiryDate < today) throw invalidField('expiryDate', 'in_past');
}
