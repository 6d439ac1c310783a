import { contract } from '@upaj/contract/contract';
import type { Order } from '@upaj/contract/orders.schema';
import { type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import {
  about,
  codesOf,
  delivery,
  expectRefused,
  invalid,
  left,
  openMarket,
  placeOrder,
  refused,
  take,
} from './market.ts';
import { unknownId } from './users.ts';

const { acceptOrder, acceptOrders, rejectOrder, packOrder, cancelOrder, deliverOrder } = contract;
const { getOrder, updateCrop, deleteCrop } = contract;
const stepsOf = ({ history }: Order) => history.map(({ kind, by }) => `${kind} by ${by}`);

/** Cases of the steps of an order. */
export const ordersCases: Cases = {
  async 'a seller accepts, packs and hands over an order'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order, crops } = await placeOrder(client, market, [2]);
    const accepted = await take(client, acceptOrder, order, seller);
    expectSame([accepted.status, accepted.expiresAt], ['accepted', null], 'accepted');
    await expectRefused(client, acceptOrder, order, seller, refused.state);
    expectSame((await take(client, packOrder, order, seller)).status, 'packed', 'packed');
    const { code } = await codesOf(client, order, buyer);
    const sent = { ...delivery(order), code };
    const delivered = await take(client, deliverOrder, order, seller, sent);
    const { status, handover, total, items, history } = delivered;
    const facts = [status, handover, total, items[0]?.delivered];
    expectSame(facts, ['delivered', 'agreed', 1151, 2], 'delivered');
    const steps = ['place by buyer', 'accept by seller', 'pack by seller', 'deliver by seller'];
    expectSame(stepsOf(delivered), steps, 'the history');
    const totals = history.map((step) => [step.reason, step.total]);
    const expected = [
      [null, 1151],
      [null, null],
      [null, null],
      [null, 1151],
    ];
    expectSame(totals, expected, 'reasons and totals');
    expectSame(await left(client, crops), [200], 'what is left');
    expectSame(await take(client, getOrder, order, buyer), delivered, 'seen by the buyer');
  },
  async 'a seller accepts several orders, each on its own'(client) {
    const market = await openMarket(client);
    const { seller, buyer, stranger } = market;
    const [first, second, third] = [
      (await placeOrder(client, market, [1])).order,
      (await placeOrder(client, market, [1])).order,
      (await placeOrder(client, { buyer: seller, seller: stranger }, [1])).order,
    ];
    await take(client, acceptOrder, second, seller);
    const ids = [unknownId, first._id, second._id, third._id];
    const body = { orders: ids.map((id) => ({ id, total: first.total })) };
    const { token } = seller;
    const { data } = await expectSuccess(client, acceptOrders, { token, body });
    const refusedIds = [unknownId, second._id, third._id];
    expectSame(data, { accepted: [first._id], refused: refusedIds }, 'the reply');
    expectSame((await take(client, getOrder, first, buyer)).status, 'accepted', 'the order');
  },
  async 'a seller rejects an order with a reason, and the goods are for sale again'(client) {
    const market = await openMarket(client);
    const { order, crops } = await placeOrder(client, market, [2]);
    const body = { reason: 'The rain has spoilt it' };
    const { status, history, outstanding } = await take(
      client,
      rejectOrder,
      order,
      market.seller,
      body,
    );
    expectSame([status, history[1]?.reason], ['rejected', body.reason], 'rejected');
    expectSame([outstanding, await left(client, crops)], [0, [250]], 'nothing is owed');
  },
  async 'a buyer cancels an order until it is packed'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order: placed, crops } = await placeOrder(client, market, [2]);
    const cancelled = await take(client, cancelOrder, placed, buyer, {});
    const facts = [cancelled.status, cancelled.history[1]?.by, cancelled.history[1]?.reason];
    expectSame(facts, ['cancelled', 'buyer', null], 'cancelled');
    expectSame(await left(client, crops), [250], 'the goods are for sale again');
    await expectError(client, cancelOrder, about(placed, buyer, {}), refused.state);
    const { order: accepted } = await placeOrder(client, market, [1]);
    await take(client, acceptOrder, accepted, seller);
    const body = { reason: 'Ordered twice' };
    const { history } = await take(client, cancelOrder, accepted, buyer, body);
    expectSame(history[2]?.reason, body.reason, 'the reason');
    const { order: packed } = await placeOrder(client, market, [1]);
    await take(client, acceptOrder, packed, seller);
    await take(client, packOrder, packed, seller);
    await expectError(client, cancelOrder, about(packed, buyer, {}), refused.state);
  },
  async 'a seller cancels an accepted or packed order with a reason'(client) {
    const market = await openMarket(client);
    const { seller } = market;
    const { order, crops } = await placeOrder(client, market, [2]);
    const body = { reason: 'The lorry has broken down' };
    await expectError(client, cancelOrder, about(order, seller, body), refused.state);
    await take(client, acceptOrder, order, seller);
    await take(client, packOrder, order, seller);
    const { status, history } = await take(client, cancelOrder, order, seller, body);
    const last = history.at(-1);
    expectSame([status, last?.by, last?.reason], ['cancelled', 'seller', body.reason], 'cancelled');
    expectSame(await left(client, crops), [250], 'the goods are for sale again');
  },
  async 'a seller restocks what is left beside what is reserved'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order, crops } = await placeOrder(client, market, [2]);
    const own = { token: seller.token, params: { id: crops[0]?._id ?? '' } };
    const { data } = await expectSuccess(client, updateCrop, { ...own, body: { quantity: 100 } });
    expectSame([data.quantity, data.stock], [100, 4], 'left');
    const unit = { ...own, body: { unit: 'liters' } };
    await expectError(client, updateCrop, unit, invalid({ unit: 'has_orders' }));
    await take(client, cancelOrder, order, buyer, {});
    expectSame(await left(client, crops), [150], 'with what was reserved');
    await expectSuccess(client, updateCrop, unit);
  },
  async 'an order outlives its listing'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order, crops } = await placeOrder(client, market, [2]);
    const own = { token: seller.token, params: { id: crops[0]?._id ?? '' } };
    await expectSuccess(client, deleteCrop, own);
    const [line] = (await take(client, getOrder, order, buyer)).items;
    expectSame([line?.cropId, line?.name, line?.total], [null, 'Onion', 1151], 'the line');
    await take(client, acceptOrder, order, seller);
    const { status } = await take(client, cancelOrder, order, buyer, {});
    expectSame(status, 'cancelled', 'cancelled');
  },
};
