import { db } from '@upaj/mocks/db';

const idOf = (number: number) => `0de50000-0001-4000-8000-${String(number).padStart(12, '0')}`;

/** Ids of Meera's demo orders with Ramesh, by what each is at. */
export const demoOrders = {
  placed: idOf(1),
  /** Placed; she has reported a payment through UPI. */
  claimed: idOf(2),
  /** Placed; a proposal waits for her. */
  amended: idOf(3),
  /** Accepted and paid through UPI. */
  paid: idOf(4),
  /** Accepted; her payment has not arrived. */
  disputed: idOf(5),
  packed: idOf(6),
  /** Delivered without her code; she can still object. */
  reported: idOf(7),
  /** She has objected to the handover. */
  objected: idOf(8),
  /** Delivered less than she has paid for. */
  refundDue: idOf(9),
  /** Delivered with her code, and paid. */
  delivered: idOf(10),
  rejected: idOf(11),
  /** Cancelled by her; the money was given back. */
  refunded: idOf(12),
  expired: idOf(13),
  /** Delivered to a buyer whose account was deleted. */
  ofDeletedBuyer: idOf(14),
  /** Accepted, of another buyer of Ramesh. */
  accepted: idOf(16),
} as const;

export type DemoOrderName = keyof typeof demoOrders;

/** What the mock server holds of a demo order now. */
export function demoOrder(name: DemoOrderName) {
  const found = db.orders.get(demoOrders[name]);
  if (!found) throw new Error(`The mocks have no order ${name}`);
  return found;
}
