import type { CartItem } from '@upaj/contract/cart.schema';
import { useState } from 'react';

/** A line on the page of the cart. */
export interface CartRow {
  item: CartItem;
  /** It was removed on this page and can be put back. */
  isRemoved: boolean;
  /** Its field shows the quantity, and not a text that is none. */
  isValid: boolean;
}

/** The items in the order in which this page has first shown them; what was removed here keeps its place. */
export function useCartRows(items: readonly CartItem[]) {
  const [order, setOrder] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly CartItem[]>([]);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const unknown = items.map(({ cropId }) => cropId).filter((id) => !order.includes(id));
  if (unknown.length > 0) setOrder([...order, ...unknown]);

  const rows = order.flatMap((id): CartRow[] => {
    const item = items.find(({ cropId }) => cropId === id);
    if (item) return [{ item, isRemoved: false, isValid: !invalid.includes(id) }];
    const before = removed.find(({ cropId }) => cropId === id);
    return before ? [{ item: before, isRemoved: true, isValid: true }] : [];
  });
  const setValid = (cropId: string, isValid: boolean) =>
    setInvalid((before) => {
      const others = before.filter((id) => id !== cropId);
      return isValid ? others : [...others, cropId];
    });
  const remember = (item: CartItem) => {
    setRemoved((before) => [...before, item]);
    // The field goes with its row.
    setValid(item.cropId, true);
  };
  const forget = (cropId: string) =>
    setRemoved((before) => before.filter((item) => item.cropId !== cropId));

  return { rows, remember, forget, setValid };
}
