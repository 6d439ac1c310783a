import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { handedOver, placeOrder, step, take } from '../../../test/support/orders.ts';
import { type SignedIn, signUp, signUpConfirmed } from '../../../test/support/sign-up.ts';
import { stockOf } from '../../../test/support/stock.ts';

let testApp: TestApp;
let app: TestApp['app'];
let buyer: SignedIn;
let seller: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  [seller, stranger] = [await signUp(app), await signUp(app)];
  buyer = await signUpConfirmed(testApp);
});

const twoOrders = async (quantity = 4) => {
  const crop = await createListing(app, seller);
  const order = await placeOrder(app, buyer, { crop, quantity });
  return { crop, order, stock: () => stockOf(testApp.pool, crop._id) };
};
const reason = 'Rain';

it('goods are given back once, however often an order is ended', async () => {
  for (const [who, action] of [
    ['seller', 'reject'],
    ['buyer', 'cancel'],
  ] as const) {
    const { order, stock } = await twoOrders();
    expect(await stock()).toEqual({ quantity: 500, reserved: 100 });
    const person = who === 'seller' ? seller : buyer;
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => step(app, person, order, action, { reason })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
    expect(await stock()).toEqual({ quantity: 500, reserved: 0 });
  }
});

it('a seller cancels with a reason, a buyer not after packing', async () => {
  const { order, stock } = await twoOrders();
  await take(app, seller, order, 'accept');
  await take(app, seller, order, 'pack');
  expect((await step(app, buyer, order, 'cancel')).json().code).toBe('order_state');
  const nameless = await step(app, seller, order, 'cancel');
  expect(nameless.json().fields).toMatchObject({ reason: { code: 'required' } });
  const ended = await take(app, seller, order, 'cancel', { reason });
  expect(ended.history.map(({ kind, by }) => `${kind} by ${by}`)).toEqual([
    ...['place by buyer', 'accept by seller', 'pack by seller', 'cancel by seller'],
  ]);
  expect(ended.history.at(-1)?.reason).toBe(reason);
  expect(await stock()).toEqual({ quantity: 500, reserved: 0 });
});

it('no one but the two parties can see or touch an order, in any status', async () => {
  const { order } = await twoOrders();
  const line = handedOver(order);
  const actions: [string, object][] = [
    ...(['accept', 'pack', 'amend/accept', 'amend/decline', 'payment/confirm'] as const).map(
      (action): [string, object] => [action, {}],
    ),
    ...(['reject', 'cancel', 'object', 'payment/dispute'] as const).map(
      (action): [string, object] => [action, { reason }],
    ),
    ['deliver', { ...line, code: '0000' }],
    ['payment/claim', { reference: '412345678901' }],
    ['payment/refund', {}],
  ];
  const expectRefused = async () => {
    for (const [action, body] of actions) {
      const reply = await step(app, stranger, order, action, body);
      expect([action, reply.json().code]).toEqual([action, 'not_allowed']);
    }
    for (const path of ['', '/handover-code']) {
      const url = `/api/v1/orders/${order._id}${path}`;
      const reply = await app.inject({ url, headers: stranger.headers });
      expect([path, reply.json().code]).toEqual([path, 'not_allowed']);
    }
  };
  await expectRefused();
  for (const action of ['accept', 'pack'] as const) {
    await take(app, seller, order, action);
    await expectRefused();
  }
  // The code is the buyer's alone.
  const url = `/api/v1/orders/${order._id}/handover-code`;
  expect((await app.inject({ url, headers: seller.headers })).json().code).toBe('not_allowed');
  await take(app, seller, order, 'cancel', { reason });
  await expectRefused();
});

it('a proposal changes nothing until the buyer accepts it, and then all of it', async () => {
  const { order, stock } = await twoOrders();
  const lineId = order.items[0]?.lineId;
  const items = [{ lineId, quantity: 3, price: 650.5 }];
  const amended = await take(app, seller, order, 'amend', { items, reason });
  expect(amended).toMatchObject({ total: 2800, amendment: { total: 1951.5, reason } });
  expect((await step(app, seller, order, 'accept')).json().code).toBe('order_state');
  expect(await stock()).toEqual({ quantity: 500, reserved: 100 });
  await take(app, buyer, order, 'amend/decline');
  expect((await step(app, buyer, order, 'amend/accept')).json().code).toBe('order_state');
  await take(app, seller, order, 'amend', { items, reason });
  const accepted = await take(app, buyer, order, 'amend/accept');
  expect(accepted).toMatchObject({ status: 'accepted', total: 1951.5, amendment: null });
  expect(accepted.items).toMatchObject([{ quantity: 3, price: 650.5, total: 1951.5 }]);
  expect(await stock()).toEqual({ quantity: 500, reserved: 75 });
});

it('a proposal cannot promise goods that are reserved for others', async () => {
  const { crop, order, stock } = await twoOrders(10);
  await placeOrder(app, stranger, { crop, quantity: 8 });
  const lineId = order.items[0]?.lineId;
  const items = (quantity: number) => ({ items: [{ lineId, quantity, price: 700 }], reason });
  expect((await step(app, seller, order, 'amend', items(13))).json().code).toBe('out_of_stock');
  await take(app, seller, order, 'amend', items(12));
  await placeOrder(app, stranger, { crop, quantity: 1 });
  expect((await step(app, buyer, order, 'amend/accept')).json().code).toBe('out_of_stock');
  expect(await stock()).toEqual({ quantity: 500, reserved: 475 });
});

it('a seller accepts many orders at once, and learns which could not be accepted', async () => {
  const orders = [await twoOrders(), await twoOrders(), await twoOrders()].map((one) => one.order);
  const ids = orders.map(({ _id }) => _id);
  const [first] = orders;
  if (first) await take(app, buyer, first, 'cancel');
  const seen = orders.map(({ _id, total }) => ({ id: _id, total }));
  const payload = { orders: seen };
  const sent = { method: 'POST', url: '/api/v1/orders/accept', payload } as const;
  const reply = await app.inject({ ...sent, headers: seller.headers });
  const expected = { accepted: ids.slice(1), refused: ids.slice(0, 1) };
  expect(reply.json().data).toEqual(expected);
  const foreign = await app.inject({ ...sent, headers: stranger.headers });
  expect(foreign.json().data).toEqual({ accepted: [], refused: ids });
});
