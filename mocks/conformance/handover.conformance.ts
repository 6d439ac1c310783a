import { contract } from '@upaj/contract/contract';
import type { Order } from '@upaj/contract/orders.schema';
import { type Cases, type ConformanceClient, expectError, expectSame } from './client.ts';
import {
  about,
  codesOf,
  delivery,
  expectRefused,
  left,
  type Market,
  openMarket,
  placeOrder,
  refused,
  take,
} from './market.ts';

const { acceptOrder, packOrder, deliverOrder, objectToHandover, getHandoverCode } = contract;
const noCode = { status: 404, code: 'not_found', message: 'Handover code not found' } as const;
const wrongCode = { status: 409, code: 'handover_code_wrong' } as const;
const locked = { status: 409, code: 'handover_code_locked' } as const;
const reason = 'The phone of the buyer had no charge';

async function pack(client: ConformanceClient, order: Order, { seller }: Market): Promise<void> {
  await take(client, acceptOrder, order, seller);
  await take(client, packOrder, order, seller);
}

/** Cases of handovers. */
export const handoverCases: Cases = {
  async 'a buyer reads the same handover code until the handover'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [1]);
    await expectError(client, getHandoverCode, about(order, buyer), noCode);
    await take(client, acceptOrder, order, seller);
    const { code } = await codesOf(client, order, buyer);
    expectSame(/^\d{4}$/.test(code), true, 'four digits');
    await take(client, packOrder, order, seller);
    expectSame((await codesOf(client, order, buyer)).code, code, 'the same code');
    await take(client, deliverOrder, order, seller, { ...delivery(order), code });
    await expectError(client, getHandoverCode, about(order, buyer), noCode);
  },
  async 'an order takes five wrong codes, and then a reason'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order } = await placeOrder(client, market, [1]);
    await pack(client, order, market);
    const { code, wrong } = await codesOf(client, order, buyer);
    const guess = about(order, seller, { ...delivery(order), code: wrong });
    for (const _ of [1, 2, 3, 4, 5]) await expectError(client, deliverOrder, guess, wrongCode);
    await expectError(client, deliverOrder, guess, locked);
    const right = about(order, seller, { ...delivery(order), code });
    await expectError(client, deliverOrder, right, locked);
    const { status, handover, history } = await take(client, deliverOrder, order, seller, {
      ...delivery(order),
      reason,
    });
    const facts = [status, handover, history.at(-1)?.reason];
    expectSame(facts, ['delivered', 'reported', reason], 'reported');
  },
  async 'a buyer may take more than was ordered if it is left'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order, crops } = await placeOrder(client, market, [2, 10]);
    await pack(client, order, market);
    const { code } = await codesOf(client, order, buyer);
    const tooMuch = about(order, seller, { ...delivery(order, [2, 10.4]), code });
    await expectError(client, deliverOrder, tooMuch, refused.stock);
    const body = { ...delivery(order, [2.4, 0]), code };
    const { total, history } = await take(client, deliverOrder, order, seller, body);
    expectSame([total, history.at(-1)?.total], [1381.2, 1381.2], 'the total');
    expectSame(await left(client, crops), [190, 250], 'what is left');
  },
  async 'a handover without the code takes a reason, and can be objected to for 48 hours'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order, crops } = await placeOrder(client, market, [2]);
    await pack(client, order, market);
    const body = { ...delivery(order, [1.332]), reason };
    const { handover, objectUntil, total, history } = await take(
      client,
      deliverOrder,
      order,
      seller,
      body,
    );
    const { at, reason: why } = history.at(-1) ?? {};
    const hours = (Date.parse(objectUntil ?? '') - Date.parse(at ?? '')) / 3_600_000;
    expectSame([handover, total, why], ['reported', 766.57, reason], 'reported');
    expectSame(Math.round(hours * 100) / 100, 48, 'hours to object');
    expectSame(await left(client, crops), [216.7], 'what is left');
    await expectError(client, getHandoverCode, about(order, buyer), noCode);
  },
  async 'after an objection the seller corrects the handover with the code'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order, crops } = await placeOrder(client, market, [3]);
    await pack(client, order, market);
    await take(client, deliverOrder, order, seller, { ...delivery(order, [1]), reason });
    const body = { reason: 'There were two bags' };
    const objected = await take(client, objectToHandover, order, buyer, body);
    const { status, handover, objectUntil, history } = objected;
    expectSame([status, handover, objectUntil], ['delivered', 'objected', null], 'objected');
    const { kind, by, reason: why, total: none } = history.at(-1) ?? {};
    expectSame([kind, by, why, none], ['object', 'buyer', body.reason, null], 'the event');
    await expectRefused(client, objectToHandover, order, buyer, refused.state, body);
    const { code, wrong } = await codesOf(client, order, buyer);
    const again = { ...delivery(order, [2]), reason };
    const guess = about(order, seller, { ...again, code: wrong });
    await expectError(client, deliverOrder, guess, wrongCode);
    const corrected = await take(client, deliverOrder, order, seller, { ...again, code });
    const facts = [corrected.handover, corrected.total, corrected.objectUntil];
    expectSame(facts, ['agreed', 1151, null], 'corrected');
    expectSame(await left(client, crops), [200], 'what is left');
    await expectError(client, deliverOrder, about(order, seller, again), refused.state);
    await expectRefused(client, objectToHandover, order, buyer, refused.state, body);
  },
};
