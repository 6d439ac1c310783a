import type { Category, Unit } from '@upaj/contract/crops.schema';
import type { OrderFacts } from '@upaj/contract/orders.rules';
import { type PaymentState, payableOf, paymentStateOf } from '@upaj/contract/payments.rules';
import type { LineFacts } from '@upaj/contract/totals.rules';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import type { orderEvents, orders, paymentEntries } from './orders.tables.ts';

/** A line of an order; the price and the total in paise, quantities in U. */
export interface OrderLine extends LineFacts {
  id: string;
  cropId: string | null;
  name: string;
  category: Category;
  unit: Unit;
  picture: KeptPicture | null;
  total: number;
}

/** A stored order without its lines. */
export type OrderRow = typeof orders.$inferSelect;
/** An entry of the ledger. */
export type PaymentEntry = Omit<typeof paymentEntries.$inferSelect, 'sellerId' | 'actorId'>;
/** A step of the history. */
export type OrderEvent = Omit<typeof orderEvents.$inferSelect, 'actorId'>;

/** An order with what its rules follow. */
export interface OrderRecord extends OrderRow {
  lines: OrderLine[];
  entries: PaymentEntry[];
}

/** What both sides have said about the money of an order, in paise. */
export const paymentOf = ({
  status,
  total,
  entries,
}: Pick<OrderRecord, 'status' | 'total' | 'entries'>): PaymentState =>
  paymentStateOf(entries, payableOf(status, total));

/** The facts that the rules of the contract ask for. */
export const factsOf = (order: OrderRecord): OrderFacts => ({
  status: order.status,
  payment: order.payment,
  handover: order.handover,
  objectUntil: order.objectUntil?.getTime() ?? null,
  hasAmendment: order.amendment !== null,
  paymentState: paymentOf(order),
});
