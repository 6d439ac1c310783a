import { objectionHours } from '@upaj/contract/orders.rules';
import type { Order } from '@upaj/contract/orders.schema';
import { orderTotals } from '@upaj/contract/totals.rules';
import { type DemoListing, demoListings } from '@upaj/demo/market';
import { type DemoPerson, demoBuyers, demoSellers } from '@upaj/demo/people';
import { type DemoOrder, demoCart, demoOrders } from './demo-orders.data.ts';
import { before, mockPicture } from './fixtures.ts';
import type { CartItemRecord, OrderLineRecord, OrderRecord } from './records.ts';

const people = new Map([...demoSellers, ...demoBuyers].map((person) => [person.key, person]));
const listings = new Map(demoListings.map((listing) => [listing.slug, listing]));

function personOf(key: string): DemoPerson {
  const person = people.get(key);
  if (!person) throw new Error(`The demo has no user ${key}`);
  return person;
}

function listingOf(slug: string): DemoListing {
  const listing = listings.get(slug);
  if (!listing) throw new Error(`The demo has no listing ${slug}`);
  return listing;
}

const fixedId = (group: number, number: number) =>
  `0de50000-000${group}-4000-8000-${String(number).padStart(12, '0')}`;

/** The id of a line of a demo order, counted from 1 and 0. */
export const demoLineId = (order: number, line: number) => fixedId(2, order * 10 + line);

/** The id of a demo review. */
export const demoReviewId = (number: number) => fixedId(3, number);

/** A buyer whose account was deleted; no record has this id. */
const deletedBuyerId = fixedId(9, 1);

const linesOf = ({ lines }: DemoOrder, number: number): OrderLineRecord[] =>
  lines.map(([slug, quantity, delivered = null], at) => {
    const { id: cropId, name, category, unit, price, pictures } = listingOf(slug);
    const picture = mockPicture(category, pictures[0] ?? []);
    const facts = { cropId, name, category, unit, picture, price, quantity, delivered };
    return { ...facts, lineId: demoLineId(number, at) };
  });

/** Rupees of the lines as ordered, or as delivered. */
function totalOf(lines: readonly OrderLineRecord[], isDelivered: boolean): number {
  const facts = lines.map(({ price, quantity, delivered }) => {
    return { price: price * 100, quantity, delivered: isDelivered ? delivered : null };
  });
  return orderTotals(facts).total / 100;
}

function historyOf(order: DemoOrder, lines: OrderLineRecord[], now: Date): Order['history'] {
  const at = before(now, order.placed);
  const total = totalOf(lines, false);
  const steps = (order.steps ?? []).map(([kind, by, hours, reason = null]) => {
    const after = kind === 'deliver' ? totalOf(lines, true) : null;
    return { kind, by, at: before(now, hours), reason, total: after };
  });
  return [{ kind: 'place', by: 'buyer', at, reason: null, total }, ...steps];
}

function paymentsOf({ entries = [] }: DemoOrder, now: Date): Order['payments'] {
  return entries.map(([kind, by, hours, amount, said = null]) => {
    const isDispute = kind === 'disputed';
    const words = { reference: isDispute ? null : said, reason: isDispute ? said : null };
    return { kind, by, at: before(now, hours), amount, ...words };
  });
}

function amendmentOf(
  { amendment }: DemoOrder,
  number: number,
  lines: OrderLineRecord[],
  now: Date,
) {
  if (!amendment) return null;
  const { hours, quantities, reason } = amendment;
  const items = lines.map(({ lineId, price, quantity }, at) => {
    return { lineId, price, quantity: quantities[at] ?? quantity };
  });
  return { id: fixedId(4, number), items, reason, at: before(now, hours) };
}

function objectUntilOf({ handover, steps = [] }: DemoOrder, now: Date): string | null {
  const delivery = steps.find(([kind]) => kind === 'deliver');
  if (handover !== 'reported' || !delivery) return null;
  return before(now, delivery[2] - objectionHours);
}

function toRecord(order: DemoOrder, number: number, now: Date): OrderRecord {
  const { status, payment, handover = null } = order;
  const buyer = personOf(order.buyer ?? 'meera');
  const { name, phone, street, city, state, postalCode } = buyer;
  const lines = linesOf(order, number);
  return {
    id: fixedId(1, number),
    reference: `UP-DEM0${String(number).padStart(2, '0')}`,
    buyerId: order.buyer === null ? deletedBuyerId : buyer.id,
    sellerId: personOf(order.seller).id,
    address: { name, phone, street, city, state, postalCode },
    isNewBuyer: order.isNewBuyer ?? false,
    status,
    payment,
    handover,
    lines,
    objectUntil: objectUntilOf(order, now),
    amendment: amendmentOf(order, number, lines, now),
    history: historyOf(order, lines, now),
    payments: paymentsOf(order, now),
    wrongCodes: 0,
    checkoutKey: null,
    createdAt: before(now, order.placed),
  };
}

/** The demo orders as they are at `now`. */
export const orders = (now: Date): OrderRecord[] =>
  demoOrders.map((order, at) => toRecord(order, at + 1, now));

/** The cart of the first demo buyer. */
export function carts(now: Date): [userId: string, items: CartItemRecord[]][] {
  const items = demoCart.map(({ slug, quantity, priceWhenAdded }, at) => {
    const { id: cropId, name, category, unit } = listingOf(slug);
    const addedAt = before(now, 48 - at);
    return { cropId, name, category, unit, quantity, priceWhenAdded, addedAt };
  });
  return [[demoBuyers[0]?.id ?? '', items]];
}
