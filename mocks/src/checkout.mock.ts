import { ApiError, invalidField, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { ChangedLine } from '@upaj/contract/error-reply';
import { mostTradeUnits } from '@upaj/contract/limits';
import type { NewOrders } from '@upaj/contract/order-requests.schema';
import { isNewBuyerNow, requireCaps } from './buyer-caps.ts';
import { cartOf } from './cart-view.ts';
import { isExpired } from './crop-view.ts';
import { db } from './db.ts';
import { firstPicture } from './first-picture.ts';
import { runIdempotent } from './idempotency.ts';
import { tellUser } from './live-changes.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { tellParties } from './notification-records.ts';
import { toOrder, totalsOf } from './order-view.ts';
import type { CropRecord, OrderLineRecord, OrderRecord, PersonRecord } from './records.ts';
import { addToStock, stockOf } from './stock.ts';

type Wanted = NewOrders['items'][number];

/** The items with those of one listing added up. */
function addUp(items: readonly Wanted[]): Wanted[] {
  const byCrop = new Map<string, Wanted>();
  for (const item of items) {
    const before = byCrop.get(item.cropId);
    if (before && before.price !== item.price) throw invalidField('items', 'wrong_format');
    const quantity = (before?.quantity ?? 0) + item.quantity;
    if (quantity > mostTradeUnits) throw invalidField('items', 'too_big', mostTradeUnits);
    byCrop.set(item.cropId, { ...item, quantity });
  }
  return [...byCrop.values()];
}

/** What keeps an item from being ordered as the buyer saw it. */
function changeOf(
  record: CropRecord,
  { price, quantity }: Wanted,
  { id }: PersonRecord,
): ChangedLine['code'] | undefined {
  if (record.sellerId === id) return 'own_listing';
  if (record.isPaused) return 'paused';
  if (isExpired(record)) return 'expired';
  if (record.price !== price) return 'price_changed';
  return quantity > stockOf(record) ? 'not_enough_stock' : undefined;
}

function changedLine(wanted: Wanted, person: PersonRecord): ChangedLine[] {
  const { cropId, price: seenPrice } = wanted;
  const record = db.crops.get(cropId);
  if (!record) return [{ cropId, name: null, code: 'gone', seenPrice, price: null, stock: 0 }];
  const code = changeOf(record, wanted, person);
  const { name, price } = record;
  return code ? [{ cropId, name, code, seenPrice, price, stock: stockOf(record) }] : [];
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newReference = () =>
  `UP-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % 32]).join('')}`;

function toLine({ cropId, quantity, price }: Wanted, record: CropRecord): OrderLineRecord {
  const { name, category, unit } = record;
  const facts = { cropId, name, category, unit, picture: firstPicture(record), price, quantity };
  return { ...facts, lineId: crypto.randomUUID(), delivered: null };
}

/** The lines of each seller, in the order in which they were asked for. */
function linesBySeller(wanted: readonly Wanted[]): Map<string, OrderLineRecord[]> {
  const bySeller = new Map<string, OrderLineRecord[]>();
  for (const item of wanted) {
    const record = db.crops.get(item.cropId);
    if (!record) continue;
    const lines = bySeller.get(record.sellerId) ?? [];
    bySeller.set(record.sellerId, [...lines, toLine(item, record)]);
  }
  return bySeller;
}

interface CheckoutRecord {
  body: NewOrders;
  person: PersonRecord;
  isNewBuyer: boolean;
  key: string | null;
}

function place(
  { body, person, isNewBuyer, key }: CheckoutRecord,
  sellerId: string,
  lines: OrderLineRecord[],
): OrderRecord {
  const { address, payment } = body;
  const at = new Date().toISOString();
  const { total } = totalsOf(lines);
  const order: OrderRecord = {
    id: crypto.randomUUID(),
    reference: newReference(),
    buyerId: person.id,
    sellerId,
    address,
    payment,
    isNewBuyer,
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

function placeAll(body: NewOrders, person: PersonRecord, key: string | null): OrderRecord[] {
  const wanted = addUp(body.items);
  const changed = wanted.flatMap((item) => changedLine(item, person));
  if (changed.length > 0) throw new ApiError('order_changed', { lines: changed });
  const bySeller = linesBySeller(wanted);
  const hasUpi = (sellerId: string) => Boolean(db.sellers.get(sellerId)?.upi);
  if (body.payment === 'upi' && ![...bySeller.keys()].every(hasUpi)) throw new ApiError('no_upi');
  const isNewBuyer = isNewBuyerNow(person);
  if (isNewBuyer) requireCaps(person.id, [...bySeller.values()]);
  const checkout = { body, person, isNewBuyer, key };
  const orders = [...bySeller].map(([sellerId, lines]) => place(checkout, sellerId, lines));
  if (body.isCart) {
    const ordered = new Set(wanted.map(({ cropId }) => cropId));
    const left = cartOf(person.id).filter(({ cropId }) => !ordered.has(cropId));
    db.carts.set(person.id, left);
    tellUser(person.id, 'cart');
  }
  return orders;
}

const placeOrders = mockEndpoint(contract.placeOrders, (asked) =>
  runIdempotent(asked, async () => {
    const key = asked.request.headers.get('idempotency-key');
    const data = placeAll(asked.body, asked.person, key).map(toOrder);
    return { status: 201, body: { success: true, data, message: 'Order placed' } };
  }),
);

const getCheckout = mockEndpoint(contract.getCheckout, ({ params, person }) => {
  const placed = [...db.orders.values()].filter(
    ({ buyerId, checkoutKey }) => buyerId === person.id && checkoutKey === params.key,
  );
  if (placed.length === 0) throw notFound('Order');
  return { status: 200, body: { success: true, data: placed.map(toOrder) } };
});

/** The mock server's checkout. */
export const checkoutHandlers = [placeOrders, getCheckout];
