import type { Order } from '@upaj/contract/orders.schema';
import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import {
  codeOf,
  deliver,
  handedOver,
  placeOrder,
  step,
  take,
} from '../../../test/support/orders.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { stockOf } from '../../../test/support/stock.ts';

const HOUR = 60 * 60 * 1000;
const reason = 'The phone of the buyer was empty';

let testApp: TestApp;
let app: TestApp['app'];
let buyer: SignedIn;
let seller: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  [buyer, seller] = [await signUp(app), await signUp(app)];
});

/** A packed order of this many U, the buyer's code, and another one. */
async function packedOrder(quantity = 10) {
  const crop = await createListing(app, seller);
  const order = await placeOrder(app, buyer, { crop, quantity });
  await take(app, seller, order, 'accept');
  await take(app, seller, order, 'pack');
  const code = await codeOf(app, buyer, order);
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  return { crop, order, code, wrong, stock: () => stockOf(testApp.pool, crop._id) };
}

const refusalOf = async (order: Order, body: object) => {
  const reply = await step(app, seller, order, 'deliver', body);
  return [reply.statusCode, reply.json().code, ...Object.keys(reply.json().fields ?? {})];
};

it('total, ledger and stock follow the delivered weight', async () => {
  const { order, code, stock } = await packedOrder();
  // 243.7 kg instead of 250 kg.
  const body = { ...handedOver(order, 9.748), code, paid: 6823.6 };
  const delivered = await take(app, seller, order, 'deliver', body);
  expect(delivered).toMatchObject({
    status: 'delivered',
    handover: 'agreed',
    total: 6823.6,
    objectUntil: null,
    paymentStatus: 'confirmed',
    received: 6823.6,
    outstanding: 0,
    items: [{ quantity: 10, delivered: 9.748, total: 6823.6 }],
    payments: [{ kind: 'confirmed', by: 'seller', amount: 6823.6 }],
  });
  expect(await stock()).toEqual({ quantity: 256.3, reserved: 0 });
  expect((await step(app, buyer, order, 'object', { reason })).json().code).toBe('order_state');
});

it('a delivered order counts in the figures of both parties, and is one of their last trades', {
  tags: ['ENTITY-1', 'USER-9', 'USER-10', 'USER-11', 'USER-12'],
}, async () => {
  const [farmer, trader] = [await signUp(app), await signUp(app)];
  const { _id, createdAt } = await deliver(app, farmer, trader, await createListing(app, farmer));
  const read = async (path: string, { headers }: SignedIn) =>
    (await app.inject({ url: `/api/v1/${path}`, headers })).json().data;
  expect(await read(`user/${trader.userId}`, trader)).toMatchObject({
    ordersPlaced: 1,
    moneySpent: 700,
    ordersReceived: 0,
    moneyEarned: 0,
  });
  expect(await read(`user/${farmer.userId}`, farmer)).toMatchObject({
    ordersPlaced: 0,
    moneySpent: 0,
    ordersReceived: 1,
    moneyEarned: 700,
  });
  const trade = { _id, buyerId: trader.userId, sellerId: farmer.userId, createdAt };
  for (const who of [farmer, trader])
    expect(await read(`transaction/last-10/${who.userId}`, who)).toMatchObject([trade]);
  expect(createdAt).toBe(today.toISOString());
});

it('more than was ordered needs the code, and goods that are left', async () => {
  const { crop, order, code, stock } = await packedOrder(10);
  const more = handedOver(order, 10.4);
  expect(await refusalOf(order, { ...more, reason })).toEqual([400, 'validation_failed', 'items']);
  await placeOrder(app, buyer, { crop, quantity: 10 });
  expect(await refusalOf(order, { ...more, code })).toEqual([409, 'out_of_stock']);
  expect(await stock()).toEqual({ quantity: 500, reserved: 500 });
});

it('what cannot have been weighed or counted is refused', async () => {
  const { order, code } = await packedOrder();
  const [line] = order.items;
  const sent = (items: object[]) => ({ items, code, total: 1, paid: null });
  const lineId = line?.lineId;
  const invalid = [400, 'validation_failed', 'items'];
  expect(await refusalOf(order, sent([{ lineId, delivered: 9.001 }]))).toEqual(invalid);
  expect(await refusalOf(order, sent([{ lineId, delivered: 0 }]))).toEqual(invalid);
  const twice = { lineId, delivered: 5 };
  expect(await refusalOf(order, sent([twice, twice]))).toEqual(invalid);
  expect(await refusalOf(order, { ...handedOver(order) })).toEqual([
    ...[400, 'validation_failed', 'reason'],
  ]);
});

it('a code can be tried five times, also by many requests at once', async () => {
  const { order, code, wrong } = await packedOrder();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => refusalOf(order, { ...handedOver(order), code: wrong })),
  );
  const counts = (name: string) => replies.filter(([, found]) => found === name).length;
  expect([counts('handover_code_wrong'), counts('handover_code_locked')]).toEqual([5, 15]);
  const right = { ...handedOver(order), code };
  expect(await refusalOf(order, right)).toEqual([409, 'handover_code_locked']);
  const reported = await take(app, seller, order, 'deliver', { ...handedOver(order), reason });
  expect(reported).toMatchObject({ status: 'delivered', handover: 'reported' });
  // The correction after an objection needs the code, so there must be a way to enter it.
  await take(app, buyer, order, 'object', { reason });
  expect(await take(app, seller, order, 'deliver', right)).toMatchObject({ handover: 'agreed' });
});

it('a buyer objects within 48 hours, and the seller corrects the handover with the code, once', async () => {
  const { order, code, stock } = await packedOrder();
  const reported = await take(app, seller, order, 'deliver', { ...handedOver(order), reason });
  expect(reported.objectUntil).toBe(new Date(today.getTime() + 48 * HOUR).toISOString());
  expect(await stock()).toEqual({ quantity: 250, reserved: 0 });
  await take(app, buyer, order, 'object', { reason: 'Only 9 bags' });
  expect(await codeOf(app, buyer, order)).toBe(code);
  const nineBags = handedOver(order, 9);
  expect(await refusalOf(order, { ...nineBags, reason })).toEqual([
    ...[400, 'validation_failed', 'code'],
  ]);
  const corrected = await take(app, seller, order, 'deliver', { ...nineBags, code });
  expect(corrected).toMatchObject({ status: 'delivered', handover: 'agreed', total: 6300 });
  expect(await stock()).toEqual({ quantity: 275, reserved: 0 });
  expect(await refusalOf(order, { ...nineBags, code })).toEqual([409, 'order_state']);
});

it('after 48 hours a reported handover stands', async () => {
  const { order } = await packedOrder();
  await take(app, seller, order, 'deliver', { ...handedOver(order), reason });
  testApp.setNow(new Date(today.getTime() + 48 * HOUR));
  const late = await step(app, buyer, order, 'object', { reason });
  testApp.setNow(today);
  expect(late.json().code).toBe('order_state');
});
