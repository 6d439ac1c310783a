import { expect, it } from 'vitest';
import { createListing } from '../testing/listings.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { placeOrder, step } from '../testing/orders.ts';
import { waitForLocks } from '../testing/queue-behind.ts';
import { signUp } from '../testing/sign-up.ts';

it('a person who sends forty steps of one order at once leaves the database to others', async () => {
  const { app, pool } = await openTestApp({ hasLimits: true });
  const [seller, buyer] = [await signUp(app), await signUp(app)];
  const crop = await createListing(app, seller);
  const order = await placeOrder(app, buyer, { crop });
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select 1 from orders where id = $1 for update', [order._id]);
  const sent = Array.from({ length: 40 }, async () => step(app, seller, order, 'accept'));
  await waitForLocks(pool, 6);
  const other = await app.inject({
    ...{ method: 'PATCH', url: `/api/v1/user/${buyer.userId}` },
    ...{ payload: { name: 'Ravi' }, headers: buyer.headers },
  });
  expect(other.statusCode).toBe(200);
  await client.query('commit');
  client.release();
  const replies = await Promise.all(sent);
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(34);
  expect(refused[0]?.headers['retry-after']).toBe('1');
  expect(refused[0]?.json()).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('at once'),
  });
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  // Those that ran make room for the next.
  expect((await step(app, seller, order, 'pack')).statusCode).toBe(200);
});
