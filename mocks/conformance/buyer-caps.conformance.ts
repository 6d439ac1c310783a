import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import type { OrderCap } from '@upaj/contract/error-reply';
import { newBuyerCaps, newBuyerExpiryHours } from '@upaj/contract/order-caps.rules';
import {
  type Cases,
  type ConformanceClient,
  expectError,
  expectFields,
  expectSame,
  expectSuccess,
} from './client.ts';
import {
  checkout,
  codesOf,
  delivery,
  left,
  listGoods,
  openMarket,
  orderGoods,
  take,
} from './market.ts';
import { confirmAddress, createUser, type TestUser } from './users.ts';

const { placeOrders, listOrders, acceptOrder, packOrder, deliverOrder } = contract;
const capped = (cap: OrderCap) => ({ status: 409, code: 'buyer_cap', cap }) as const;

/** Orders one U so often; one order each. */
async function orderOften(client: ConformanceClient, buyer: TestUser, crop: Crop, times: number) {
  const made = [];
  for (let time = 0; time < times; time += 1)
    made.push(await orderGoods(client, buyer, [[crop, 1]]));
  return made;
}

/** Cases of the caps on what waits for answers of a new buyer. */
export const buyerCapCases: Cases = {
  async 'a new buyer has five orders waiting at most, until a seller answers or the address is confirmed'(
    client,
  ) {
    const [{ seller }, buyer] = [await openMarket(client), await createUser(client)];
    const crop = await listGoods(client, seller, { price: '1' });
    const [first] = await orderOften(client, buyer, crop, newBuyerCaps.orders);
    if (!first) throw new Error('there is no order');
    const more = checkout(buyer, [[crop, 1]]);
    const cap = capped({ kind: 'orders', limit: 5, used: 5 });
    await expectError(client, placeOrders, more, cap);
    expectSame(await left(client, [crop]), [125], 'nothing was reserved');
    await take(client, acceptOrder, first, seller);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await expectSuccess(client, placeOrders, { ...more, headers });
    await expectSuccess(client, placeOrders, { ...more, headers });
    await expectError(client, placeOrders, more, cap);
    await confirmAddress(client, buyer);
    await expectSuccess(client, placeOrders, more);
  },
  async 'a new buyer has one tonne and 50,000 rupees waiting at most'(client) {
    const [{ seller }, buyer] = [await openMarket(client), await createUser(client)];
    const cheap = await listGoods(client, seller, { price: '1', quantity: '2500' });
    const dear = await listGoods(client, seller, { price: '25000.01' });
    await orderGoods(client, buyer, [[cheap, 10]]);
    const heavy = checkout(buyer, [[cheap, 31]]);
    await expectError(client, placeOrders, heavy, capped({ kind: 'units', limit: 40, used: 10 }));
    const costly = checkout(buyer, [[dear, 2]]);
    const cap = capped({ kind: 'amount', limit: 50_000, used: 10 });
    await expectError(client, placeOrders, costly, cap);
    await expectSuccess(client, placeOrders, checkout(buyer, [[cheap, 30]]));
  },
  async 'the seller sees that a buyer is new, whose order expires after a day; a delivered order ends that'(
    client,
  ) {
    const [{ seller }, buyer] = [await openMarket(client), await createUser(client)];
    const crop = await listGoods(client, seller);
    const order = await orderGoods(client, buyer, [[crop, 1]]);
    const hours = (Date.parse(order.expiresAt ?? '') - Date.parse(order.createdAt)) / 3_600_000;
    expectSame([order.isNewBuyer, hours], [true, newBuyerExpiryHours], 'a new buyer');
    const query = { as: 'seller', limit: '1' };
    const { data } = await expectSuccess(client, listOrders, { token: seller.token, query });
    expectFields(data[0] ?? {}, { _id: order._id, isNewBuyer: true });
    await take(client, acceptOrder, order, seller);
    await take(client, packOrder, order, seller);
    const { code } = await codesOf(client, order, buyer);
    await take(client, deliverOrder, order, seller, { ...delivery(order), code });
    const next = await orderGoods(client, buyer, [[crop, 1]]);
    expectFields(next, { isNewBuyer: false });
    await orderOften(client, buyer, crop, newBuyerCaps.orders);
  },
};
