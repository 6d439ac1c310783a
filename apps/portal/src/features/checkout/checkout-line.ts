import { isOrderable } from '@upaj/contract/cart.rules';
import type { CartItem } from '@upaj/contract/cart.schema';
import type { Crop } from '@upaj/contract/crops.schema';
import type { ChangedLine } from '@upaj/contract/error-reply';
import { sumOf, totalInRupees } from '@upaj/contract/totals.rules';

/** A line at the checkout. */
export interface CheckoutLine extends Omit<CartItem, 'seller'> {
  /** `hasUpi` is undefined where only the server knows. */
  seller: { userId: string; name: string; hasUpi?: boolean } | null;
}

/** A listing that is bought at once. */
export function toLine(crop: Crop, quantity: number): CheckoutLine {
  const { _id, name, category, unit, price, stock, image, isPaused, seller, status } = crop;
  const isExpired = status === 'Expired';
  return {
    cropId: _id,
    name,
    category,
    unit,
    price,
    stock,
    quantity,
    priceWhenAdded: price,
    picture: image[0] ?? null,
    seller: { userId: seller.userId, name: seller.name },
    status: isPaused ? 'paused' : isExpired ? 'expired' : 'available',
  };
}

/** What the server has answered about a line, and how the line was shown then. */
export interface LineChange {
  now: ChangedLine;
  shown: CheckoutLine;
}

const statuses = {
  paused: 'paused',
  own_listing: 'paused',
  expired: 'expired',
  gone: 'gone',
} as const;

const statusOf = (code: ChangedLine['code']) =>
  code === 'price_changed' || code === 'not_enough_stock' ? undefined : statuses[code];

/** The line as the server has answered, unless it was read again since. */
export function withChange(line: CheckoutLine, change: LineChange | undefined): CheckoutLine {
  if (!change) return line;
  const { now, shown } = change;
  const facts = ['price', 'stock', 'status'] as const;
  if (facts.some((fact) => line[fact] !== shown[fact])) return line;
  const { price, stock, code } = now;
  return { ...line, price: price ?? line.price, stock, status: statusOf(code) ?? line.status };
}

/** Rupees for the lines that can be ordered. */
export const checkoutTotal = (lines: readonly CheckoutLine[]): number =>
  sumOf(lines.filter(isOrderable).map(({ price, quantity }) => totalInRupees(price, quantity)));
