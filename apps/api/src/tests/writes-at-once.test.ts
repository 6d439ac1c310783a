import { expect, it } from 'vitest';
import { createListing } from '../testing/listings.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { placeOrder, step } from '../testing/orders.ts';
import { waitForLocks } from '../testing/queue-behind.ts';
import { signUp } from '../testing/sign-up.ts';

it('of twelve steps of one order that a person sends at once six are refused, and others are served', async () => {
  const { app, pool } = await openTestApp({ hasLimits: true });
  const [seller, buyer] = [await signUp(app), await signUp(app)];
  const crop = await createListing(app, seller);
  const order = await placeOrder(app, buyer, { crop });
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select 1 from orders where id = $1 for update', [order._id]);
  const sent = Array.from({ length: 12 }, async () => step(app, seller, order, 'accept'));
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
  expect(refused).toHaveLength(6);
  expect(refused[0]?.headers['retry-after']).toBe('1');
  expect(refused[0]?.json()).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('at once'),
  });
  // Those that ran make room for the next; on a busy machine their wait for the lock may have run out.
  await step(app, seller, order, 'accept');
  expect((await step(app, seller, order, 'pack')).statusCode).toBe(200);
});
