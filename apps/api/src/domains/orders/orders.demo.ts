import { dayInIndia } from '@upaj/content/day-in-india';
import { toPaise } from '@upaj/content/money';
import { countingMonth } from '@upaj/contract/counting.rules';
import type { OrderAction, PaymentEntryKind } from '@upaj/contract/orders.schema';
import { payableOf, paymentStateOf } from '@upaj/contract/payments.rules';
import { lineTotal } from '@upaj/contract/totals.rules';
import { demoId } from '@upaj/demo/id';
import { type DemoOrder, demoOrders } from '@upaj/demo/orders';
import { demoPictureSize } from '@upaj/demo/picture';
import { queriesOf } from '../../db/transaction.ts';
import type { DemoPart } from '../../platform/modules/demo-part.ts';
import {
  orderEvents,
  orderLines,
  orders,
  paymentEntries,
  sellerBuyers,
  sellerSales,
} from './orders.tables.ts';

const HOUR = 60 * 60 * 1000;

/** The steps of an order that stands so, with the hours after its placing at which they were taken. */
const steps: Record<DemoOrder['status'], readonly (readonly [OrderAction, hours: number])[]> = {
  placed: [],
  accepted: [['accept', 20]],
  packed: [
    ['accept', 20],
    ['pack', 50],
  ],
  delivered: [
    ['accept', 20],
    ['pack', 50],
    ['deliver', 80],
  ],
  cancelled: [
    ['accept', 20],
    ['cancel', 30],
  ],
  rejected: [['reject', 20]],
  expired: [['expire', 72]],
};

const cancelled: readonly DemoOrder['status'][] = ['cancelled', 'rejected', 'expired'];

type Actor = 'buyer' | 'seller' | 'system';
const actorOf = (action: OrderAction): Actor =>
  action === 'cancel' ? 'buyer' : action === 'expire' ? 'system' : 'seller';
const reasons: Partial<Record<OrderAction, string>> = {
  cancel: 'Bought nearer to home',
  reject: 'Sold at the local mandi',
};

/** The rows of one order, dated relative to `now`. */
function rowsOf(order: DemoOrder, now: Date) {
  const { id, lineId, listing, buyer, seller, quantity, delivered, status, payment } = order;
  const placedAt = now.getTime() - order.hoursAgo * HOUR;
  const at = (hours: number) => new Date(placedAt + hours * HOUR);
  const price = toPaise(listing.price);
  const total = lineTotal(price, delivered ?? quantity);
  const personOf = (by: Actor) => (by === 'system' ? null : (by === 'buyer' ? buyer : seller).id);
  const event = (kind: OrderAction | 'place', by: Actor, hours: number, paise: number | null) => ({
    orderId: id,
    kind,
    by,
    actorId: personOf(by),
    at: at(hours),
    total: paise,
    reason: kind === 'place' ? null : (reasons[kind] ?? null),
  });
  const taken = steps[status];
  const entry = (kind: PaymentEntryKind, by: 'buyer' | 'seller', hours: number, utr?: string) => ({
    orderId: id,
    sellerId: seller.id,
    kind,
    by,
    actorId: personOf(by),
    at: at(hours),
    amount: total,
    reference: utr ?? null,
    reason: null,
  });
  const utr = `4${demoId('order', `utr ${id}`).replace(/\D/g, '').padEnd(11, '0').slice(0, 11)}`;
  const claimed = payment === 'upi' ? [entry('claimed', 'buyer', 78, utr)] : [];
  const entries = status === 'delivered' ? [...claimed, entry('confirmed', 'seller', 81)] : [];
  const address = (({ name, phone, street, city, state, postalCode }) => ({
    name,
    phone,
    street,
    city,
    state,
    postalCode,
  }))(buyer);
  const isDelivered = status === 'delivered';
  return {
    order: {
      id,
      reference: order.reference,
      buyerId: buyer.id,
      sellerId: seller.id,
      address,
      buyerName: buyer.name,
      sellerName: seller.name,
      status,
      payment,
      total,
      paymentStatus: paymentStateOf(entries, payableOf(status, total)).status,
      handover: isDelivered ? ('agreed' as const) : null,
      createdAt: at(0),
      updatedAt: at(taken.at(-1)?.[1] ?? 0),
      deliveredAt: isDelivered ? at(80) : null,
      cancelledAt: cancelled.includes(status) ? at(taken.at(-1)?.[1] ?? 0) : null,
    },
    line: {
      id: lineId,
      orderId: id,
      revision: 0,
      position: 0,
      cropId: listing.id,
      name: listing.name,
      category: listing.category,
      unit: listing.unit,
      pictureId: demoId('picture', `${listing.slug} 0`),
      pictureWidth: demoPictureSize.width,
      pictureHeight: demoPictureSize.height,
      price,
      quantity,
      delivered,
      total,
    },
    events: [
      event('place', 'buyer', 0, lineTotal(price, quantity)),
      ...taken.map(([action, hours]) =>
        event(action, actorOf(action), hours, action === 'deliver' ? total : null),
      ),
    ],
    entries,
  };
}

/** What each seller has delivered in each month. */
function salesOf(rows: readonly ReturnType<typeof rowsOf>[]) {
  const sales = new Map<
    string,
    { sellerId: string; month: string; units: number; amount: number }
  >();
  for (const { order, line } of rows) {
    if (!order.deliveredAt) continue;
    const { sellerId } = order;
    const month = `${dayInIndia(order.deliveredAt).slice(0, 7)}-01`;
    const before = sales.get(sellerId + month) ?? { sellerId, month, units: 0, amount: 0 };
    const units = Math.round((before.units + (line.delivered ?? 0)) * 1000) / 1000;
    sales.set(sellerId + month, { ...before, units, amount: before.amount + line.total });
  }
  return [...sales.values()];
}

/** Who has received goods from whom in which month. */
function buyersOf(rows: readonly ReturnType<typeof rowsOf>[]) {
  const found = rows.flatMap(({ order: { sellerId, buyerId, deliveredAt } }) =>
    deliveredAt ? { sellerId, buyerId, month: countingMonth(deliveredAt) } : [],
  );
  return [...new Map(found.map((row) => [Object.values(row).join(' '), row])).values()];
}

/** A year of orders of the demo data; the movements of their stock are part of that of the listings. */
export const orderDemo: DemoPart = {
  async prepare({ now }) {
    const rows = demoOrders.map((order) => rowsOf(order, now));
    return async (tx) => {
      const queries = queriesOf(tx);
      await queries.insert(orders).values(rows.map(({ order }) => order));
      await queries.insert(orderLines).values(rows.map(({ line }) => line));
      await queries.insert(sellerSales).values(salesOf(rows));
      await queries.insert(sellerBuyers).values(buyersOf(rows));
      await queries.insert(orderEvents).values(rows.flatMap(({ events }) => events));
      await queries.insert(paymentEntries).values(rows.flatMap(({ entries }) => entries));
    };
  },
};
