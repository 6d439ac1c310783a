import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { codeOf, handedOver, placeOrder, take } from '../../../test/support/orders.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { readCommand } from '../../admin/commands.ts';

let testApp: TestApp;
let app: TestApp['app'];
let buyer: SignedIn;
let seller: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  [buyer, seller] = [await signUp(app), await signUp(app)];
});

const run = (...words: string[]) => readCommand(words)(drizzle(testApp.pool), testApp);

it('the books are found to be right, and each wrong figure is named', async () => {
  const crop = await createListing(app, seller);
  const order = await placeOrder(app, buyer, { crop, quantity: 4 });
  for (const action of ['accept', 'pack'] as const) await take(app, seller, order, action);
  const code = await codeOf(app, buyer, order);
  await take(app, seller, order, 'deliver', { ...handedOver(order, 3.6), code, paid: 2520 });
  expect(await run('reconcile')).toContain('There are no differences.');

  const { id } = { id: order._id };
  const [line] = order.items;
  const faults = [
    ['update crops set quantity = 1000 where id = $1', crop._id, 'stock of listing'],
    ['update crops set reserved = 1 where id = $1', crop._id, 'reserved stock of listing'],
    ['update order_lines set total = 1 where id = $1', line?.lineId, 'total of line'],
    ['update orders set total = 1 where id = $1', id, 'total of order'],
    ["update orders set status = 'placed' where id = $1", id, 'status of order'],
    ["update orders set payment_status = 'unpaid' where id = $1", id, 'payment of order'],
    ['delete from payment_entries where order_id = $1', id, 'payment of order'],
    ["delete from order_events where kind = 'deliver' and order_id = $1", id, 'status of order'],
  ] as const;
  for (const [fault, record, what] of faults) {
    const client = await testApp.pool.connect();
    try {
      await client.query('begin');
      await client.query(fault, [record]);
      const reconcile = readCommand(['reconcile'])(drizzle(client), testApp);
      await expect(reconcile, fault).rejects.toThrow(`${what} ${record}`);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
});

it('the operator sees an order with its lines, history and payments', async () => {
  const crop = await createListing(app, seller);
  const order = await placeOrder(app, buyer, { crop, quantity: 2 });
  await take(app, seller, order, 'reject', { reason: 'Rain' });
  const shown = await run('orders', 'show', order.reference);
  expect(shown).toContain('Sharbati Wheat  2 U at ₹700.00  ₹1400.00');
  expect(shown).toMatch(/reject {2}by seller {2}Rain/);
  await expect(run('orders', 'show', 'UP-00000000')).rejects.toThrow('There is no order');
});

it('the check runs by itself, and its result is in the metrics', async () => {
  await eventually(async () =>
    expect((await app.inject('/metrics')).body).toMatch(/reconcile_last_run_seconds 1\d{9}/),
  );
  expect((await app.inject('/metrics')).body).toContain('reconcile_differences 0');
});
