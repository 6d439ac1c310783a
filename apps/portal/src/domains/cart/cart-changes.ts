import type { CartItem } from '@upaj/contract/cart.schema';

/** What the user has changed in the cart and the server has not stored yet. */
export interface CartChange {
  /** U that are wanted; 0 removes the item. */
  quantity: number;
  /** How the item is shown until the server replies, where the cart may not have it. */
  item?: CartItem | undefined;
}

/** Changes by the id of the listing. */
export type CartChanges = ReadonlyMap<string, CartChange>;

/** The items of the cart as the user has changed them. */
export function withChanges(items: readonly CartItem[], changes: CartChanges): CartItem[] {
  const kept = items.flatMap((item) => {
    const quantity = changes.get(item.cropId)?.quantity ?? item.quantity;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const known = new Set(items.map(({ cropId }) => cropId));
  const added = [...changes].flatMap(([cropId, { item, quantity }]) =>
    item && quantity > 0 && !known.has(cropId) ? [{ ...item, quantity }] : [],
  );
  return [...kept, ...added];
}
