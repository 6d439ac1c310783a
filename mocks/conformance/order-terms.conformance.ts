import { contract } from '@upaj/contract/contract';
import type { Endpoint } from '@upaj/contract/endpoint';
import type { Order } from '@upaj/contract/orders.schema';
import { type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import {
  about,
  codesOf,
  delivery,
  newUtr,
  openMarket,
  placeOrder,
  refused,
  take,
} from './market.ts';

const { acceptOrder, acceptOrders, packOrder, deliverOrder, objectToHandover } = contract;
const { amendOrder, acceptAmendment, declineAmendment, getOrder } = contract;
const { claimPayment, confirmPayment, disputePayment, refundPayment } = contract;
const reason = 'A part of it was sold at the gate';

/** A proposal of one U of the only line at this price. */
const proposal = ({ items }: Order, price: number) => ({
  items: items.map(({ lineId }) => ({ lineId, quantity: 1, price })),
  reason,
});

/** Cases of what a step agrees to, and of how often one is taken. */
export const orderTermsCases: Cases = {
  async 'a buyer answers the proposal that was seen, and not the one that has replaced it'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [1]);
    const seen = await take(client, amendOrder, order, seller, proposal(order, 90));
    const first = { proposalId: seen.amendment?.id, total: 90 };
    const dear = await take(client, amendOrder, order, seller, proposal(order, 9_999_999));
    const mixed = { proposalId: dear.amendment?.id, total: 90 };
    for (const endpoint of [acceptAmendment, declineAmendment])
      for (const body of [first, mixed])
        await expectError(client, endpoint, about(order, buyer, body), refused.terms);
    const { status, total, amendment } = await take(client, getOrder, order, buyer);
    expectSame([status, total, amendment?.total], ['placed', 575.5, 9_999_999], 'as before');
    await take(client, declineAmendment, order, buyer, { ...mixed, total: 9_999_999 });
    await expectError(client, acceptAmendment, about(order, buyer, mixed), refused.state);
  },
  async 'a seller accepts and packs what the order came to when it was seen'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [2]);
    const other = { total: 1150.99 };
    await expectError(client, acceptOrder, about(order, seller, other), refused.terms);
    const many = { orders: [{ id: order._id, ...other }] };
    const { token } = seller;
    const { data } = await expectSuccess(client, acceptOrders, { token, body: many });
    expectSame(data, { accepted: [], refused: [order._id] }, 'of several orders');
    await take(client, amendOrder, order, seller, proposal(order, 90));
    await take(client, acceptAmendment, order, buyer);
    const stale = about(order, seller, { total: order.total });
    await expectError(client, packOrder, stale, refused.terms);
    await take(client, packOrder, order, seller, { total: 90 });
  },
  async 'a handover names what it comes to and what was paid, and another sum costs no code'(
    client,
  ) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [2], { payment: 'upi' });
    await take(client, acceptOrder, order, seller);
    await take(client, packOrder, order, seller);
    await take(client, claimPayment, order, buyer, { reference: newUtr() });
    const { wrong } = await codesOf(client, order, buyer);
    const sent = delivery(order, [1.8]);
    const guesses = [
      { ...sent, total: 1151 },
      { ...sent, paid: sent.total },
    ];
    for (const body of [...guesses, ...guesses, ...guesses])
      await expectError(
        client,
        deliverOrder,
        about(order, seller, { ...body, code: wrong }),
        refused.terms,
      );
    const paid = { ...sent, paid: 1151, reason };
    const delivered = await take(client, deliverOrder, order, seller, paid);
    expectSame([delivered.total, delivered.refundDue], [1035.9, 115.1], 'delivered');
    const stale = about(order, buyer, { reason, total: 1151 });
    await expectError(client, objectToHandover, stale, refused.terms);
  },
  async 'every word about the money names its amount'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [2], { payment: 'upi' });
    const expectRefused = (endpoint: Endpoint, user: typeof buyer, body: object) =>
      expectError(client, endpoint, about(order, user, body), refused.terms);
    const reference = newUtr();
    await expectRefused(claimPayment, buyer, { reference, amount: 1150 });
    await take(client, claimPayment, order, buyer, { reference });
    await take(client, amendOrder, order, seller, proposal(order, 90));
    await take(client, acceptAmendment, order, buyer);
    await expectRefused(confirmPayment, seller, { amount: 90 });
    await expectRefused(disputePayment, seller, { amount: 90, reason });
    await take(client, confirmPayment, order, seller, { amount: 1151 });
    await expectRefused(refundPayment, seller, { amount: 1151 });
    const refunded = await take(client, refundPayment, order, seller, { amount: 1061 });
    expectSame([refunded.paymentStatus, refunded.received], ['refunded', 90], 'refunded');
    await expectRefused(disputePayment, buyer, { amount: 90, reason });
  },
};
