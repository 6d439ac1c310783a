import { ApiError, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { mostCartItems } from '@upaj/contract/limits';
import { cartOf, toCart } from './cart-view.ts';
import { isExpired } from './crop-view.ts';
import { db } from './db.ts';
import { tellUser } from './live-changes.ts';
import { type MockReply, mockEndpoint } from './mock-endpoint.ts';
import type { CartItemRecord, CropRecord, PersonRecord } from './records.ts';
import { stockOf } from './stock.ts';

const cartReply = ({ id }: PersonRecord): MockReply => ({
  status: 200,
  body: { success: true, data: toCart(id) },
});

/** The listing if it can be in the user's cart, else the error. */
function findSellable(cropId: string, { id }: PersonRecord): CropRecord | ApiError {
  const record = db.crops.get(cropId);
  if (!record || (record.isPaused && record.sellerId !== id)) return notFound('Listing');
  if (record.sellerId === id) return new ApiError('own_listing');
  if (isExpired(record)) return new ApiError('listing_unavailable');
  if (stockOf(record) === 0) return new ApiError('out_of_stock');
  const items = cartOf(id);
  const isNew = items.every((item) => item.cropId !== cropId);
  return isNew && items.length >= mostCartItems ? new ApiError('cart_full') : record;
}

const itemOf = (record: CropRecord, quantity: number): CartItemRecord => {
  const { id: cropId, name, category, unit, price: priceWhenAdded } = record;
  const addedAt = new Date().toISOString();
  return { cropId, name, category, unit, quantity, priceWhenAdded, addedAt };
};

/** Puts an item in the place of the same listing, or at the end. */
function setItem({ id }: PersonRecord, item: CartItemRecord): void {
  const items = cartOf(id);
  const isThere = items.some(({ cropId }) => cropId === item.cropId);
  const changed = items.map((kept) =>
    kept.cropId === item.cropId ? { ...item, addedAt: kept.addedAt } : kept,
  );
  db.carts.set(id, isThere ? changed : [...items, item]);
}

/** The reply with a cart that has just been changed. */
function changedCart(person: PersonRecord): MockReply {
  tellUser(person.id, 'cart');
  return cartReply(person);
}

const getCart = mockEndpoint(contract.getCart, ({ person }) => cartReply(person));

const mergeCart = mockEndpoint(contract.mergeCart, ({ body, person }) => {
  for (const { cropId, quantity } of body.items) {
    const found = findSellable(cropId, person);
    if (found instanceof ApiError) continue;
    const kept = cartOf(person.id).find((item) => item.cropId === cropId);
    setItem(
      person,
      kept ? { ...kept, quantity: Math.max(kept.quantity, quantity) } : itemOf(found, quantity),
    );
  }
  return changedCart(person);
});

const putCartItem = mockEndpoint(contract.putCartItem, ({ params, body, person }) => {
  const found = findSellable(params.cropId, person);
  if (found instanceof ApiError) throw found;
  // A user who sets a quantity has seen the price as it is now.
  setItem(person, itemOf(found, body.quantity));
  return changedCart(person);
});

const deleteCartItem = mockEndpoint(contract.deleteCartItem, ({ params, person }) => {
  const items = cartOf(person.id).filter(({ cropId }) => cropId !== params.cropId);
  db.carts.set(person.id, items);
  return changedCart(person);
});

/** The mock server's carts. */
export const cartHandlers = [getCart, mergeCart, putCartItem, deleteCartItem];
