import { contract } from '@upaj/contract/contract';
import type { Order } from '@upaj/contract/orders.schema';
import { type Cases, expectError, expectSame } from './client.ts';
import {
  about,
  expectRefused,
  left,
  openMarket,
  orderGoods,
  placeOrder,
  refused,
  take,
} from './market.ts';

const { acceptOrder, packOrder, getOrder } = contract;
const { amendOrder, acceptAmendment, declineAmendment } = contract;
const reason = 'A part of it was sold at the gate';

/** A proposal of so many U of each line. */
const proposal = ({ items }: Order, quantities: readonly number[], price = 575.5) => ({
  items: items.map(({ lineId }, at) => ({ lineId, quantity: quantities[at] ?? 0, price })),
  reason,
});

/** Cases of proposals of sellers. */
export const amendmentCases: Cases = {
  async 'a proposal is no more than there is'(client) {
    const market = await openMarket(client);
    const { order } = await placeOrder(client, market, [2, 3]);
    const many = about(order, market.seller, proposal(order, [2, 11]));
    await expectError(client, amendOrder, many, refused.stock);
    await take(client, amendOrder, order, market.seller, proposal(order, [10, 3]));
  },
  async 'a proposal waits for the buyer, and a further one replaces it'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order, crops } = await placeOrder(client, market, [2, 3]);
    await take(client, amendOrder, order, seller, proposal(order, [1, 3]));
    const body = proposal(order, [1, 0], 500.25);
    const { amendment, status, total, history } = await take(
      client,
      amendOrder,
      order,
      seller,
      body,
    );
    const { items, total: proposed, reason: said } = amendment ?? {};
    expectSame([proposed, said], [500.25, reason], 'the proposal');
    const quantities = items?.map(({ lineId, quantity, price }) => [lineId, quantity, price]);
    const expected = body.items.map(({ lineId, quantity, price }) => [lineId, quantity, price]);
    expectSame(quantities, expected, 'every line');
    expectSame([status, total, await left(client, crops)], ['placed', 2877.5, [200, 175]], 'now');
    const { kind, by, reason: why, total: after } = history.at(-1) ?? {};
    expectSame([kind, by, why, after], ['amend', 'seller', reason, null], 'the event');
    await expectRefused(client, acceptOrder, order, seller, refused.state);
    const declined = await take(client, declineAmendment, order, buyer);
    expectSame([declined.amendment, declined.status], [null, 'placed'], 'declined');
    await expectRefused(client, declineAmendment, order, buyer, refused.state);
    await expectRefused(client, acceptAmendment, order, buyer, refused.state);
    await take(client, acceptOrder, order, seller);
    await take(client, amendOrder, order, seller, body);
    await expectRefused(client, packOrder, order, seller, refused.state);
  },
  async 'a proposal that the buyer accepts replaces the lines'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order, crops } = await placeOrder(client, market, [2, 3, 1]);
    await take(client, amendOrder, order, seller, proposal(order, [4, 0, 1], 500.25));
    const accepted = await take(client, acceptAmendment, order, buyer);
    const { status, amendment, total, items, history, outstanding } = accepted;
    expectSame([status, amendment, total], ['accepted', null, 2501.25], 'accepted');
    const lines = items.map(({ cropId, quantity, price }) => [cropId, quantity, price]);
    const expected = [
      [crops[0]?._id, 4, 500.25],
      [crops[2]?._id, 1, 500.25],
    ];
    expectSame([lines, outstanding], [expected, 2501.25], 'the lines');
    const before = new Set(order.items.map(({ lineId }) => lineId));
    expectSame(
      items.some(({ lineId }) => before.has(lineId)),
      false,
      'lines have new ids',
    );
    expectSame(await left(client, crops), [150, 250, 225], 'what is left');
    const { kind, by, total: after } = history.at(-1) ?? {};
    expectSame([kind, by, after], ['accept-amendment', 'buyer', 2501.25], 'the event');
  },
  async 'a proposal cannot be accepted once the goods are sold to others'(client) {
    const market = await openMarket(client);
    const { buyer, seller, stranger } = market;
    const { order, crops } = await placeOrder(client, market, [2]);
    const [crop] = crops;
    if (!crop) throw new Error('there is no listing');
    await take(client, amendOrder, order, seller, proposal(order, [10]));
    await orderGoods(client, stranger, [[crop, 1]]);
    await expectRefused(client, acceptAmendment, order, buyer, refused.stock);
    const { status, amendment, items } = await take(client, getOrder, order, buyer);
    const facts = [status, amendment?.items[0]?.quantity, items[0]?.quantity];
    expectSame(facts, ['placed', 10, 2], 'as before');
    await take(client, amendOrder, order, seller, proposal(order, [9]));
    await take(client, acceptAmendment, order, buyer);
    expectSame(await left(client, crops), [0], 'nothing is left');
  },
};
