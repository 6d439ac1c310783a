import { randomUUID } from 'node:crypto';
import type { Order } from '@upaj/contract/orders.schema';
import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { checkOut, checkoutForm, placeOrder } from '../../../test/support/orders.ts';
import { type SignedIn, signUp, signUpConfirmed } from '../../../test/support/sign-up.ts';
import { stockOf } from '../../../test/support/stock.ts';

let testApp: TestApp;
let app: TestApp['app'];
let buyer: SignedIn;
let seller: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  buyer = await signUpConfirmed(testApp);
  seller = await signUp(app, { name: 'Ramesh Mahto' });
});

const countOrders = async () => {
  const { rows } = await testApp.pool.query('select count(*)::int as count from orders');
  return rows[0].count;
};

it('one checkout makes one order for each seller, with snapshots and exact totals', async () => {
  const other = await signUp(app);
  const wheat = await createListing(app, seller, { price: '700.35' });
  const rice = await createListing(app, other, { name: 'Rice', price: '0.01' });
  const items = [
    { crop: wheat, quantity: 3 },
    { crop: rice, quantity: 7 },
    { crop: wheat, quantity: 2 },
  ];
  const reply = await checkOut(app, buyer, checkoutForm(items));
  expect(reply.statusCode, reply.body).toBe(201);
  const [first, second] = reply.json<{ data: Order[] }>().data;
  expect(first).toMatchObject({
    sellerId: seller.userId,
    buyerId: buyer.userId,
    status: 'placed',
    total: 3501.75,
    items: [{ name: 'Sharbati Wheat', quantity: 5, price: 700.35, total: 3501.75 }],
    seller: { name: 'Ramesh Mahto', phone: '9876543210', upi: null },
    history: [{ kind: 'place', by: 'buyer', total: 3501.75 }],
    paymentStatus: 'unpaid',
    outstanding: 3501.75,
    received: 0,
  });
  expect(first?.reference).toMatch(/^UP-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(second).toMatchObject({ sellerId: other.userId, total: 0.07 });
  expect(await stockOf(testApp.pool, wheat._id)).toEqual({ quantity: 500, reserved: 125 });
  const shown = await app.inject({ url: `/api/v1/crops/${wheat._id}` });
  expect(shown.json().data).toMatchObject({ quantity: 375, stock: 15 });
});

it('both parties find an order among their last trades', { tags: ['CALL-11'] }, async () => {
  const [asha, ravi] = [await signUp(app), await signUp(app)];
  const { _id, createdAt } = await placeOrder(app, asha, { crop: await createListing(app, ravi) });
  for (const { userId, headers } of [asha, ravi]) {
    const reply = await app.inject({ url: `/api/v1/transaction/last-10/${userId}`, headers });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data).toMatchObject([
      { _id, createdAt, buyerId: asha.userId, sellerId: ravi.userId },
    ]);
  }
});

it('of eleven trades the last ten are listed, newest first', { tags: ['LIMIT-14'] }, async () => {
  const [asha, ravi] = [await signUpConfirmed(testApp), await signUp(app)];
  const crop = await createListing(app, ravi);
  const ids: string[] = [];
  for (let minutes = 0; minutes < 11; minutes += 1) {
    testApp.setNow(new Date(today.getTime() + minutes * 60_000));
    ids.push((await placeOrder(app, asha, { crop }))._id);
  }
  testApp.setNow(today);
  const { userId, headers } = asha;
  const reply = await app.inject({ url: `/api/v1/transaction/last-10/${userId}`, headers });
  const listed = reply.json<{ data: Order[] }>().data.map(({ _id }) => _id);
  expect(listed).toEqual(ids.slice(1).reverse());
});

it('nothing is ordered when one line has changed, and the reply names every changed line', async () => {
  const wheat = await createListing(app, seller, { price: '700' });
  const maize = await createListing(app, seller, { name: 'Maize', quantity: '60' });
  const before = await countOrders();
  const gone = { _id: randomUUID(), price: 5 };
  const items = [
    { crop: wheat, price: 650 },
    { crop: maize, quantity: 3 },
    { crop: gone },
    { crop: await createListing(app, seller) },
  ];
  const reply = await checkOut(app, buyer, checkoutForm(items));
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_changed']);
  expect(reply.json().lines).toMatchObject([
    { cropId: wheat._id, code: 'price_changed', seenPrice: 650, price: 700, stock: 20 },
    { cropId: maize._id, name: 'Maize', code: 'not_enough_stock', stock: 2 },
    { cropId: gone._id, name: null, code: 'gone', price: null, stock: 0 },
  ]);
  expect(await countOrders()).toBe(before);
  expect(await stockOf(testApp.pool, wheat._id)).toEqual({ quantity: 500, reserved: 0 });
});

it('a repeated, doubled or late request with the same key makes one order', async () => {
  const crop = await createListing(app, seller);
  const key = randomUUID();
  const before = await countOrders();
  const form = checkoutForm([{ crop }]);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => checkOut(app, buyer, form, key)),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => reply.json().data[0]._id)).size).toBe(1);
  // The stored response expires after a day.
  await testApp.pool.query('delete from idempotency_keys');
  const late = await checkOut(app, buyer, form, key);
  expect(late.json().data[0]._id).toBe(replies[0]?.json().data[0]._id);
  expect(await countOrders()).toBe(before + 1);
  const asked = await app.inject({ url: `/api/v1/checkouts/${key}`, headers: buyer.headers });
  expect(asked.json().data[0]._id).toBe(late.json().data[0]._id);
  const foreign = await app.inject({ url: `/api/v1/checkouts/${key}`, headers: seller.headers });
  expect(foreign.statusCode).toBe(404);
});

it('of fifty buyers who ask two servers for the last ten U five get two, and all others are told how many are left', async () => {
  const crop = await createListing(app, seller, { quantity: '250' });
  const buyers = await Promise.all(Array.from({ length: 50 }, () => signUp(app)));
  // Four requests of each, two lines of the same listing in each.
  const requests = buyers.flatMap((one) => {
    const key = randomUUID();
    return Array.from({ length: 4 }, () => ({ one, key }));
  });
  const servers = [app, await testApp.again()];
  const replies = await Promise.all(
    requests.map(async ({ one, key }, at) => ({
      one,
      reply: await checkOut(servers[at % 2] ?? app, one, checkoutForm([{ crop }, { crop }]), key),
    })),
  );
  const placed = replies.filter(({ reply }) => reply.statusCode === 201);
  expect(new Set(placed.map(({ reply }) => reply.json().data[0]._id)).size).toBe(5);
  const refused = replies.filter(({ reply }) => reply.statusCode !== 201);
  for (const { reply } of refused) {
    expect([reply.statusCode, reply.json().code], reply.body).toEqual([409, 'order_changed']);
    expect(reply.json().lines[0].stock).toBeLessThan(2);
  }
  expect(new Set(refused.map(({ one }) => one.userId)).size).toBe(45);
  expect(await stockOf(testApp.pool, crop._id)).toEqual({ quantity: 250, reserved: 250 });
  const shown = await app.inject({ url: `/api/v1/crops/${crop._id}` });
  expect(shown.json().data).toMatchObject({ status: 'OutOfStock', stock: 0 });
});

it('checkouts of the same listings in other orders never block each other for good', async () => {
  const crops = await Promise.all(
    Array.from({ length: 6 }, () => createListing(app, seller, { quantity: '100000' })),
  );
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, at) => {
      const turned = [...crops.slice(at % 6), ...crops.slice(0, at % 6)];
      const items = (at % 2 ? turned : turned.reverse()).map((crop) => ({ crop }));
      return checkOut(app, buyer, checkoutForm(items));
    }),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 201));
  expect(await stockOf(testApp.pool, crops[0]?._id ?? '')).toMatchObject({ reserved: 1500 });
});

it('items of the cart leave it when they are ordered, and others stay', async () => {
  const [wheat, maize] = [await createListing(app, seller), await createListing(app, seller)];
  const cart = (crop: { _id: string }) =>
    app.inject({
      method: 'PUT',
      url: `/api/v1/cart/${crop._id}`,
      payload: { quantity: 2 },
      headers: buyer.headers,
    });
  await cart(wheat);
  await cart(maize);
  await placeOrder(app, buyer, { crop: wheat, quantity: 2 }, { isCart: true });
  await placeOrder(app, buyer, { crop: maize, quantity: 2 });
  const left = await app.inject({ url: '/api/v1/cart', headers: buyer.headers });
  expect(left.json().data.items).toMatchObject([{ cropId: maize._id }]);
});

it('a new buyer who asks two servers for twelve orders at once gets five', async () => {
  const thief = await signUp(app);
  const crops = await Promise.all(Array.from({ length: 4 }, () => createListing(app, seller)));
  const servers = [app, await testApp.again()];
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const crop = crops[at % 4];
      return checkOut(servers[at % 2] ?? app, thief, checkoutForm(crop ? [{ crop }] : []));
    }),
  );
  const codes = replies.map((reply) => reply.json().code ?? reply.statusCode).sort();
  expect(codes.slice(0, 5)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(codes.slice(5))).toEqual(new Set(['buyer_cap']));
});
