import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { checkOut, checkoutForm, placeOrder, step, take } from '../../../test/support/orders.ts';
import { runJob } from '../../../test/support/run-job.ts';
import { type SignedIn, signUp, signUpConfirmed } from '../../../test/support/sign-up.ts';
import { stockOf } from '../../../test/support/stock.ts';

const HOUR = 60 * 60 * 1000;
const later = (hours: number) => new Date(today.getTime() + hours * HOUR);
const lines: string[] = [];

let testApp: TestApp;
let app: TestApp['app'];
let buyer: SignedIn;
let seller: SignedIn;
beforeAll(async () => {
  const write = (line: string) => void lines.push(line);
  testApp = await openTestApp({ logger: { level: 'info', stream: { write } } });
  ({ app } = testApp);
  [buyer, seller] = [await signUpConfirmed(testApp), await signUp(app)];
});

const ask = async (text: string, values: unknown[] = []) =>
  (await testApp.pool.query(text, values)).rows;

/** Has the job run at this time, and waits until it has. */
async function expireAt(at: Date): Promise<void> {
  testApp.setNow(at);
  await runJob(testApp.pool, 'order-expiry');
  testApp.setNow(today);
}

it('unanswered orders expire after 72 hours; answered and claimed ones do not', async () => {
  const crop = await createListing(app, seller);
  const place = () => placeOrder(app, buyer, { crop });
  const [waiting, accepted, claimed] = [await place(), await place(), await place()];
  await take(app, seller, accepted, 'accept');
  await ask("update orders set payment = 'upi' where id = $1", [claimed._id]);
  await take(app, buyer, claimed, 'payment/claim', { reference: '412345678901' });
  await expireAt(later(72));
  const statuses = async () => {
    const ids = [waiting, accepted, claimed].map(({ _id }) => _id);
    const rows = await ask('select id, status from orders', []);
    return ids.map((id) => rows.find((row) => row.id === id)?.status);
  };
  expect(await statuses()).toEqual(['placed', 'accepted', 'placed']);
  await expireAt(later(72.1));
  expect(await statuses()).toEqual(['expired', 'accepted', 'placed']);
  await expireAt(later(100));
  expect(await statuses()).toEqual(['expired', 'accepted', 'placed']);
  expect(await stockOf(testApp.pool, crop._id)).toEqual({ quantity: 500, reserved: 50 });
  expect((await step(app, seller, waiting, 'accept')).json().code).toBe('order_state');
  const shown = await app.inject({ url: `/api/v1/orders/${waiting._id}`, headers: buyer.headers });
  expect(shown.json().data.history.at(-1)).toMatchObject({ kind: 'expire', by: 'system' });
});

it('an order of a new buyer expires after 24 hours', async () => {
  const crop = await createListing(app, seller);
  const order = await placeOrder(app, await signUp(app), { crop });
  const other = await placeOrder(app, buyer, { crop });
  expect([order.expiresAt, other.expiresAt]).toEqual([
    later(24).toISOString(),
    later(72).toISOString(),
  ]);
  const statuses = async () =>
    (
      await ask('select status from orders where id = any($1) order by is_new_buyer desc', [
        [order._id, other._id],
      ])
    ).map(({ status }) => status);
  await expireAt(later(24));
  expect(await statuses()).toEqual(['placed', 'placed']);
  await expireAt(later(24.1));
  expect(await statuses()).toEqual(['expired', 'placed']);
  expect(await stockOf(testApp.pool, crop._id)).toEqual({ quantity: 500, reserved: 25 });
  await expireAt(later(72.1));
  expect(await statuses()).toEqual(['expired', 'expired']);
});

it('one broken row among a hundred is reported, and the other 99 expire', async () => {
  const crop = await createListing(app, seller, { quantity: '100000' });
  const broken = await createListing(app, seller);
  const form = checkoutForm([{ crop }]);
  for (let at = 0; at < 99; at += 1) {
    // The broken one is in the middle.
    if (at === 50) await placeOrder(app, buyer, { crop: broken });
    await checkOut(app, buyer, form);
  }
  await ask('update crops set reserved = 0 where id = $1', [broken._id]);
  lines.length = 0;
  await expireAt(later(73));
  expect(await stockOf(testApp.pool, crop._id)).toEqual({ quantity: 100_000, reserved: 0 });
  const [row] = await ask(
    'select status from orders join order_lines on order_id = orders.id where crop_id = $1',
    [broken._id],
  );
  expect(row.status).toBe('placed');
  const report = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'orders expired');
  expect(report).toMatchObject({ expired: 99, failed: 1 });
  expect(lines.filter((line) => line.includes('an order could not expire'))).toHaveLength(1);
});
