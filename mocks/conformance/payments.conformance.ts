import { contract } from '@upaj/contract/contract';
import { payableAtHandover } from '@upaj/contract/order-terms.rules';
import type { Order } from '@upaj/contract/orders.schema';
import { type Cases, type ConformanceClient, expectError, expectSame } from './client.ts';
import {
  agree,
  codesOf,
  delivery,
  expectRefused,
  type Market,
  newUtr,
  openMarket,
  placeOrder,
  refused,
  take,
} from './market.ts';

const { acceptOrder, packOrder, deliverOrder, cancelOrder } = contract;

const { claimPayment, confirmPayment, disputePayment, refundPayment } = contract;

const reason = 'Nothing has arrived';
const byUpi = { payment: 'upi' };

/** Status of the payment, received, outstanding and what is to be given back. */
const money = ({ paymentStatus, received, outstanding, refundDue }: Order) => [
  paymentStatus,
  received,
  outstanding,
  refundDue,
];
const lastEntry = ({ payments }: Order) => {
  const { kind, by, amount, reference } = payments.at(-1) ?? {};
  return [kind, by, amount, reference];
};

/** Hands an accepted order over with the code. */
async function handOver(
  client: ConformanceClient,
  order: Order,
  { buyer, seller }: Pick<Market, 'buyer' | 'seller'>,
  change: { delivered: readonly number[]; isPaid: boolean },
): Promise<Order> {
  const packed = await take(client, packOrder, order, seller);
  const { code } = await codesOf(client, order, buyer);
  const sent = delivery(order, change.delivered);
  const paid = change.isPaid ? payableAtHandover(packed, sent.total) : null;
  return take(client, deliverOrder, order, seller, { ...sent, paid, code });
}

/** Cases of the money of an order. */
export const paymentCases: Cases = {
  async 'a buyer reports a payment, and the seller confirms it'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [2], byUpi);
    const utr = newUtr();
    const spaced = { reference: `${utr.slice(0, 4)} ${utr.slice(4)}` };
    const claimed = await take(client, claimPayment, order, buyer, spaced);
    expectSame(money(claimed), ['claimed', 0, 1151, 0], 'claimed');
    expectSame(
      [lastEntry(claimed), claimed.expiresAt],
      [['claimed', 'buyer', 1151, utr], null],
      'the entry',
    );
    const { kind, by, total } = claimed.history.at(-1) ?? {};
    expectSame([kind, by, total], ['claim-payment', 'buyer', null], 'the event');
    const twice = await agree(client, claimPayment, order, buyer, { reference: newUtr() });
    await expectError(client, claimPayment, twice, refused.state);
    const confirmed = await take(client, confirmPayment, order, seller);
    expectSame(money(confirmed), ['confirmed', 1151, 0, 0], 'confirmed');
    expectSame(lastEntry(confirmed), ['confirmed', 'seller', 1151, null], 'the entry');
    expectSame(confirmed.status, 'placed', 'the status stays');
    await expectRefused(client, confirmPayment, order, seller, refused.state);
  },
  async 'a seller disputes a payment that has not arrived'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [2], byUpi);
    await take(client, claimPayment, order, buyer, { reference: newUtr() });
    await expectRefused(client, disputePayment, order, buyer, refused.state, { reason });
    const disputed = await take(client, disputePayment, order, seller, { reason });
    expectSame(money(disputed), ['disputed', 0, 1151, 0], 'disputed');
    const { kind, by, amount, reason: said } = disputed.payments.at(-1) ?? {};
    expectSame([kind, by, amount, said], ['disputed', 'seller', 1151, reason], 'the entry');
    expectSame(disputed.history.at(-1)?.reason, reason, 'the event');
    await expectRefused(client, disputePayment, order, seller, refused.state, { reason });
    const again = await take(client, claimPayment, order, buyer, { reference: newUtr() });
    expectSame(money(again), ['claimed', 0, 1151, 0], 'reported again');
  },
  async 'a seller confirms what is outstanding of an accepted order'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [2]);
    const claim = await agree(client, claimPayment, order, buyer, { reference: newUtr() });
    await expectError(client, claimPayment, claim, refused.state);
    await expectRefused(client, confirmPayment, order, seller, refused.state);
    await take(client, acceptOrder, order, seller);
    const paid = await take(client, confirmPayment, order, seller);
    expectSame(money(paid), ['confirmed', 1151, 0, 0], 'confirmed');
    const more = await handOver(client, order, market, { delivered: [2.4], isPaid: true });
    expectSame(money(more), ['confirmed', 1381.2, 0, 0], 'paid at the handover');
    expectSame(lastEntry(more), ['confirmed', 'seller', 230.2, null], 'what was outstanding');
  },
  async 'a seller gives back what was paid for a cancelled order'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [2], byUpi);
    await take(client, claimPayment, order, buyer, { reference: newUtr() });
    await take(client, confirmPayment, order, seller);
    await expectRefused(client, refundPayment, order, seller, refused.state, {});
    const cancelled = await take(client, cancelOrder, order, buyer, {});
    expectSame(money(cancelled), ['refund due', 1151, 0, 1151], 'refund due');
    const refunded = await take(client, refundPayment, order, seller, {});
    expectSame(money(refunded), ['refunded', 0, 0, 0], 'refunded');
    expectSame(lastEntry(refunded), ['refunded', 'seller', 1151, null], 'in cash');
    const denied = await agree(client, disputePayment, order, seller, { reason });
    await expectError(client, disputePayment, denied, refused.state);
    const disputed = await take(client, disputePayment, order, buyer, { reason });
    expectSame(money(disputed), ['disputed', 1151, 0, 1151], 'not arrived');
    expectSame(lastEntry(disputed).slice(0, 3), ['disputed', 'buyer', 1151], 'the entry');
    const utr = newUtr();
    const again = await take(client, refundPayment, order, seller, { reference: utr });
    expectSame(lastEntry(again), ['refunded', 'seller', 1151, utr], 'through UPI');
  },
  async 'a seller gives back what was paid for goods that were not delivered'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [2], byUpi);
    await take(client, claimPayment, order, buyer, { reference: newUtr() });
    await take(client, acceptOrder, order, seller);
    await take(client, confirmPayment, order, seller);
    const less = await handOver(client, order, market, { delivered: [1.5], isPaid: true });
    expectSame(less.payments.length, 2, 'nothing is outstanding');
    expectSame(money(less), ['refund due', 1151, 0, 287.75], 'refund due');
    const refunded = await take(client, refundPayment, order, seller, { reference: newUtr() });
    expectSame(money(refunded), ['refunded', 863.25, 0, 0], 'refunded');
  },
};
