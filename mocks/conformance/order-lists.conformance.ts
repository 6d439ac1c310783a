import { contract } from '@upaj/contract/contract';
import type { Order } from '@upaj/contract/orders.schema';
import {
  type Cases,
  type ConformanceClient,
  expectFields,
  expectSame,
  expectSuccess,
} from './client.ts';
import { listGoods, openMarket, orderGoods, placeOrder, take } from './market.ts';
import { createConfirmedUser, createUser, type TestUser } from './users.ts';

const { listOrders, listLastTransactions, acceptOrder, amendOrder } = contract;

const list = (client: ConformanceClient, { token }: TestUser, query: Record<string, string>) =>
  expectSuccess(client, listOrders, { token, query });
const idsOf = async (...listed: Parameters<typeof list>) =>
  (await list(...listed)).data.map(({ _id }) => _id);

/** Places so many orders of one U; returns their ids, the newest first. */
async function placeMany(
  client: ConformanceClient,
  { buyer, seller }: { buyer: TestUser; seller: TestUser },
  count: number,
): Promise<Order[]> {
  const crop = await listGoods(client, seller, { quantity: '500' });
  const orders: Order[] = [];
  while (orders.length < count) orders.unshift(await orderGoods(client, buyer, [[crop, 1]]));
  return orders;
}

/** Cases of lists of orders, and of orders in a user's data. */
export const orderListCases: Cases = {
  async 'both sides list their orders, the newest first'(client) {
    const people = { buyer: await createConfirmedUser(client), seller: await createUser(client) };
    const { buyer, seller } = people;
    const orders = await placeMany(client, people, 3);
    const ids = orders.map(({ _id }) => _id);
    const [newest, second] = orders;
    if (!newest || !second) throw new Error('there are three orders');
    expectSame(await idsOf(client, buyer, { as: 'buyer' }), ids, 'the buyer');
    expectSame(await idsOf(client, seller, { as: 'seller' }), ids, 'the seller');
    expectSame(await idsOf(client, buyer, { as: 'seller' }), [], 'a buyer sells nothing');
    await take(client, acceptOrder, second, seller);
    const items = second.items.map(({ lineId }) => ({ lineId, quantity: 2, price: 575.5 }));
    await take(client, amendOrder, second, seller, { items, reason: 'One bag more?' });
    const { data } = await list(client, buyer, { as: 'buyer', status: 'accepted' });
    const { _id, reference, createdAt } = second;
    const { name, category, unit, picture, quantity, delivered } = second.items[0] ?? {};
    const summary = {
      _id,
      reference,
      createdAt,
      partner: 'Asha Kumari',
      status: 'accepted',
      payment: 'on-delivery',
      paymentStatus: 'unpaid',
      handover: null,
      hasAmendment: true,
      total: 575.5,
    };
    expectSame(data.length, 1, 'one accepted order');
    expectFields(data[0], summary);
    const line = { name, category, unit, picture, quantity, delivered };
    expectSame(data[0]?.items, [line], 'the line');
  },
  async 'a page of orders starts after the previous page'(client) {
    const people = { buyer: await createConfirmedUser(client), seller: await createUser(client) };
    const ids = (await placeMany(client, people, 3)).map(({ _id }) => _id);
    const query = { as: 'buyer', limit: '2' };
    const first = await list(client, people.buyer, query);
    const rest = await list(client, people.buyer, { ...query, cursor: first.nextCursor ?? '' });
    const pages = [...first.data, ...rest.data].map(({ _id }) => _id);
    expectSame([pages, rest.nextCursor], [ids, null], 'two pages');
  },
  async 'a list names two items of an order and counts all'(client) {
    const market = { ...(await openMarket(client)), buyer: await createUser(client) };
    const { order } = await placeOrder(client, market, [1, 2, 3]);
    const { data } = await list(client, market.buyer, { as: 'buyer' });
    const names = order.items.slice(0, 2).map(({ name, quantity }) => [name, quantity]);
    const facts = data.map(({ items, itemCount }) => [
      items.map(({ name, quantity }) => [name, quantity]),
      itemCount,
    ]);
    expectSame(facts, [[names, 3]], 'in the list');
    const { id: userId, token } = market.buyer;
    const own = { token, params: { userId } };
    const { data: trades } = await expectSuccess(client, listLastTransactions, own);
    const counts = trades.map(({ items, itemCount }) => [items.length, itemCount]);
    expectSame(counts, [[2, 3]], 'in the last trades');
  },
  async 'the last ten trades of a user are bought and sold ones'(client) {
    const [user, other] = [await createConfirmedUser(client), await createUser(client)];
    const bought = await placeMany(client, { buyer: user, seller: other }, 6);
    const sold = await placeMany(client, { buyer: other, seller: user }, 5);
    const newest = [...sold, ...bought].slice(0, 10);
    const own = { token: user.token, params: { userId: user.id } };
    const { data } = await expectSuccess(client, listLastTransactions, own);
    const facts = data.map(({ _id, buyerId, sellerId }) => [_id, buyerId, sellerId]);
    const expected = newest.map(({ _id, buyerId, sellerId }) => [_id, buyerId, sellerId]);
    expectSame(facts, expected, 'the trades');
    const line = { name: newest[0]?.items[0]?.name, unit: 'kg', quantity: 1, delivered: null };
    const shown = { buyer: 'Asha Kumari', seller: 'Asha Kumari', items: [line] };
    expectFields(data[0], { ...shown, createdAt: newest[0]?.createdAt });
  },
};
