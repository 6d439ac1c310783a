import { mask } from '@upaj/contract/contact-details';
import { ratingScore } from '@upaj/contract/reviews.rules';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { deliver, handedOver, placeOrder, step, take } from '../../../test/support/orders.ts';
import { review, sendReview } from '../../../test/support/reviews.ts';
import { runJob } from '../../../test/support/run-job.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { reviewAudit } from './review-audit.store.ts';

const DAY = 24 * 60 * 60 * 1000;
let testApp: TestApp;
let app: TestApp['app'];
let seller: SignedIn;
let buyer: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  [seller, buyer] = [await signUp(app), await signUp(app)];
});

const get = async (url: string) => (await app.inject({ url, headers: buyer.headers })).json();
const change = (id: string, payload: object) =>
  app.inject({ method: 'PATCH', url: `/api/v1/reviews/${id}`, payload, headers: buyer.headers });

it('a line that is rated from two devices at once is rated once', async () => {
  const crop = await createListing(app, seller);
  const other = await signUp(app);
  const order = await deliver(app, seller, other, crop);
  const replies = await Promise.all(
    [5, 1, 3, 4].map((rating) => sendReview(app, other, crop, order, { rating })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  const rating = replies.find(({ statusCode }) => statusCode === 201)?.json().data.rating;
  expect((await get(`/api/v1/crops/${crop._id}`)).data).toMatchObject({ rating, ratingCount: 1 });
});

it('a review can be changed for seven days, and the average follows', {
  tags: ['CROP-READ-10'],
}, async () => {
  const crop = await createListing(app, seller);
  const first = await review(app, buyer, crop, await deliver(app, seller, buyer, crop));
  const other = await signUp(app);
  await review(app, other, crop, await deliver(app, seller, other, crop));
  expect((await change(first, { rating: 2 })).statusCode).toBe(200);
  const average = async () => (await get(`/api/v1/crops/${crop._id}`)).data.rating;
  expect(await average()).toBe(3.5);
  testApp.setNow(new Date(today.getTime() + 7 * DAY));
  const late = await change(first, { rating: 1 });
  testApp.setNow(today);
  expect(late.json().code).toBe('review_closed');
  expect(await average()).toBe(3.5);
});

it('the best rated listings are those of which buyers can be surest', async () => {
  const [few, many, none] = [
    await createListing(app, seller, { category: 'Fruits' }),
    await createListing(app, seller, { category: 'Fruits' }),
    await createListing(app, seller, { category: 'Fruits' }),
  ];
  const rate = async (crop: typeof few, rating: number) => {
    const other = await signUp(app);
    await review(app, other, crop, await deliver(app, seller, other, crop), { rating });
  };
  await rate(few, 5);
  for (const rating of [5, 5, 4]) await rate(many, rating);
  const { data } = await get('/api/v1/crops?category=Fruits&sort=rating');
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([many._id, few._id, none._id]);
  const { rows } = await testApp.pool.query('select rating_score from crops where id = $1', [
    many._id,
  ]);
  expect(rows[0].rating_score).toBe(ratingScore(14, 3));
  const page = await get('/api/v1/crops?category=Fruits&sort=rating&limit=1');
  const next = await get(
    `/api/v1/crops?category=Fruits&sort=rating&limit=1&cursor=${page.nextCursor}`,
  );
  expect([page.data[0]._id, next.data[0]._id]).toEqual([many._id, few._id]);
});

it('a number that a review was stored with is shown to no one else', async () => {
  const crop = await createListing(app, seller);
  const order = await deliver(app, seller, buyer, crop);
  const id = await review(app, buyer, crop, order);
  const stored = 'update reviews set text = $2, answer = $2, answered_at = now() where id = $1';
  await testApp.pool.query(stored, [id, 'Good. Call 98765\u201143210']);
  const { data } = await get(`/api/v1/crops/${crop._id}/reviews`);
  const shown = `Good. Call ${mask}`;
  expect(data[0]).toMatchObject({ text: shown, answer: { text: shown } });
  const own = (await get(`/api/v1/orders/${order._id}`)).data.items[0].review;
  expect(own.text).toContain('98765');
});

it('a review outlives its author and its listing', async () => {
  const author = await signUp(app);
  const crop = await createListing(app, seller);
  const order = await deliver(app, seller, author, crop);
  await review(app, author, crop, order);
  await testApp.pool.query('delete from users where id = $1', [author.userId]);
  const { data } = await get(`/api/v1/crops/${crop._id}/reviews`);
  expect(data).toMatchObject([{ username: null, rating: 5 }]);
  const before = (await get(`/api/v1/user/${seller.userId}`)).data.sellerRating;
  await testApp.pool.query('delete from crops where id = $1', [crop._id]);
  expect(before).toBeGreaterThan(1);
  expect((await get(`/api/v1/user/${seller.userId}`)).data.sellerRating).toBe(before);
});

const HOUR = 60 * 60 * 1000;

/** Orders a listing and hands it over without the code. */
async function report(who: SignedIn, crop: Awaited<ReturnType<typeof createListing>>) {
  const order = await placeOrder(app, who, { crop });
  await take(app, seller, order, 'accept');
  await take(app, seller, order, 'pack');
  return take(app, seller, order, 'deliver', { ...handedOver(order), reason: 'No signal' });
}

it('thirty handovers to a friend give one review that counts, and one buyer', async () => {
  const crop = await createListing(app, seller, { quantity: '5000' });
  const friend = await signUp(app);
  const ids: string[] = [];
  for (let handover = 0; handover < 30; handover += 1)
    ids.push(await review(app, friend, crop, await deliver(app, seller, friend, crop)));
  const { data } = await get(`/api/v1/crops/${crop._id}`);
  expect(data).toMatchObject({ rating: 5, ratingCount: 1 });
  const shown = (await get(`/api/v1/crops/${crop._id}/reviews?limit=30`)).data;
  const counted = shown.filter(({ isCounted }: { isCounted: boolean }) => isCounted);
  expect([shown.length, counted[0]._id, counted.length]).toEqual([30, ids[0], 1]);
  const { rows } = await testApp.pool.query(
    'select count(*)::int from seller_buyers where buyer_id = $1',
    [friend.userId],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('the audit accepts a review that does not count beside one that did, 60 days ago', async () => {
  const crop = await createListing(app, seller);
  const buyer = await signUp(app);
  const one = await review(app, buyer, crop, await deliver(app, seller, buyer, crop));
  const other = await review(app, buyer, crop, await deliver(app, seller, buyer, crop));
  const queries: readonly [string, readonly unknown[]][] = [
    [
      `with moved as (select date_trunc('month', (now() - interval '59 days') at time zone 'Asia/Kolkata') as month)
       update reviews set counted_month = case when id = $1 then month end,
         created_at = case when id = $1 then month at time zone 'Asia/Kolkata' else now() - interval '59 days' end
       from moved where id = any($2)`,
      [one, [one, other]],
    ],
    [
      `update orders set updated_at = now() - interval '59 days' where buyer_id = $1`,
      [buyer.userId],
    ],
  ];
  for (const [query, values] of queries) await testApp.pool.query(query, [...values]);
  const found = async () =>
    (await reviewAudit(drizzle(testApp.pool))).filter(({ id }) => id === buyer.userId).length;
  expect(await found()).toBe(0);
  await testApp.pool.query('update reviews set counted_month = null where id = $1', [one]);
  expect(await found()).toBe(1);
});

it('a handover without code counts after 48 hours, unless the buyer has objected', async () => {
  const crop = await createListing(app, seller);
  const [content, angry] = [await signUp(app), await signUp(app)];
  await review(app, content, crop, await report(content, crop), { rating: 4 });
  const order = await report(angry, crop);
  await review(app, angry, crop, order, { rating: 1 });
  expect((await step(app, angry, order, 'object', { reason: 'It was less' })).statusCode).toBe(200);
  const figures = async () => {
    const { rating, ratingCount } = (await get(`/api/v1/crops/${crop._id}`)).data;
    const { rows } = await testApp.pool.query(
      'select buyer_id from seller_buyers where buyer_id = any($1)',
      [[content.userId, angry.userId]],
    );
    return [rating, ratingCount, rows];
  };
  const countAt = async (hours: number) => {
    testApp.setNow(new Date(today.getTime() + hours * HOUR));
    await runJob(testApp.pool, 'review-counting');
    await runJob(testApp.pool, 'handover-counting');
    testApp.setNow(today);
    return figures();
  };
  expect(await countAt(47.9)).toEqual([null, 0, []]);
  expect(await countAt(48)).toEqual([4, 1, [{ buyer_id: content.userId }]]);
  expect(await countAt(200)).toEqual([4, 1, [{ buyer_id: content.userId }]]);
});
