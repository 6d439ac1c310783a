import { expiryHoursOf } from '@upaj/contract/order-caps.rules';
import type { OrderFacts, OrderRole } from '@upaj/contract/orders.rules';
import {
  type Order,
  type OrderItem,
  type OrderSummary,
  summaryItems,
  type Transaction,
} from '@upaj/contract/orders.schema';
import { type PaymentState, payableOf, paymentStateOf } from '@upaj/contract/payments.rules';
import { orderTotals, sumOf } from '@upaj/contract/totals.rules';
import { db } from './db.ts';
import type { OrderLineRecord, OrderRecord } from './records.ts';
import { ownReviewOf } from './review-records.ts';

const hourInMs = 3_600_000;
const toPaise = (amount: number) => Math.round(amount * 100);

/** The timestamp so many hours after another one. */
export const hoursAfter = (at: string, hours: number): string =>
  new Date(Date.parse(at) + hours * hourInMs).toISOString();

type Totalled = Pick<OrderLineRecord, 'price' | 'quantity' | 'delivered'>;

/** Rupees for each line and for the order. */
export function totalsOf(lines: readonly Totalled[]): { lines: number[]; total: number } {
  const inPaise = lines.map((line) => ({ ...line, price: toPaise(line.price) }));
  const totals = orderTotals(inPaise);
  return { lines: totals.lines.map((paise) => paise / 100), total: totals.total / 100 };
}

/** The payment of an order by the contract's rules; amounts in paise. */
export function paymentOf({ payments, status, lines }: OrderRecord): PaymentState {
  const entries = payments.map(({ kind, amount }) => ({ kind, amount: toPaise(amount) }));
  return paymentStateOf(entries, payableOf(status, toPaise(totalsOf(lines).total)));
}

/** What of an order the contract's rules look at. */
export function factsOf(order: OrderRecord): OrderFacts {
  const { status, payment, handover, objectUntil, amendment } = order;
  return {
    status,
    payment,
    handover,
    objectUntil: objectUntil === null ? null : Date.parse(objectUntil),
    hasAmendment: amendment !== null,
    paymentState: paymentOf(order),
  };
}

/** The lines of an order with their totals. */
export function itemsOf({ lines, sellerId }: OrderRecord): OrderItem[] {
  const totals = totalsOf(lines).lines;
  return lines.map(({ cropId, ...line }, at) => ({
    ...line,
    review: ownReviewOf(line.lineId),
    cropId: db.crops.has(cropId) ? cropId : null,
    // The pictures of a seller are deleted with the account.
    picture: db.people.has(sellerId) ? line.picture : null,
    total: totals[at] ?? 0,
  }));
}

function amendmentOf({ amendment }: OrderRecord): Order['amendment'] {
  if (!amendment) return null;
  const lines = amendment.items.map((line) => ({ ...line, delivered: null }));
  return { ...amendment, total: totalsOf(lines).total };
}

function moneyOf(order: OrderRecord) {
  const { status: paymentStatus, ...paise } = paymentOf(order);
  return {
    paymentStatus,
    received: paise.received / 100,
    outstanding: paise.outstanding / 100,
    refundDue: paise.refundDue / 100,
  };
}

const partyOf = (userId: string) => {
  const { name = null, phone = null } = db.people.get(userId) ?? {};
  return { name, phone };
};

const existing = (userId: string) => (db.people.has(userId) ? userId : null);

/** When an order expires; null once it cannot. */
const expiryOf = ({ status, payments, createdAt, isNewBuyer }: OrderRecord) =>
  status === 'placed' && payments.length === 0
    ? hoursAfter(createdAt, expiryHoursOf(isNewBuyer))
    : null;

/** The API view of an order for its two parties. */
export function toOrder(order: OrderRecord): Order {
  const { reference, status, payment, handover, objectUntil, createdAt } = order;
  const { id, buyerId, sellerId, history, payments } = order;
  return {
    _id: id,
    reference,
    isNewBuyer: order.isNewBuyer,
    status,
    payment,
    handover,
    objectUntil,
    createdAt,
    buyerId: existing(buyerId),
    sellerId: existing(sellerId),
    buyer: { ...partyOf(buyerId), phone: existing(buyerId) && order.address.phone },
    seller: { ...partyOf(sellerId), upi: db.sellers.get(sellerId)?.upi ?? null },
    address: db.people.has(buyerId) ? order.address : null,
    ...moneyOf(order),
    items: itemsOf(order),
    total: totalsOf(order.lines).total,
    amendment: amendmentOf(order),
    history,
    payments,
    expiresAt: expiryOf(order),
  };
}

/** An order in the list of its buyer or its seller. */
export function toSummary(order: OrderRecord, as: Exclude<OrderRole, 'system'>): OrderSummary {
  const { id, reference, isNewBuyer, status, payment, handover, amendment, createdAt } = order;
  return {
    _id: id,
    reference,
    isNewBuyer,
    status,
    payment,
    handover,
    createdAt,
    partner: partyOf(as === 'buyer' ? order.sellerId : order.buyerId).name,
    paymentStatus: paymentOf(order).status,
    hasAmendment: amendment !== null,
    items: itemsOf(order)
      .slice(0, summaryItems)
      .map(({ name, category, unit, picture, quantity, delivered }) => ({
        name,
        category,
        unit,
        picture,
        quantity,
        delivered,
      })),
    itemCount: order.lines.length,
    total: totalsOf(order.lines).total,
  };
}

/** The transaction in the list of recent ones. */
export const toTransaction = ({
  id,
  buyerId,
  sellerId,
  lines,
  createdAt,
}: OrderRecord): Transaction => ({
  _id: id,
  buyerId: existing(buyerId),
  sellerId: existing(sellerId),
  createdAt,
  buyer: partyOf(buyerId).name,
  seller: partyOf(sellerId).name,
  items: lines
    .slice(0, summaryItems)
    .map(({ name, unit, quantity, delivered }) => ({ name, unit, quantity, delivered })),
  itemCount: lines.length,
});

/** The figures of a profile: orders by their number, and the rupees of those that were delivered. */
export function countersOf(userId: string) {
  const figuresOf = (side: 'buyerId' | 'sellerId') => {
    const found = [...db.orders.values()].filter((order) => order[side] === userId);
    const delivered = found.filter(({ status }) => status === 'delivered');
    return {
      count: found.length,
      money: sumOf(delivered.map(({ lines }) => totalsOf(lines).total)),
    };
  };
  const [bought, sold] = [figuresOf('buyerId'), figuresOf('sellerId')];
  return {
    ordersPlaced: bought.count,
    moneySpent: bought.money,
    ordersReceived: sold.count,
    moneyEarned: sold.money,
  };
}
