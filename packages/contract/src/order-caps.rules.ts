import { expiryHours } from './orders.rules.ts';

/** What of a buyer decides whether the caps apply. */
interface BuyerStanding {
  isEmailConfirmed: boolean;
  /** Whether an order was ever delivered to them. */
  hasReceived: boolean;
}

/** Orders that no seller has answered yet, or that a checkout would add; the amount in rupees. */
export interface Unanswered {
  orders: number;
  /** U of all lines. */
  units: number;
  amount: number;
}

/** A cap that a checkout would exceed. */
interface ExceededCap {
  kind: keyof Unanswered;
  limit: number;
  /** What waits for an answer already. */
  used: number;
}

/**
 * What may wait for an answer at once of a buyer who is new. Five sellers are a full basket of a first purchase; 40 U
 * are one tonne, what a small pickup carries; above 50,000 rupees goods need an e-way bill (CGST rule 138).
 */
export const newBuyerCaps: Readonly<Unanswered> = { orders: 5, units: 40, amount: 50_000 };

/** Hours after which an unanswered order of a new buyer expires: a seller who looks once a day still answers it. */
export const newBuyerExpiryHours = 24;

/** Whether nothing vouches for a buyer yet: neither a confirmed address nor a delivered order. */
export const isNewBuyer = ({ isEmailConfirmed, hasReceived }: BuyerStanding): boolean =>
  !isEmailConfirmed && !hasReceived;

/** Hours after which an unanswered order expires. */
export const expiryHoursOf = (isNew: boolean): number =>
  isNew ? newBuyerExpiryHours : expiryHours;

/** The first cap of a new buyer that a checkout would exceed; undefined if it exceeds none. */
export function exceededCap(open: Unanswered, added: Unanswered): ExceededCap | undefined {
  const kinds = ['orders', 'units', 'amount'] as const;
  // In paise, which add up exactly.
  const sum = (each: keyof Unanswered) => Math.round((open[each] + added[each]) * 100);
  const kind = kinds.find((each) => sum(each) > newBuyerCaps[each] * 100);
  return kind && { kind, limit: newBuyerCaps[kind], used: open[kind] };
}
