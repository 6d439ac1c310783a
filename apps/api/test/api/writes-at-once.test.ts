import { expect, it, onTestFinished } from 'vitest';
import { createListing } from '../support/listings.ts';
import { openTestApp } from '../support/open-test-app.ts';
import { placeOrder, step } from '../support/orders.ts';
import { waitForLocks } from '../support/queue-behind.ts';
import { signUp } from '../support/sign-up.ts';

it('of twelve steps of one order that a person sends at once six are refused, and others are served', async () => {
  const { app, pool } = await openTestApp({ hasLimits: true });
  const [seller, buyer] = [await signUp(app), await signUp(app)];
  const crop = await createListing(app, seller);
  const order = await placeOrder(app, buyer, { crop });
  const client = await pool.connect();
  onTestFinished(() => client.release());
  await client.query('begin');
  await client.query('select 1 from orders where id = $1 for update', [order._id]);
  const sent = Array.from({ length: 12 }, async () => step(app, seller, order, 'accept'));
  await waitForLocks(pool, 6);
  const other = await app.inject({
    method: 'PATCH',
    url: `/api/v1/user/${buyer.userId}`,
    payload: { name: 'Ravi' },
    headers: buyer.headers,
  });
  expect(other.statusCode).toBe(200);
  await waitForLocks(pool, 6);
  await client.query('commit');
  const replies = await Promise.all(sent);
  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  // One of those that ran accepts the order, and the others are too late.
  expect(statuses).toEqual([200, ...Array(5).fill(409), ...Array(6).fill(429)]);
  const refused = replies.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers['retry-after']).toBe('1');
  expect(refused?.json()).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('at once'),
  });
  expect((await step(app, seller, order, 'pack')).statusCode).toBe(200);
});
