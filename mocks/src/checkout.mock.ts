import { ApiError, notFound } from '@upaj/contract/api-error';
import type { ChangedLine } from '@upaj/contract/error-reply';
import { changeOf, newReference, sumItems } from '@upaj/contract/order-checks';
import type { NewOrders } from '@upaj/contract/order-requests.schema';
import { cartOf, goodsOf } from './cart-view.ts';
import { find, where } from './collection.ts';
import { db } from './db.ts';
import { firstPicture } from './first-picture.ts';
import { tellUser } from './live-changes.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { tellParties } from './notification-records.ts';
import { toOrder, totalsOf } from './order-view.ts';
import type { OrderLineRecord, OrderRecord, PersonRecord } from './records.ts';
import { addToStock } from './stock.ts';

type Wanted = NewOrders['items'][number];

function changedLine(wanted: Wanted, { id }: PersonRecord): ChangedLine[] {
  const { cropId, price: seenPrice } = wanted;
  const goods = goodsOf(cropId);
  const code = changeOf(goods, wanted, id);
  const { name = null, price = null, stock = 0 } = goods ?? {};
  return code ? [{ cropId, name, code, seenPrice, price, stock }] : [];
}

function toLine({ cropId, quantity, price }: Wanted): OrderLineRecord {
  const record = find(db.crops, cropId, 'Listing');
  const { name, category, unit } = record;
  const facts = { cropId, name, category, unit, picture: firstPicture(record), price, quantity };
  return { ...facts, lineId: crypto.randomUUID(), delivered: null };
}

function place(
  { address, payment }: NewOrders,
  { id: buyerId, isEmailConfirmed }: PersonRecord,
  { sellerId, lines, key }: { sellerId: string; lines: OrderLineRecord[]; key: string | null },
): OrderRecord {
  const at = new Date().toISOString();
  const { total } = totalsOf(lines);
  const order: OrderRecord = {
    id: crypto.randomUUID(),
    reference: newReference(),
    buyerId,
    sellerId,
    address,
    payment,
    isNewBuyer: !isEmailConfirmed,
    lines,
    status: 'placed',
    handover: null,
    objectUntil: null,
    history: [{ kind: 'place', by: 'buyer', at, reason: null, total }],
    payments: [],
    amendment: null,
    wrongCodes: 0,
    checkoutKey: key,
    createdAt: at,
  };
  db.orders.set(order.id, order);
  tellParties(order, 'place', 'buyer');
  for (const { cropId, quantity } of lines) addToStock(cropId, -quantity);
  return order;
}

/** The mock server's checkout. */
export const checkoutHandlers = mockEndpoints({
  placeOrders({ body, person, request }) {
    const wanted = sumItems(body.items);
    const changed = wanted.flatMap((item) => changedLine(item, person));
    if (changed.length > 0) throw new ApiError('order_changed', { lines: changed });
    const sellerOf = ({ cropId }: Wanted) => find(db.crops, cropId, 'Listing').sellerId;
    const sellerIds = [...new Set(wanted.map(sellerOf))];
    const hasUpi = (sellerId: string) => Boolean(db.sellers.get(sellerId)?.upi);
    if (body.payment === 'upi' && !sellerIds.every(hasUpi)) throw new ApiError('no_upi');
    const key = request.headers.get('idempotency-key');
    const orders = sellerIds.map((sellerId) => {
      const lines = wanted.filter((item) => sellerOf(item) === sellerId).map(toLine);
      return place(body, person, { sellerId, lines, key });
    });
    if (body.isCart) {
      const ordered = new Set(wanted.map(({ cropId }) => cropId));
      const left = cartOf(person.id).filter(({ cropId }) => !ordered.has(cropId));
      db.carts.set(person.id, left);
      tellUser(person.id, 'cart');
    }
    return { data: orders.map(toOrder), message: 'Order placed' };
  },

  getCheckout({ params: { key }, person: { id } }) {
    const placed = where(
      db.orders,
      ({ buyerId, checkoutKey }) => buyerId === id && checkoutKey === key,
    );
    if (placed.length === 0) throw notFound('Order');
    return { data: placed.map(toOrder) };
  },
});
