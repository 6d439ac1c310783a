import { toRupees } from '@upaj/content/money';
import { statusOf, tradeUnits } from '@upaj/content/trade-unit';
import type { Crop } from '@upaj/contract/crops.schema';
import { averageRating } from '@upaj/contract/reviews.rules';
import { viewOf } from '../../platform/pictures/picture-views.ts';
import type { Profile } from '../accounts/accounts.service.ts';
import type { ListingWithPictures } from './crops.store.ts';
import { leftOf } from './listing.ts';

/** The public view of a listing on the day `today`. */
export function cropView(listing: ListingWithPictures, seller: Profile, today: string): Crop {
  const { id, sellerId, price, place, createdAt, pictures, ...same } = listing;
  const { name, description, unit, category, harvestDate, expiryDate, isPaused } = same;
  const { licence, ratingCount } = same;
  const { city, state, memberSince } = seller;
  const quantity = leftOf(listing);
  const stock = tradeUnits(quantity, unit);
  return {
    _id: id,
    name,
    title: name,
    description,
    image: pictures.map((picture) => ({ id: picture.id, ...viewOf(picture) })),
    price: toRupees(price),
    quantity,
    unit,
    stock,
    status: statusOf(stock, expiryDate, today),
    category,
    rating: averageRating(listing.ratingSum, ratingCount),
    ratingCount,
    licence,
    harvestDate,
    expiryDate,
    Location: place,
    isPaused,
    seller: { userId: sellerId, name: seller.name, city, state, memberSince },
    createdAt: createdAt.toISOString(),
  };
}
