import type { PaymentEntryKind, PaymentStatus } from './orders.schema.ts';

/** What of an entry of the ledger its state follows; amounts in paise. */
export interface LedgerEntry {
  kind: PaymentEntryKind;
  amount: number;
}

/** What both sides have said about the money of an order; amounts in paise. */
export interface PaymentState {
  status: PaymentStatus;
  /** What the seller has confirmed, less what was refunded. */
  received: number;
  /** What the buyer still has to pay. */
  outstanding: number;
  /** What the seller still has to give back. */
  refundDue: number;
  hasEntries: boolean;
}

/**
 * Computes the payment of an order from its entries, the oldest first. `payable` is the total in paise, zero for an
 * order that was rejected, cancelled or has expired. A dispute voids the claim or the refund before it.
 */
export function paymentStateOf(entries: readonly LedgerEntry[], payable: number): PaymentState {
  let received = 0;
  let refunded = 0;
  let before: LedgerEntry | undefined;
  for (const entry of entries) {
    if (entry.kind === 'confirmed') received += entry.amount;
    if (entry.kind === 'refunded') refunded += entry.amount;
    if (entry.kind === 'disputed' && before?.kind === 'refunded') refunded -= before.amount;
    before = entry;
  }
  const kept = received - refunded;
  const amounts = {
    received: kept,
    outstanding: Math.max(0, payable - kept),
    refundDue: Math.max(0, kept - payable),
    hasEntries: entries.length > 0,
  };
  return { ...amounts, status: statusOf(before?.kind, kept, refunded, payable) };
}

function statusOf(
  last: PaymentEntryKind | undefined,
  kept: number,
  refunded: number,
  payable: number,
): PaymentStatus {
  if (last === 'disputed' || last === 'claimed') return last;
  if (kept > payable) return 'refund due';
  if (refunded > 0) return 'refunded';
  return kept > 0 && kept === payable ? 'confirmed' : 'unpaid';
}

/** A step about the money. */
export type PaymentAction =
  | 'claim-payment'
  | 'confirm-payment'
  | 'dispute-payment'
  | 'refund-payment';

/**
 * The amount that a step about the money agrees to: a claim is confirmed and disputed as it was made, a refund as it
 * was reported. In the unit of the entries.
 */
export function agreedAmount(
  action: PaymentAction,
  entries: readonly LedgerEntry[],
  { status, outstanding, refundDue }: Pick<PaymentState, 'status' | 'outstanding' | 'refundDue'>,
): number {
  if (action === 'claim-payment') return outstanding;
  if (action === 'refund-payment') return refundDue;
  const last = entries.at(-1)?.amount ?? 0;
  return action === 'dispute-payment' || status === 'claimed' ? last : outstanding;
}

/** What has to be paid for an order in this status: nothing once it is closed without a delivery. */
export const payableOf = (status: string, total: number): number =>
  status === 'rejected' || status === 'cancelled' || status === 'expired' ? 0 : total;

/** A UPI address: a name, `@`, and the handle of a bank or an app (National Payments Corporation of India). */
export const upiAddress = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/i;

/** Twelve digits: the number of a UPI transaction, on the receipts of all apps (NPCI calls it UTR or RRN). */
export const utr = /^\d{12}$/;

/** The link with which a UPI app opens a payment; its QR code has the same text. Amount in rupees. */
export function upiLink(
  payee: { address: string; name: string },
  amount: number,
  reference: string,
): string {
  const fields = {
    pa: payee.address,
    pn: payee.name,
    am: amount.toFixed(2),
    cu: 'INR',
    tn: reference,
  };
  // Some apps read an address only with its @ as it is.
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${query.join('&')}`;
}
