import { ApiError, notFound } from '@upaj/contract/api-error';
import { mostCartItems } from '@upaj/contract/limits';
import { cartProblem } from '@upaj/contract/order-checks';
import { cartOf, goodsOf, toCart } from './cart-view.ts';
import { db } from './db.ts';
import { tellUser } from './live-changes.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import type { CartItemRecord, CropRecord, PersonRecord } from './records.ts';

/** The listing if it can be in the user's cart, else the error. */
function findSellable(cropId: string, { id }: PersonRecord): CropRecord | ApiError {
  const goods = goodsOf(cropId);
  if (!goods || goods.status === 'paused') return notFound('Listing');
  const items = cartOf(id);
  const isNew = items.every((item) => item.cropId !== cropId);
  const isFull = isNew && items.length >= mostCartItems;
  const problem = cartProblem(goods, id) ?? (isFull ? 'cart_full' : undefined);
  return problem ? new ApiError(problem) : goods;
}

const itemOf = (record: CropRecord, quantity: number): CartItemRecord => {
  const { id: cropId, name, category, unit, price: priceWhenAdded } = record;
  const addedAt = new Date().toISOString();
  return { cropId, name, category, unit, quantity, priceWhenAdded, addedAt };
};

/** Puts an item in the place of the same listing, or at the end. */
function setItem({ id }: PersonRecord, item: CartItemRecord): void {
  const items = cartOf(id);
  const at = items.findIndex(({ cropId }) => cropId === item.cropId);
  db.carts.set(id, at < 0 ? [...items, item] : items.with(at, item));
}

/** The reply with a cart that has just been changed. */
function changedCart({ id }: PersonRecord) {
  tellUser(id, 'cart');
  return { data: toCart(id) };
}

/** The mock server's carts. */
export const cartHandlers = mockEndpoints({
  getCart: ({ person }) => ({ data: toCart(person.id) }),

  mergeCart({ body, person }) {
    for (const { cropId, quantity } of body.items) {
      const found = findSellable(cropId, person);
      if (found instanceof ApiError) continue;
      const kept = cartOf(person.id).find((item) => item.cropId === cropId);
      const item = kept && { ...kept, quantity: Math.max(kept.quantity, quantity) };
      setItem(person, item ?? itemOf(found, quantity));
    }
    return changedCart(person);
  },

  putCartItem({ params, body, person }) {
    const found = findSellable(params.cropId, person);
    if (found instanceof ApiError) throw found;
    // A user who sets a quantity has seen the price as it is now.
    setItem(person, itemOf(found, body.quantity));
    return changedCart(person);
  },

  deleteCartItem({ params, person }) {
    const items = cartOf(person.id).filter(({ cropId }) => cropId !== params.cropId);
    db.carts.set(person.id, items);
    return changedCart(person);
  },
});
