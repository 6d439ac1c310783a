import { mostTradeUnits } from '@upaj/contract/limits';
import type { Order } from '@upaj/contract/orders.schema';
import { sumOf, totalInRupees } from '@upaj/contract/totals.rules';
import { useState } from 'react';
import { plainNumber } from '../../../shared/read-number.ts';

/** A line as it is typed. */
interface TypedLine {
  quantity: string;
  price: string;
}

function readQuantity(typed: string): number | undefined {
  const plain = plainNumber(typed);
  return /^\d{1,5}$/.test(plain) && Number(plain) <= mostTradeUnits ? Number(plain) : undefined;
}

/** Highest price of one U, in rupees (the contract's bound). */
const mostRupees = 10_000_000;

function readPrice(typed: string): number | undefined {
  const plain = plainNumber(typed);
  const isPrice = /^\d{1,8}(\.\d{1,2})?$/.test(plain);
  const price = Number(plain);
  return isPrice && price > 0 && price <= mostRupees ? price : undefined;
}

const asTyped = ({ quantity, price }: { quantity: number; price: number }): TypedLine => ({
  quantity: String(quantity),
  price: String(price),
});

/** The typed proposal: a quantity and a price for each line, and the reason. */
export function useAmendmentForm(order: Order) {
  // A refetched order does not change what is being typed.
  const [lines] = useState(order.items);
  const [typed, setTyped] = useState(() => {
    const proposed = new Map(order.amendment?.items.map((item) => [item.lineId, item]));
    return lines.map((line) => asTyped(proposed.get(line.lineId) ?? line));
  });
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const read = typed.map(({ quantity, price }) => ({
    quantity: readQuantity(quantity),
    price: readPrice(price),
  }));
  const isSame = read.every(
    ({ quantity, price }, at) => quantity === lines[at]?.quantity && price === lines[at]?.price,
  );
  const isEmpty = read.every(({ quantity }) => quantity === 0);
  const isWhole = read.every(
    ({ quantity, price }) => quantity !== undefined && price !== undefined,
  );

  return {
    lines,
    typed,
    read,
    reason,
    isChecked,
    isSame,
    isEmpty,
    setReason,
    total: sumOf(read.map(({ quantity = 0, price = 0 }) => totalInRupees(price, quantity))),
    change: (at: number, change: Partial<TypedLine>) =>
      setTyped(typed.map((line, place) => (place === at ? { ...line, ...change } : line))),
    /** The body of the request, or nothing if the form has errors, which it then shows. */
    submit: () => {
      setChecked(true);
      if (!isWhole || isSame || isEmpty || !reason.trim()) return undefined;
      const items = lines.map(({ lineId }, at) => ({
        lineId,
        quantity: read[at]?.quantity ?? 0,
        price: read[at]?.price ?? 0,
      }));
      return { items, reason };
    },
  };
}

export type AmendmentForm = ReturnType<typeof useAmendmentForm>;
