import { randomUUID } from 'node:crypto';
import { toPaise } from '@upaj/content/money';
import type { CropChange, NewCrop } from '@upaj/contract/crops.schema';
import type { Listing, ListingChange } from './crops.store.ts';

/** The listing of a submitted form, on sale from `now`. */
export function listingOf({ userId, Location, price, ...same }: NewCrop, now: Date): Listing {
  return {
    ...same,
    id: randomUUID(),
    sellerId: userId,
    price: toPaise(price),
    place: Location,
    reserved: 0,
    isPaused: false,
    createdAt: now,
  };
}

/** The stored columns that a change by the owner sets; the owner sets what is left beside what is reserved. */
export function changeOf(change: CropChange, reserved: number): ListingChange {
  const { Location, price, quantity, ...same } = change;
  return {
    ...same,
    ...(quantity !== undefined && { quantity: quantity + reserved }),
    ...(Location !== undefined && { place: Location }),
    ...(price !== undefined && { price: toPaise(price) }),
  };
}

/** What of a stock is left for sale, in the listing's own unit. */
export const leftOf = ({ quantity, reserved }: Pick<Listing, 'quantity' | 'reserved'>): number =>
  Math.round((quantity - reserved) * 1000) / 1000;
