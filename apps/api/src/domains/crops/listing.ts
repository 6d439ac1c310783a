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
    isPaused: false,
    createdAt: now,
  };
}

/** The stored columns that a change by the owner sets. */
export function changeOf({ Location, price, ...same }: CropChange): ListingChange {
  return {
    ...same,
    ...(Location !== undefined && { place: Location }),
    ...(price !== undefined && { price: toPaise(price) }),
  };
}
