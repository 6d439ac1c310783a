import { toRupees } from '@upaj/content/money';
import { expiryHoursOf } from '@upaj/contract/order-caps.rules';
import type { Amendment, Order, OrderSummary, Transaction } from '@upaj/contract/orders.schema';
import type { OwnReview } from '@upaj/contract/reviews.schema';
import { viewOf } from '../../platform/pictures/picture-views.ts';
import type { ListedOrder } from './order-lists.store.ts';
import { type OrderLine, paymentOf } from './order-record.ts';
import { proposedTotal } from './order-terms.ts';
import type { FullOrder } from './orders.store.ts';
import type { StoredAmendment } from './orders.tables.ts';

const HOUR = 60 * 60 * 1000;

/** How the seller of an order can be reached and paid; nulls once the account is deleted. */
export interface SellerContact {
  phone: string | null;
  upi: string | null;
}

const pictureOf = ({ picture }: OrderLine) => picture && viewOf(picture);
const rupeesOrNull = (paise: number | null) => (paise === null ? null : toRupees(paise));

/** When an order expires that no one answers. */
const expiryOf = ({ createdAt, isNewBuyer }: FullOrder): Date =>
  new Date(createdAt.getTime() + expiryHoursOf(isNewBuyer) * HOUR);

function amendmentView(amendment: StoredAmendment): Amendment {
  const { id, items, reason, at } = amendment;
  return {
    items: items.map((item) => ({ ...item, price: toRupees(item.price) })),
    total: toRupees(proposedTotal(amendment)),
    id,
    reason,
    at,
  };
}

/** The steps of an order, the oldest first. */
export const historyView = ({ events }: FullOrder): Order['history'] =>
  events.map(({ kind, by, at, reason, total }) => ({
    kind,
    by,
    reason,
    at: at.toISOString(),
    total: rupeesOrNull(total),
  }));

/** The ledger of an order, the oldest entry first. */
export const paymentsView = ({ entries }: FullOrder): Order['payments'] =>
  entries.map(({ kind, by, at, amount, reference, reason }) => ({
    kind,
    by,
    reason,
    at: at.toISOString(),
    amount: toRupees(amount),
    reference,
  }));

/** An order for its two parties; `reviews` are those of its lines. */
export function orderView(
  order: FullOrder,
  seller: SellerContact,
  reviews: ReadonlyMap<string, OwnReview>,
): Order {
  const { lines, amendment, address } = order;
  const { _id, reference, status, payment } = { _id: order.id, ...order };
  const state = paymentOf(order);
  const canExpire = status === 'placed' && !state.hasEntries;
  return {
    _id,
    reference,
    isNewBuyer: order.isNewBuyer,
    status,
    payment,
    address,
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    handover: order.handover,
    buyer: { name: order.buyerName, phone: address?.phone ?? null },
    seller: { name: order.sellerName, ...seller },
    paymentStatus: state.status,
    received: toRupees(state.received),
    outstanding: toRupees(state.outstanding),
    refundDue: toRupees(state.refundDue),
    items: lines.map((line) => ({
      lineId: line.id,
      cropId: line.cropId,
      name: line.name,
      category: line.category,
      unit: line.unit,
      picture: pictureOf(line),
      price: toRupees(line.price),
      quantity: line.quantity,
      delivered: line.delivered,
      total: toRupees(line.total),
      review: reviews.get(line.id) ?? null,
    })),
    total: toRupees(order.total),
    objectUntil: order.objectUntil?.toISOString() ?? null,
    amendment: amendment && amendmentView(amendment),
    history: historyView(order),
    payments: paymentsView(order),
    createdAt: order.createdAt.toISOString(),
    expiresAt: canExpire ? expiryOf(order).toISOString() : null,
  };
}

/** An order in the list of its buyer or its seller. */
export function summaryView(order: ListedOrder, as: 'buyer' | 'seller'): OrderSummary {
  const { id, reference, isNewBuyer, status, payment, paymentStatus, handover } = order;
  return {
    _id: id,
    reference,
    isNewBuyer,
    status,
    payment,
    paymentStatus,
    handover,
    partner: as === 'buyer' ? order.sellerName : order.buyerName,
    hasAmendment: order.amendment !== null,
    items: order.lines.map((line) => ({
      name: line.name,
      category: line.category,
      unit: line.unit,
      picture: pictureOf(line),
      quantity: line.quantity,
      delivered: line.delivered,
    })),
    itemCount: order.lineCount,
    total: toRupees(order.total),
    createdAt: order.createdAt.toISOString(),
  };
}

/** An order in the list of recent activity. */
export const transactionView = (order: ListedOrder): Transaction => ({
  _id: order.id,
  buyerId: order.buyerId,
  sellerId: order.sellerId,
  buyer: order.buyerName,
  seller: order.sellerName,
  items: order.lines.map(({ name, unit, quantity, delivered }) => ({
    name,
    unit,
    quantity,
    delivered,
  })),
  itemCount: order.lineCount,
  createdAt: order.createdAt.toISOString(),
});
