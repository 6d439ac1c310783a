import { contract } from '@upaj/contract/contract';
import type { Order } from '@upaj/contract/orders.schema';
import {
  type Cases,
  type ConformanceClient,
  expectError,
  expectFields,
  expectSame,
  expectSuccess,
} from './client.ts';
import {
  about,
  address,
  codesOf,
  createUpiSeller,
  delivery,
  invalid,
  left,
  listGoods,
  openMarket,
  orderGoods,
  placeOrder,
  refused,
  take,
} from './market.ts';
import { createConfirmedUser, createUser, createUsers, password, type TestUser } from './users.ts';

const { listOrders, listLastTransactions, acceptOrder, amendOrder, packOrder, deliverOrder } =
  contract;
const { getOrder, getUser, deleteUser, exportUser, putCartItem, cancelOrder } = contract;

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
    const { token } = people.buyer;
    const ids = (await placeMany(client, people, 3)).map(({ _id }) => _id);
    const query = { as: 'buyer', limit: '2' };
    const first = await list(client, people.buyer, query);
    const rest = await list(client, people.buyer, { ...query, cursor: first.nextCursor ?? '' });
    const pages = [...first.data, ...rest.data].map(({ _id }) => _id);
    expectSame([pages, rest.nextCursor], [ids, null], 'two pages');
    for (const [wrong, fields] of [
      [{ as: 'buyer', cursor: 'zzz' }, { cursor: 'wrong_cursor' }],
      [{ as: 'carrier' }, { as: 'wrong_choice' }],
      [{}, { as: 'required' }],
      [{ as: 'buyer', status: 'lost' }, { status: 'wrong_choice' }],
    ] as const) {
      await expectError(client, listOrders, { token, query: wrong }, invalid(fields));
    }
    await expectError(client, listOrders, { query }, refused.notSignedIn);
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
    const theirs = { ...own, params: { userId: other.id } };
    await expectError(client, listLastTransactions, theirs, refused.notAllowed);
    const wrong = { ...own, params: { userId: '1' } };
    await expectError(client, listLastTransactions, wrong, invalid({ userId: 'wrong_uuid' }));
    const anonymous = { params: own.params };
    await expectError(client, listLastTransactions, anonymous, refused.notSignedIn);
  },
  async 'a seller keeps a delivered order without the name of a buyer who has left'(client) {
    const people = { buyer: await createConfirmedUser(client), seller: await createUser(client) };
    const { buyer, seller } = people;
    const { order } = await placeOrder(client, people, [1]);
    await take(client, acceptOrder, order, seller);
    await take(client, packOrder, order, seller);
    const { code } = await codesOf(client, order, buyer);
    const sent = { ...delivery(order), code, paid: order.total };
    await take(client, deliverOrder, order, seller, sent);
    const { order: second } = await placeOrder(client, people, [1]);
    await take(client, cancelOrder, second, buyer, { reason: 'Call me at 9876543210' });
    const own = { params: { id: buyer.id }, token: buyer.token };
    const figuresOf = async ({ id, token }: typeof buyer) => {
      const { data: user } = await expectSuccess(client, getUser, { params: { id }, token });
      if (!('moneySpent' in user)) throw new Error('not the own record');
      const { ordersPlaced, moneySpent, ordersReceived, moneyEarned } = user;
      return [ordersPlaced, moneySpent, ordersReceived, moneyEarned];
    };
    expectSame(await figuresOf(buyer), [2, 575.5, 0, 0], "the buyer's counters");
    expectSame(await figuresOf(seller), [0, 0, 2, 575.5], "the seller's counters");
    await expectSuccess(client, deleteUser, { ...own, body: { password } });
    const kept = await take(client, getOrder, order, seller);
    const facts = [kept.buyerId, kept.buyer.name, kept.buyer.phone, kept.address, kept.total];
    expectSame(facts, [null, null, null, null, 575.5], 'the order');
    const { history } = await take(client, getOrder, second, seller);
    expectSame(history.at(-1)?.reason, null, 'what the buyer wrote');
    const { data } = await list(client, seller, { as: 'seller' });
    expectSame(data[0]?.partner, null, 'in the list');
    await expectError(client, getOrder, about(order, buyer), refused.notSignedIn);
  },
  async 'open orders end when one of the parties leaves'(client) {
    const { buyer, seller } = await openMarket(client);
    const leaver = await createUser(client);
    const bought = await placeOrder(client, { buyer: leaver, seller }, [2]);
    await take(client, acceptOrder, bought.order, seller);
    const sold = await placeOrder(client, { buyer, seller: leaver }, [1]);
    const own = { params: { id: leaver.id }, token: leaver.token };
    await expectSuccess(client, deleteUser, { ...own, body: { password } });
    const lost = await take(client, getOrder, bought.order, seller);
    const { kind, by } = lost.history.at(-1) ?? {};
    expectSame([lost.status, kind, by], ['cancelled', 'cancel', 'system'], 'for the seller');
    expectSame(await left(client, bought.crops), [250], 'the goods are for sale again');
    const { status, sellerId, seller: gone } = await take(client, getOrder, sold.order, buyer);
    const facts = [status, sellerId, gone.name, gone.phone, gone.upi];
    expectSame(facts, ['cancelled', null, null, null, null], 'for the buyer');
  },
  async "a copy of a user's data holds the cart and the orders"(client) {
    const { stranger } = await openMarket(client);
    const [other] = await createUsers(client);
    const user = await createUpiSeller(client);
    const { id, token } = user;
    const crop = await listGoods(client, other);
    const wanted = { token, params: { cropId: crop._id }, body: { quantity: 2 } };
    await expectSuccess(client, putCartItem, wanted);
    const bought = await orderGoods(client, user, [[crop, 1]]);
    const { order: sold } = await placeOrder(client, { buyer: stranger, seller: user }, [1]);
    const copy = await expectSuccess(client, exportUser, { params: { id }, token });
    const cart = copy.cart.map(({ name, quantity }) => [name, quantity]);
    expectSame(cart, [['Onion', 2]], 'the cart');
    const orders = copy.orders.map((order) => [order.id, order.as, order.address, order.total]);
    const expected = [
      [bought._id, 'buyer', address, 575.5],
      [sold._id, 'seller', null, 575.5],
    ];
    expectSame(orders.sort(), expected.sort(), 'the orders');
  },
};
