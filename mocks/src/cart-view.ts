import { cartTotal } from '@upaj/contract/cart.rules';
import type { Cart, CartItem, CartItemStatus } from '@upaj/contract/cart.schema';
import { isExpired } from './crop-view.ts';
import { db } from './db.ts';
import { firstPicture } from './first-picture.ts';
import type { CartItemRecord, CropRecord } from './records.ts';
import { stockOf } from './stock.ts';

function statusOf(record: CropRecord): CartItemStatus {
  if (record.isPaused) return 'paused';
  return isExpired(record) ? 'expired' : 'available';
}

function sellerOf({ sellerId }: CropRecord): CartItem['seller'] {
  const name = db.people.get(sellerId)?.name ?? '';
  return { userId: sellerId, name, hasUpi: Boolean(db.sellers.get(sellerId)?.upi) };
}

function toItem({ addedAt: _, ...item }: CartItemRecord): CartItem {
  const record = db.crops.get(item.cropId);
  if (!record) {
    const nothing = { picture: null, seller: null, stock: 0, status: 'gone' } as const;
    return { ...item, price: item.priceWhenAdded, ...nothing };
  }
  const { name, category, unit, price } = record;
  return {
    ...item,
    name,
    category,
    unit,
    price,
    picture: firstPicture(record),
    seller: sellerOf(record),
    stock: stockOf(record),
    status: statusOf(record),
  };
}

/** The items of a user's cart as they are stored. */
export const cartOf = (userId: string): readonly CartItemRecord[] => db.carts.get(userId) ?? [];

/** The API view of a user's cart, priced now. */
export function toCart(userId: string): Cart {
  const items = cartOf(userId).map(toItem);
  return { items, total: cartTotal(items) };
}
