import { createHash } from 'node:crypto';
import { dayInIndia } from '@upaj/content/day-in-india';
import { toPaise } from '@upaj/content/money';
import { parseQuery, type QueryPart, type Rank } from '@upaj/content/search/search-query';
import { pageSize } from '@upaj/content/trade-unit';
import { ApiError, invalidField, notAllowed, notFound } from '@upaj/contract/api-error';
import { restockError } from '@upaj/contract/crops.rules';
import { Crop, type CropChange, type CropFilter, type NewCrop } from '@upaj/contract/crops.schema';
import type { Person } from '../../platform/access/person.ts';
import type { Decoder } from '../../platform/pictures/decoder.ts';
import { keepPictures, removePictures } from '../../platform/pictures/new-pictures.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { cropView } from './crop-views.ts';
import type { CropStore, Listing, ShownListing } from './crops.store.ts';
import { type PagePosition, writeCursor } from './cursor.ts';
import { changeOf, listingOf } from './listing.ts';
import { findRanked, kindOf, readPosition } from './ranked-list.ts';

export type Crops = ReturnType<typeof createCrops>;

const HOUR = 60 * 60 * 1000;
const paise = (rupees: number | undefined) => (rupees === undefined ? undefined : toPaise(rupees));

interface Deps {
  store: CropStore;
  pictures: PictureStore;
  decoder: Decoder;
  now: () => Date;
}

/** Puts listings on the market, finds, changes and removes them. */
export function createCrops({ store, pictures, decoder, now }: Deps) {
  const today = () => dayInIndia(now());

  async function visible(person: Person | undefined, id: string): Promise<ShownListing> {
    const found = await store.find(id);
    if (!found || (found.isPaused && found.sellerId !== person?.id)) throw notFound('Listing');
    return found;
  }

  return {
    async browse(person: Person | undefined, filter: CropFilter) {
      const { q, seller, sort = 'newest', cursor, limit = pageSize } = filter;
      const start = readPosition(sort, cursor);
      if (!start) throw invalidField('cursor', 'wrong_cursor');
      const day = today();
      const wanted = {
        category: filter.category,
        state: filter.state,
        sellerId: seller,
        minPrice: paise(filter.minPrice),
        maxPrice: paise(filter.maxPrice),
        // Owners see all of their own listings.
        onSaleOn: seller !== undefined && seller === person?.id ? undefined : day,
      };
      const ranked = (rank: Rank, parts: readonly QueryPart[], after: PagePosition | undefined) =>
        store.list({ ...wanted, search: { parts, rank } }, sort, after, limit + 1);
      const found =
        q === undefined
          ? await store
              .list(wanted, sort, start.after, limit + 1)
              .then((rows) => rows.map((row) => ({ row, rank: 0 as const })))
          : await findRanked(parseQuery(q), start, limit + 1, ranked);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      const key = (row: Listing) => (sort === 'newest' ? row.createdAt.getTime() : row.price);
      return {
        data: page.map(({ row }) => cropView(row, day)),
        nextCursor: last
          ? writeCursor(kindOf(sort, last.rank), { key: key(last.row), id: last.row.id })
          : null,
      };
    },

    async read(person: Person | undefined, id: string): Promise<Crop> {
      return cropView(await visible(person, id), today());
    },

    /** Refuses a person who is not the seller of a listing. */
    async requireOwner(person: Person, id: string): Promise<void> {
      const { sellerId } = await visible(person, id);
      if (sellerId !== person.id) throw notAllowed();
    },

    /** Puts a listing on the market; a repeated `key` gives the first answer again. */
    async create(
      person: Person,
      form: NewCrop,
      files: readonly { path: string; digest: string }[],
      key: string | undefined,
    ): Promise<Crop> {
      const digest = digestOf(
        form,
        files.map((file) => file.digest),
      );
      const once = key === undefined ? undefined : { personId: person.id, key, digest, now: now() };
      // A repetition is answered before the day is looked at: the answer stands even if it has become too late.
      const earlier = once && (await store.earlier(once));
      if (earlier) return storedCrop(earlier, digest);
      requireFuture(form.expiryDate, today());
      const kept = await keepPictures(
        { store: pictures, decoder, personId: person.id },
        files.map((file) => file.path),
      );
      const answer = (made: ShownListing) => cropView(made, today());
      // If this fails, perhaps only the word of its success was lost: the pictures are left to the sweep, which asks.
      const result = await store.insert(listingOf(form, now()), kept, answer, once);
      if ('made' in result) return answer(result.made);
      await removePictures(pictures, kept);
      return storedCrop(result.earlier, digest);
    },

    /** Changes a listing; its access policy has checked the owner. */
    async update(person: Person, id: string, change: CropChange): Promise<Crop> {
      await store.change(id, now(), (listing) => {
        const { harvestDate = listing.harvestDate, expiryDate = listing.expiryDate } = change;
        if (expiryDate !== listing.expiryDate) requireFuture(expiryDate, today());
        if (expiryDate < harvestDate) throw invalidField('expiryDate', 'before_harvest');
        requireStock(change, listing);
        return changeOf(change);
      });
      return cropView(await visible(person, id), today());
    },

    /** Deletes a listing; its access policy has checked the owner. */
    async remove(person: Person, id: string): Promise<void> {
      const listing = await visible(person, id);
      await store.remove(id);
      await removePictures(pictures, listing.pictures);
    },

    /** Brings the search terms of all listings up to date; many processes may do it together. */
    async refreshSearch({ aborted }: Pick<AbortSignal, 'aborted'> = { aborted: false }) {
      const atOnce = 200;
      let done = 0;
      for (let some = atOnce; some === atOnce && !aborted; done += some) {
        some = await store.refreshSearch(atOnce);
      }
      return done;
    },

    /** Removes pictures that a crash left behind; young ones may belong to a listing that is being written. */
    async sweep(at: Date): Promise<number> {
      const old = await pictures.olderThan(new Date(at.getTime() - HOUR));
      const used = new Set(await store.usedPictures(old.filter(isId)));
      const lost = old.filter((id) => !used.has(id)).map((id) => ({ id }));
      await removePictures(pictures, lost);
      return lost.length;
    },
  };
}

const isId = (name: string) => /^[0-9a-f-]{36}$/.test(name);

/** What an owner does not touch stays as it is: less than one trade unit may be left of what was ordered. */
function requireStock(change: CropChange, listing: Listing): void {
  if (change.quantity === undefined && change.unit === undefined) return;
  const { quantity = listing.quantity, unit = listing.unit } = change;
  const problem = restockError(quantity, unit);
  if (problem) throw invalidField('quantity', problem);
}

function requireFuture(expiryDate: string, today: string): void {
  if (expiryDate < today) throw invalidField('expiryDate', 'in_past');
}

function digestOf(form: NewCrop, files: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(['createCrop', form, files]))
    .digest('hex');
}

function storedCrop(earlier: { digest: string; reply: unknown }, digest: string): Crop {
  if (earlier.digest === digest) return Crop.parse(earlier.reply);
  throw new ApiError('idempotency_mismatch');
}
