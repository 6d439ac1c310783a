import { randomUUID } from 'node:crypto';
import { toPaise } from '@upaj/content/money';
import { needsLicence } from '@upaj/contract/crops.rules';
import type { Category, CropChange, NewCrop } from '@upaj/contract/crops.schema';
import type { Listing, ListingChange, NewListing } from './crops.store.ts';

/** The listing of a submitted form, on sale from `now`. */
export function listingOf(
  { userId, Location, price, licence, ...same }: NewCrop,
  now: Date,
): NewListing {
  return {
    ...same,
    id: randomUUID(),
    sellerId: userId,
    price: toPaise(price),
    place: Location,
    licence: licenceOf(licence, same.category),
    reserved: 0,
    isPaused: false,
    createdAt: now,
  };
}

/** Only goods that need a licence keep one. */
const licenceOf = (licence: string | null | undefined, category: Category): string | null =>
  needsLicence(category) ? licence || null : null;

/** The stored columns that a change by the owner sets; the owner sets what is left beside what is reserved. */
export function changeOf(change: CropChange, listing: Listing): ListingChange {
  const { Location, price, quantity, licence = listing.licence, ...same } = change;
  const { category = listing.category } = same;
  return {
    ...same,
    licence: licenceOf(licence, category),
    ...(quantity !== undefined && { quantity: quantity + listing.reserved }),
    ...(Location !== undefined && { place: Location }),
    ...(price !== undefined && { price: toPaise(price) }),
  };
}

/** What of a stock is left for sale, in the listing's own unit. */
export const leftOf = ({ quantity, reserved }: Pick<Listing, 'quantity' | 'reserved'>): number =>
  Math.round((quantity - reserved) * 1000) / 1000;

/** Whether a name can be the id of a listing or of a picture. */
export const isListingId = (name: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name);
