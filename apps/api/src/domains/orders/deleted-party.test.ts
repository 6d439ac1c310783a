import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { codeOf, handedOver, placeOrder, take } from '../../../test/support/orders.ts';
import { password, type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { stockOf } from '../../../test/support/stock.ts';

let testApp: TestApp;
let app: TestApp['app'];
let buyer: SignedIn;
let seller: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
});

async function trade() {
  [buyer, seller] = [await signUp(app), await signUp(app)];
  const crop = await createListing(app, seller);
  const done = await placeOrder(app, buyer, { crop, quantity: 2 });
  for (const action of ['accept', 'pack'] as const) await take(app, seller, done, action);
  const code = await codeOf(app, buyer, done);
  await take(app, seller, done, 'deliver', { ...handedOver(done), code });
  const open = await placeOrder(app, buyer, { crop, quantity: 3 });
  await take(app, seller, open, 'accept');
  return { crop, done, open };
}

const get = async (url: string, { headers }: SignedIn) => {
  const reply = await app.inject({ url: `/api/v1/${url}`, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data ?? reply.json();
};
const leave = async ({ userId, headers }: SignedIn) => {
  const url = `/api/v1/user/${userId}`;
  const reply = await app.inject({ method: 'DELETE', url, payload: { password }, headers });
  expect(reply.statusCode, reply.body).toBe(204);
};

it('an order and its picture outlive the listing', async () => {
  const { crop, done, open } = await trade();
  const url = `/api/v1/crops/${crop._id}`;
  await app.inject({ method: 'DELETE', url, headers: seller.headers });
  for (const { _id } of [done, open]) {
    const order = await get(`orders/${_id}`, buyer);
    const [line] = order.items;
    expect(line).toMatchObject({ cropId: null, name: 'Sharbati Wheat', price: 700 });
    const picture = await app.inject({ url: line.picture.url });
    expect(picture.statusCode).toBe(200);
  }
  await take(app, seller, open, 'pack');
  const code = await codeOf(app, buyer, open);
  const body = { ...handedOver(open), code };
  expect(await take(app, seller, open, 'deliver', body)).toMatchObject({ status: 'delivered' });
});

it('what a buyer leaves behind is cancelled or kept without a name, and goods are given back', async () => {
  const { crop, done, open } = await trade();
  await leave(buyer);
  const kept = await get(`orders/${done._id}`, seller);
  expect(kept).toMatchObject({ status: 'delivered', buyerId: null, address: null, total: 1400 });
  expect(kept.buyer).toEqual({ name: null, phone: null });
  const ended = await get(`orders/${open._id}`, seller);
  expect(ended).toMatchObject({ status: 'cancelled', buyerId: null });
  expect(ended.history.at(-1)).toMatchObject({ kind: 'cancel', by: 'system' });
  expect(await stockOf(testApp.pool, crop._id)).toEqual({ quantity: 450, reserved: 0 });
  const list = await get('orders?as=seller', seller);
  expect(list.map(({ partner }: { partner: string | null }) => partner)).toEqual([null, null]);
  expect(await get(`transaction/last-10/${seller.userId}`, seller)).toHaveLength(2);
});

it('the orders of a seller who leaves stay readable for the buyer', async () => {
  const { done, open } = await trade();
  await leave(seller);
  const kept = await get(`orders/${done._id}`, buyer);
  expect(kept).toMatchObject({ status: 'delivered', sellerId: null, total: 1400 });
  expect(kept.seller).toEqual({ name: null, phone: null, upi: null });
  expect(kept.items[0]).toMatchObject({ cropId: null, picture: null });
  expect(await get(`orders/${open._id}`, buyer)).toMatchObject({ status: 'cancelled' });
  expect(await get('orders?as=buyer', buyer)).toHaveLength(2);
});

it('two parties who leave at the same time leave nothing reserved', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { open, done } = await trade();
    await Promise.all([leave(buyer), leave(seller)]);
    const { rows } = await testApp.pool.query(
      'select status, buyer_id, seller_id, buyer_name, seller_name, address from orders where id = any($1)',
      [[open._id, done._id]],
    );
    const noOne = { buyer_id: null, seller_id: null, buyer_name: null, seller_name: null };
    for (const row of rows) expect(row).toMatchObject({ ...noOne, address: null });
    expect(rows.map(({ status }) => status).sort()).toEqual(['cancelled', 'delivered']);
  }
});

it('a person gets a copy of their cart and orders', async () => {
  const { crop, done } = await trade();
  const url = `/api/v1/cart/${crop._id}`;
  await app.inject({ method: 'PUT', url, payload: { quantity: 6 }, headers: buyer.headers });
  const copy = await get(`user/${buyer.userId}/export`, buyer);
  expect(copy.cart).toMatchObject([{ name: 'Sharbati Wheat', quantity: 6 }]);
  const own = copy.orders.find(({ id }: { id: string }) => id === done._id);
  expect(own).toMatchObject({ as: 'buyer', total: 1400, address: { city: 'Ranchi' } });
  const other = await get(`user/${seller.userId}/export`, seller);
  expect(other.orders[0]).toMatchObject({ as: 'seller', address: null });
});
