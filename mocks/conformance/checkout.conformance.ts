import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import { firstPicture } from '../src/first-picture.ts';
import { checkoutErrorCases } from './checkout-errors.conformance.ts';
import {
  type Cases,
  type ConformanceClient,
  expectError,
  expectFields,
  expectSame,
  expectSuccess,
} from './client.ts';
import {
  address,
  checkout,
  createUpiSeller,
  left,
  listGoods,
  openMarket,
  refused,
  take,
  upi,
} from './market.ts';
import { createUser, createUsers, type TestUser, unknownId } from './users.ts';

const { placeOrders, getCheckout, putCartItem, getCart, acceptOrder } = contract;

const put = (client: ConformanceClient, { token }: TestUser, { _id: cropId }: Crop) =>
  expectSuccess(client, putCartItem, { token, params: { cropId }, body: { quantity: 1 } });
const cartIds = async (client: ConformanceClient, { token }: TestUser) =>
  (await expectSuccess(client, getCart, { token })).data.items.map(({ cropId }) => cropId);
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Cases of the checkout. */
export const checkoutCases: Cases = {
  async 'a checkout makes one order for each seller and reserves the goods'(client) {
    const { seller } = await openMarket(client);
    const [other] = await createUsers(client);
    const buyer = await createUser(client);
    const [onions, garlic] = [await listGoods(client, seller), await listGoods(client, seller)];
    const [peas, beans] = [await listGoods(client, other), await listGoods(client, other)];
    for (const crop of [onions, peas, garlic, beans]) await put(client, buyer, crop);
    const wanted = [
      [peas, 1],
      [onions, 2],
      [garlic, 3],
    ] as const;
    const sent = checkout(buyer, wanted, { isCart: true });
    const { data, message } = await expectSuccess(client, placeOrders, sent);
    expectSame(message, 'Order placed', 'the message');
    const lines = data.map(({ sellerId, items }) => [
      sellerId,
      items.map(({ cropId, quantity }) => [cropId, quantity]),
    ]);
    const expected = [
      [other.id, [[peas._id, 1]]],
      [
        seller.id,
        [
          [onions._id, 2],
          [garlic._id, 3],
        ],
      ],
    ];
    expectSame(lines, expected, 'orders in the order of their sellers');
    expectSame(await left(client, [peas, onions, garlic, beans]), [225, 200, 175, 250], 'left');
    expectSame(await cartIds(client, buyer), [beans._id], 'the rest of the cart');
    await expectSuccess(client, placeOrders, checkout(buyer, [[beans, 1]]));
    expectSame(await cartIds(client, buyer), [beans._id], 'not from the cart');
  },
  async 'a new order tells both sides what was ordered'(client) {
    const { seller, buyer } = await openMarket(client);
    const crop = await listGoods(client, seller);
    const [order] = (await expectSuccess(client, placeOrders, checkout(buyer, [[crop, 3]]))).data;
    if (!order) throw new Error('there is no order');
    const { name, phone } = { name: 'Asha Kumari', phone: address.phone };
    const { reference, items, history, createdAt, expiresAt } = order;
    expectSame(/^UP-[0-9A-HJKMNP-TV-Z]{8}$/.test(reference), true, `reference ${reference}`);
    const expected = {
      buyerId: buyer.id,
      sellerId: seller.id,
      status: 'placed',
      payment: 'on-delivery',
      paymentStatus: 'unpaid',
      received: 0,
      outstanding: 1726.5,
      refundDue: 0,
      total: 1726.5,
      handover: null,
      objectUntil: null,
      amendment: null,
      payments: [],
      address,
      buyer: { name, phone },
      seller: { name, phone, upi },
    };
    expectFields(order, expected);
    const { lineId: _line, ...line } = items[0] ?? {};
    const { category, unit } = crop;
    const ordered = {
      cropId: crop._id,
      name: 'Onion',
      category,
      unit,
      picture: firstPicture(crop),
      price: 575.5,
      quantity: 3,
      delivered: null,
      total: 1726.5,
      review: null,
    };
    expectSame([line], [ordered], 'the line');
    const steps = history.map(({ kind, by, reason, total }) => [kind, by, reason, total]);
    expectSame(steps, [['place', 'buyer', null, 1726.5]], 'the history');
    const hours = (Date.parse(expiresAt ?? '') - Date.parse(createdAt)) / 3_600_000;
    expectSame(hours, 72, 'hours until it expires');
  },
  async 'items of one listing are added up'(client) {
    const { seller, buyer } = await openMarket(client);
    const crop = await listGoods(client, seller);
    const twice = checkout(buyer, [
      [crop, 1],
      [crop, 2],
    ]);
    const { data } = await expectSuccess(client, placeOrders, twice);
    expectSame(
      data[0]?.items.map(({ quantity }) => quantity),
      [3],
      'one line',
    );
  },
  ...checkoutErrorCases,
  async 'a checkout that is sent twice with one idempotency key orders once'(client) {
    const [seller, { buyer, stranger }] = [await createUpiSeller(client), await openMarket(client)];
    const crop = await listGoods(client, seller);
    const key = crypto.randomUUID();
    const dearer = { ...checkout(buyer, [[{ ...crop, price: 500 }, 2]]), ...withKey(key) };
    await expectError(client, placeOrders, dearer, { status: 409, code: 'order_changed' });
    const sent = { ...checkout(buyer, [[crop, 2]]), ...withKey(key) };
    const [first] = (await expectSuccess(client, placeOrders, sent)).data;
    const [second] = (await expectSuccess(client, placeOrders, sent)).data;
    if (!first) throw new Error('there is no order');
    expectSame([second?._id, await left(client, [crop])], [first._id, [200]], 'one order');
    await take(client, acceptOrder, first, seller);
    const found = { token: buyer.token, params: { key } };
    const { data } = await expectSuccess(client, getCheckout, found);
    const now = data.map(({ _id, status }) => [_id, status]);
    expectSame(now, [[first._id, 'accepted']], 'the order as it is now');
    await expectError(client, getCheckout, { ...found, token: stranger.token }, refused.noOrder);
    const unknown = { ...found, params: { key: unknownId } };
    await expectError(client, getCheckout, unknown, refused.noOrder);
  },
};
