import type { Crop } from '@upaj/contract/crops.schema';
import { beforeEach, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { createListing } from '../support/listings.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import {
  checkOut,
  checkoutForm,
  codeOf,
  deliver,
  handedOver,
  placeOrder,
  step,
  take,
} from '../support/orders.ts';
import { queueBehind } from '../support/queue-behind.ts';
import { review, sendReview } from '../support/reviews.ts';
import { password, type SignedIn, signUp, signUpConfirmed } from '../support/sign-up.ts';

let testApp: TestApp;
let app: TestApp['app'];
let buyer: SignedIn;
let seller: SignedIn;
let crop: Awaited<ReturnType<typeof createListing>>;
beforeEach(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  [buyer, seller] = [await signUpConfirmed(testApp), await signUp(app)];
  crop = await createListing(app, seller);
});

const leave = ({ userId, headers }: SignedIn) =>
  app.inject({ method: 'DELETE', url: `/api/v1/user/${userId}`, payload: { password }, headers });

/** The statuses of two requests that both wait for the listing, the first of them first. */
async function statuses(...requests: Parameters<typeof queueBehind>[3]): Promise<unknown[]> {
  const lock = 'select from crops where id = $1 for update';
  const replies = await queueBehind(testApp.pool, lock, [crop._id], requests);
  return replies.map((reply) => (reply as Awaited<ReturnType<typeof leave>>).statusCode);
}

it.each([
  ['seller', () => seller],
  ['buyer', () => buyer],
])('a first delivery and a %s who leaves meanwhile do not fail each other', async (_who, who) => {
  const order = await placeOrder(app, buyer, { crop });
  for (const action of ['accept', 'pack'] as const) await take(app, seller, order, action);
  const sent = { ...handedOver(order), code: await codeOf(app, buyer, order) };
  const delivery = () => step(app, seller, order, 'deliver', sent);
  expect(await statuses(delivery, () => leave(who()))).toEqual([200, 204]);
});

it('an account can be deleted while one of its orders is cancelled', async () => {
  const order = await placeOrder(app, buyer, { crop });
  const cancellation = () => step(app, buyer, order, 'cancel');
  expect(await statuses(cancellation, () => leave(seller))).toEqual([200, 204]);
});

it('a buyer who leaves and a checkout of the same two listings do not lock each other out', async () => {
  const other = await createListing(app, seller);
  const [low, high] = [crop, other].sort((a, b) => (a._id < b._id ? -1 : 1)) as [Crop, Crop];
  const placed = [
    await placeOrder(app, buyer, { crop: low }),
    await placeOrder(app, buyer, { crop: high }),
  ];
  // Open orders end in the order of their ids, which are random: the first one gets the listing that comes last.
  const [first, second] = placed.map(({ _id }) => _id).sort();
  const setListing = 'update order_lines set crop_id = $2 where order_id = $1';
  await testApp.pool.query(setListing, [first, high._id]);
  await testApp.pool.query(setListing, [second, low._id]);
  const third = await signUp(app);
  const lock = 'select from crops where id = any(array[$1, $2]::uuid[]) for update';
  const [left, bought] = await queueBehind(
    testApp.pool,
    lock,
    [low._id, high._id],
    [() => leave(buyer), () => checkOut(app, third, checkoutForm([{ crop: low }, { crop: high }]))],
  );
  expect([left?.statusCode, bought?.statusCode]).toEqual([204, 201]);
});

it('a buyer who leaves and a seller who moves to another state do not lock each other out', async () => {
  await placeOrder(app, buyer, { crop });
  const move = () =>
    app.inject({
      method: 'PATCH',
      url: `/api/v1/user/${seller.userId}`,
      headers: seller.headers,
      payload: { state: 'Bihar' },
    });
  expect(await statuses(() => leave(buyer), move)).toEqual([204, 200]);
});

it('news of a second order and a seller who leaves meanwhile do not fail each other', async () => {
  await placeOrder(app, buyer, { crop });
  const lock = 'select from notifications where user_id = $1 for update';
  const [, left] = await queueBehind<unknown>(
    testApp.pool,
    lock,
    [seller.userId],
    [() => placeOrder(app, buyer, { crop }), () => leave(seller)],
  );
  expect(left).toMatchObject({ statusCode: 204 });
  await eventually(async () => {
    const { rows } = await testApp.pool.query(
      'select channel, last_error from event_deliveries where delivered_at is null or last_error is not null',
    );
    expect(rows).toEqual([]);
  });
});

it('a first review and a seller who leaves meanwhile do not fail each other', async () => {
  const order = await deliver(app, seller, buyer, crop);
  const rating = () => sendReview(app, buyer, crop, order, { rating: 4 });
  const [rated, left] = await statuses(rating, () => leave(seller));
  // The review is gone with the seller when it is read for the response.
  expect([201, 404]).toContain(rated);
  expect(left).toBe(204);
});

it.each([
  [
    'deletes the listing',
    () =>
      app.inject({ method: 'DELETE', url: `/api/v1/crops/${crop._id}`, headers: seller.headers }),
    200,
  ],
  ['leaves', () => leave(seller), 404],
])(
  'a changed review and a seller who %s meanwhile do not fail each other',
  async (_what, deletion, changed) => {
    const id = await review(app, buyer, crop, await deliver(app, seller, buyer, crop));
    const change = () =>
      app.inject({
        method: 'PATCH',
        url: `/api/v1/reviews/${id}`,
        payload: { rating: 1 },
        headers: buyer.headers,
      });
    expect(await statuses(deletion, change)).toEqual([204, changed]);
  },
);
