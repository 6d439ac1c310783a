import type { CartItem } from './cart.schema.ts';
import { sumOf, totalInRupees } from './totals.rules.ts';

/** What has changed since an item was added, or keeps it from being ordered. */
export type CartItemChange = 'gone' | 'expired' | 'paused' | 'sold-out' | 'stock' | 'price';

type Facts = Pick<CartItem, 'status' | 'stock' | 'quantity' | 'price' | 'priceWhenAdded'>;

/** What a buyer has to know about an item, the most important first; empty if nothing has changed. */
export function cartItemChanges(item: Facts): CartItemChange[] {
  if (item.status !== 'available') return [item.status];
  if (item.stock === 0) return ['sold-out'];
  const changes: CartItemChange[] = [];
  if (item.stock < item.quantity) changes.push('stock');
  if (item.price !== item.priceWhenAdded) changes.push('price');
  return changes;
}

/** Whether an item can be ordered as it is: its listing is for sale and has enough left. */
export const isOrderable = ({
  status,
  stock,
  quantity,
}: Pick<CartItem, 'status' | 'stock' | 'quantity'>) => status === 'available' && quantity <= stock;

/** Rupees for the items that can be ordered. */
export const cartTotal = (items: readonly Facts[]): number =>
  sumOf(items.filter(isOrderable).map(({ price, quantity }) => totalInRupees(price, quantity)));
