import { mask } from '@upaj/contract/contact-details';
import { ratingScore } from '@upaj/contract/reviews.rules';
import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../testing/listings.ts';
import { openTestApp, type TestApp, today } from '../../testing/open-test-app.ts';
import { deliver } from '../../testing/orders.ts';
import { review, sendReview } from '../../testing/reviews.ts';
import { type SignedIn, signUp } from '../../testing/sign-up.ts';

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
  const order = await deliver(app, seller, buyer, crop);
  const replies = await Promise.all(
    [5, 1, 3, 4].map((rating) => sendReview(app, buyer, crop, order, { rating })),
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
  await review(app, buyer, crop, await deliver(app, seller, buyer, crop));
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
  await review(app, buyer, few, await deliver(app, seller, buyer, few));
  for (const rating of [5, 5, 4])
    await review(app, buyer, many, await deliver(app, seller, buyer, many), { rating });
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
