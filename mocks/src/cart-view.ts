import { cartTotal } from '@upaj/contract/cart.rules';
import type { Cart, CartItem } from '@upaj/contract/cart.schema';
import { isExpired } from './crop-view.ts';
import { db } from './db.ts';
import { firstPicture } from './first-picture.ts';
import type { CartItemRecord, CropRecord } from './records.ts';
import { stockOf } from './stock.ts';

function statusOf(record: CropRecord) {
  if (record.isPaused) return 'paused';
  return isExpired(record) ? 'expired' : 'available';
}

/** A listing as it can be bought; undefined if there is none. */
export function goodsOf(cropId: string) {
  const record = db.crops.get(cropId);
  return record && ({ ...record, stock: stockOf(record), status: statusOf(record) } as const);
}

function sellerOf(userId: string): CartItem['seller'] {
  const name = db.people.get(userId)?.name ?? '';
  return { userId, name, hasUpi: Boolean(db.sellers.get(userId)?.upi) };
}

function toItem({ addedAt: _, ...item }: CartItemRecord): CartItem {
  const goods = goodsOf(item.cropId);
  if (!goods) {
    const nothing = { picture: null, seller: null, stock: 0, status: 'gone' } as const;
    return { ...item, price: item.priceWhenAdded, ...nothing };
  }
  const { name, category, unit, price, stock, status } = goods;
  const facts = { name, category, unit, price, stock, status, picture: firstPicture(goods) };
  return { ...item, ...facts, seller: sellerOf(goods.sellerId) };
}

/** The items of a user's cart as they are stored. */
export const cartOf = (userId: string): readonly CartItemRecord[] => db.carts.get(userId) ?? [];

/** The API view of a user's cart, priced now. */
export function toCart(userId: string): Cart {
  const items = cartOf(userId).map(toItem);
  return { items, total: cartTotal(items) };
}
