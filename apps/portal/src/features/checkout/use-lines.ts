import type { ChangedLine } from '@upaj/contract/error-reply';
import { useState } from 'react';
import { type CheckoutLine, type LineChange, withChange } from './checkout-line.ts';

/**
 * The lines as they are now, each with the price that the buyer has agreed to as `priceWhenAdded`: that of the cart, or
 * the one that was shown first, or the last one that was sent.
 */
export function useLines(goods: readonly CheckoutLine[]) {
  const [agreed, setAgreed] = useState<Readonly<Record<string, number>>>({});
  const [changes, setChanges] = useState<readonly LineChange[]>([]);
  const unknown = goods.filter(({ cropId }) => agreed[cropId] === undefined);
  if (unknown.length > 0) {
    const prices = unknown.map(({ cropId, priceWhenAdded }) => [cropId, priceWhenAdded]);
    setAgreed({ ...agreed, ...Object.fromEntries(prices) });
  }
  const lines = goods.map((line): CheckoutLine => {
    const change = changes.find(({ now }) => now.cropId === line.cropId);
    const priceWhenAdded = agreed[line.cropId] ?? line.priceWhenAdded;
    return { ...withChange(line, change), priceWhenAdded };
  });
  return {
    lines,
    /** The buyer orders at the prices that are shown. */
    agree: () => setAgreed(Object.fromEntries(lines.map(({ cropId, price }) => [cropId, price]))),
    /** The server has refused the order, since these lines have changed. */
    change: (changed: readonly ChangedLine[]) =>
      setChanges(
        changed.flatMap((now) => {
          const shown = goods.find(({ cropId }) => cropId === now.cropId);
          return shown ? [{ now, shown }] : [];
        }),
      ),
  };
}
