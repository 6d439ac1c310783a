import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
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
  codesOf,
  delivery,
  invalid,
  type Market,
  openMarket,
  orderGoods,
  placeOrder,
  refused,
  take,
} from './market.ts';
import { createUser, unknownId } from './users.ts';

const { listReviews, createReview, updateReview, answerReview } = contract;

const { acceptOrder, packOrder, deliverOrder, getOrder, getCrop } = contract;
const words = 'Dry and clean, the weight was right.';
const noListing = { status: 404, code: 'not_found', message: 'Listing not found' } as const;
const noLine = { status: 404, code: 'not_found', message: 'Order line not found' } as const;
const noReview = { status: 404, code: 'not_found', message: 'Review not found' } as const;
const conflict = (code: 'not_delivered' | 'review_exists' | 'answer_exists') =>
  ({ status: 409, code }) as const;

interface Delivered {
  order: Order;
  crops: Crop[];
  lines: string[];
}

/** An order of one U of each of two listings that was handed over, with the code unless there is a reason. */
async function deliverTwo(
  client: ConformanceClient,
  market: Market,
  reason?: string,
): Promise<Delivered> {
  const { buyer, seller } = market;
  const { order, crops } = await placeOrder(client, market, [1, 1]);
  await take(client, acceptOrder, order, seller);
  await take(client, packOrder, order, seller);
  const { code } = await codesOf(client, order, buyer);
  const proof = reason === undefined ? { code } : { reason };
  await take(client, deliverOrder, order, seller, { ...delivery(order), ...proof });
  return { order, crops, lines: order.items.map(({ lineId }) => lineId) };
}

/** The request of a review of the first listing. */
function reviewOf(
  { crops, lines }: Delivered,
  { token }: { token?: string },
  change: Record<string, unknown> = {},
) {
  const body = { lineId: lines[0], rating: 4, text: words, ...change };
  return { params: { id: crops[0]?._id ?? '' }, token, body };
}

/** Cases of reviews. */
export const reviewsCases: Cases = {
  async 'a buyer rates a delivered line once, and everybody reads it'(client) {
    const market = { ...(await openMarket(client)), buyer: await createUser(client) };
    const { buyer } = market;
    const delivered = await deliverTwo(client, market);
    const sent = reviewOf(delivered, buyer);
    const { data } = await expectSuccess(client, createReview, sent);
    expectFields(data, { rating: 4, text: words, isCounted: true, username: 'Asha Kumari' });
    expectFields(data, { answer: null, editedAt: null });
    const { data: listed, nextCursor } = await expectSuccess(client, listReviews, {
      params: sent.params,
    });
    expectSame([listed, nextCursor], [[data], null], 'the list');
    const { data: crop } = await expectSuccess(client, getCrop, { params: sent.params });
    expectFields(crop, { rating: 4, ratingCount: 1 });
    const { data: order } = await expectSuccess(
      client,
      getOrder,
      about(delivered.order, market.seller),
    );
    const [first, second] = order.items;
    expectFields(first?.review ?? {}, { _id: data._id, rating: 4, text: words, answer: null });
    const until = Date.parse(first?.review?.editableUntil ?? '');
    expectSame((until - Date.parse(data.createdAt)) / 86_400_000, 7, 'days to change it');
    expectSame(second?.review, null, 'the other line');
    await expectError(client, createReview, sent, conflict('review_exists'));
  },
  async 'only the buyer of a delivered line of the listing rates it'(client) {
    const market = await openMarket(client);
    const { buyer, seller, stranger } = market;
    const delivered = await deliverTwo(client, market);
    const { crops, lines } = delivered;
    await expectError(client, createReview, reviewOf(delivered, {}), refused.notSignedIn);
    for (const other of [seller, stranger]) {
      await expectError(client, createReview, reviewOf(delivered, other), refused.notAllowed);
    }
    const ofOther = reviewOf(delivered, buyer, { lineId: lines[1] });
    await expectError(client, createReview, ofOther, noLine);
    const ofNone = reviewOf(delivered, buyer, { lineId: unknownId });
    await expectError(client, createReview, ofNone, noLine);
    const nowhere = { ...reviewOf(delivered, buyer), params: { id: unknownId } };
    await expectError(client, createReview, nowhere, noListing);
    const open = await placeOrder(client, market, [1]);
    const early = { ...open, lines: open.order.items.map(({ lineId }) => lineId) };
    const tooEarly = reviewOf(early, buyer);
    await expectError(client, createReview, tooEarly, conflict('not_delivered'));
    const wrong = reviewOf(delivered, buyer, { rating: 6, text: 'a'.repeat(1001) });
    const fields = { rating: 'too_big', text: 'too_long' };
    await expectError(client, createReview, wrong, invalid(fields));
    const called = reviewOf(delivered, buyer, { text: 'Good. Call ९८७६५\u201143210' });
    await expectError(client, createReview, called, invalid({ text: 'contact_details' }));
    const list = { params: { id: crops[0]?._id ?? '' } };
    expectSame((await expectSuccess(client, listReviews, list)).data, [], 'no review');
  },
  async 'an author changes a review, and the average follows'(client) {
    const market = { ...(await openMarket(client)), buyer: await createUser(client) };
    const { buyer } = market;
    const delivered = await deliverTwo(client, market);
    const sent = reviewOf(delivered, buyer, { text: undefined });
    const { data: review } = await expectSuccess(client, createReview, sent);
    const body = { rating: 2 };
    const { data } = await expectSuccess(client, updateReview, about(review, buyer, body));
    expectFields(data, { _id: review._id, rating: 2, text: '', createdAt: review.createdAt });
    expectSame(typeof data.editedAt, 'string', 'changed at');
    const { data: crop } = await expectSuccess(client, getCrop, { params: sent.params });
    expectFields(crop, { rating: 2, ratingCount: 1 });
    const text = 'Now I know better';
    const second = await expectSuccess(client, updateReview, about(review, buyer, { text }));
    expectFields(second.data, { rating: 2, text });
    await expectError(client, updateReview, about({ _id: unknownId }, buyer, body), noReview);
  },
  async 'the seller of the listing answers a review once'(client) {
    const market = { ...(await openMarket(client)), buyer: await createUser(client) };
    const { buyer, seller } = market;
    const delivered = await deliverTwo(client, market);
    const sent = reviewOf(delivered, buyer);
    const { data: review } = await expectSuccess(client, createReview, sent);
    const body = { text: 'Thank you' };
    await expectError(client, answerReview, about({ _id: unknownId }, seller, body), noReview);
    const { data } = await expectSuccess(client, answerReview, about(review, seller, body));
    expectFields(data.answer ?? {}, body);
    const again = about(review, seller, { text: 'Once more' });
    await expectError(client, answerReview, again, conflict('answer_exists'));
    const order = (await expectSuccess(client, getOrder, about(delivered.order, buyer))).data;
    expectSame(order.items[0]?.review?.answer, data.answer, 'for its author');
  },
  async 'the reviews of a listing come newest first, page by page'(client) {
    const market = await openMarket(client);
    const { buyer, seller } = market;
    const { order, crops } = await placeOrder(client, market, [1]);
    const [crop] = crops;
    if (!crop) throw new Error('the order has no listing');
    const orders = [order];
    for (const _ of [1, 2]) {
      orders.push(await orderGoods(client, buyer, [[crop, 1]]));
    }
    for (const [at, one] of orders.entries()) {
      await take(client, acceptOrder, one, seller);
      await take(client, packOrder, one, seller);
      const { code } = await codesOf(client, one, buyer);
      await take(client, deliverOrder, one, seller, { ...delivery(one), code });
      const lines = one.items.map(({ lineId }) => lineId);
      const rated = { order: one, crops, lines };
      await expectSuccess(client, createReview, reviewOf(rated, buyer, { rating: at + 1 }));
    }
    const params = { id: crop._id };
    const first = await expectSuccess(client, listReviews, { params, query: { limit: '2' } });
    const query = { limit: '2', cursor: first.nextCursor ?? '' };
    const rest = await expectSuccess(client, listReviews, { params, query });
    const stars = [...first.data, ...rest.data].map(({ rating }) => rating);
    expectSame([stars, rest.nextCursor], [[3, 2, 1], null], 'newest first');
    await expectError(client, listReviews, { params: { id: unknownId } }, noListing);
  },
};
