import type { Order } from '@upaj/contract/orders.schema';
import { type DemoOrder, demoOrders } from '@upaj/demo/orders';
import { mockPicture } from './fixtures.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { totalsOf } from './order-view.ts';
import type { OrderLineRecord, OrderRecord } from './records.ts';
import { over, type Scenario } from './scenario-parts.ts';
import { dashboardOf, yearInIndia } from './seller-figures.ts';
import { figuresFrom } from './sellers.mock.ts';

/** Hours between an order and its last step. */
const hoursToEnd = 72;
/** What was ordered so many hours ago at most has ended today: each month has sales, also on its first day. */
const hoursOfToday = 200;
const yearInHours = 365 * 24 + 3;

/** A moment of the current year in India for each hour of the last twelve months, so that each day's story has a year. */
function inThisYear(hoursAgo: number, now: Date): string {
  const start = Date.parse(`${yearInIndia()}-01-01T00:00:00+05:30`);
  const share = 1 - Math.max(0, hoursAgo) / yearInHours;
  return new Date(start + (now.getTime() - start) * share).toISOString();
}

/** The last step of an order that is over. */
const lastStep: Partial<Record<Order['status'], Order['history'][number]['kind']>> = {
  delivered: 'deliver',
  cancelled: 'cancel',
  rejected: 'reject',
  expired: 'expire',
};

function lineOf({ lineId, listing, quantity, delivered }: DemoOrder): OrderLineRecord {
  const { id: cropId, name, category, unit, price, pictures } = listing;
  const picture = mockPicture(category, pictures[0] ?? []);
  const facts = { lineId, cropId, name, category, unit, picture, price };
  return { ...facts, quantity, delivered };
}

function toRecord(order: DemoOrder, now: Date): OrderRecord {
  const { id, reference, buyer, seller, status, payment, hoursAgo } = order;
  const { name, phone, street, city, state, postalCode } = buyer;
  const lines = [lineOf(order)];
  const kind = lastStep[status] ?? 'place';
  const isOfToday = hoursAgo < hoursOfToday;
  const at = inThisYear(isOfToday ? 0 : hoursAgo - hoursToEnd, now);
  const event = { by: 'seller', at, reason: null } as const;
  const isPaid = status === 'delivered' && payment === 'upi';
  const entry = { ...event, kind: 'confirmed', reference: null } as const;
  return {
    id,
    reference,
    isNewBuyer: false,
    status,
    payment,
    lines,
    buyerId: buyer.id,
    sellerId: seller.id,
    address: { name, phone, street, city, state, postalCode },
    handover: status === 'delivered' ? 'agreed' : null,
    objectUntil: null,
    amendment: null,
    wrongCodes: 0,
    checkoutKey: null,
    history: [{ ...event, kind, total: null }],
    payments: isPaid ? [{ ...entry, amount: totalsOf(lines).total }] : [],
    createdAt: inThisYear(hoursAgo, now),
  };
}

/** A year in which all demo sellers have sold. */
export function yearOfSales(): Scenario {
  const now = new Date();
  const orders = demoOrders.map((order) => toRecord(order, now));
  return over(...figuresFrom(() => orders));
}

/** There are no sales, and the seller has no goals. */
export const noSales = (): Scenario =>
  over(
    ...mockEndpoints({
      getSellerDashboard: ({ query: { year = yearInIndia() } }) => ({
        data: dashboardOf([], { sales: null, earnings: null }, year),
      }),
    }),
    ...figuresFrom(() => []),
  );
