import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import type { ChangedLine } from '@upaj/contract/error-reply';
import {
  type Cases,
  type ConformanceClient,
  expectError,
  expectSame,
  expectSuccess,
} from './client.ts';
import { checkout, left, listGoods, openMarket } from './market.ts';
import { createUsers, type TestUser, unknownId } from './users.ts';

const { placeOrders, updateCrop, deleteCrop } = contract;
const change = (client: ConformanceClient, owner: TestUser, crop: Crop, body: object) =>
  expectSuccess(client, updateCrop, { token: owner.token, params: { id: crop._id }, body });
const line = ({ _id: cropId }: Crop, code: ChangedLine['code']): ChangedLine => ({
  cropId,
  name: 'Onion',
  code,
  seenPrice: 575.5,
  price: 575.5,
  stock: 10,
});
const lostLine = (cropId: string): ChangedLine => ({
  cropId,
  name: null,
  code: 'gone',
  seenPrice: 575.5,
  price: null,
  stock: 0,
});
const changed = (lines: ChangedLine[]) => ({ status: 409, code: 'order_changed', lines }) as const;

/** Cases of checkouts that are refused. */
export const checkoutErrorCases: Cases = {
  async 'a checkout names each line that has changed and orders nothing'(client) {
    const { seller, buyer } = await openMarket(client);
    const goods = () => listGoods(client, seller);
    const [same, gone, paused] = [await goods(), await goods(), await goods()];
    const [dearer, short] = [await goods(), await goods()];
    const own = await listGoods(client, buyer);
    await expectSuccess(client, deleteCrop, { token: seller.token, params: { id: gone._id } });
    // Only the first reason of a line is named.
    await change(client, buyer, own, { isPaused: true });
    await change(client, seller, paused, { isPaused: true, price: 600 });
    await change(client, seller, dearer, { price: 600, quantity: 25 });
    const wanted = [same, short, own, gone, dearer, paused].map((crop) => [crop, 2] as const);
    const lines = [
      line(short, 'not_enough_stock'),
      line(own, 'own_listing'),
      lostLine(gone._id),
      { ...line(dearer, 'price_changed'), price: 600, stock: 1 },
      { ...line(paused, 'paused'), price: 600 },
    ];
    const sent = checkout(buyer, [...wanted, [short, 9]]);
    await expectError(client, placeOrders, sent, changed(lines));
    expectSame(await left(client, [same, short]), [250, 250], 'nothing is reserved');
    const unknown = checkout(buyer, [[{ ...same, _id: unknownId }, 1]]);
    await expectError(client, placeOrders, unknown, changed([lostLine(unknownId)]));
  },
  async 'only sellers with a UPI address are paid through UPI'(client) {
    const { seller, buyer } = await openMarket(client);
    const [other] = await createUsers(client);
    const [onions, peas] = [await listGoods(client, seller), await listGoods(client, other)];
    const wanted = [
      [onions, 1],
      [peas, 1],
    ] as const;
    const upi = { payment: 'upi' };
    const both = checkout(buyer, wanted, upi);
    await expectError(client, placeOrders, both, { status: 409, code: 'no_upi' });
    expectSame(await left(client, [onions, peas]), [250, 250], 'nothing is reserved');
    const one = checkout(buyer, [[onions, 1]], upi);
    const [order] = (await expectSuccess(client, placeOrders, one)).data;
    expectSame(order?.payment, 'upi', 'the payment');
  },
};
