import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { checkoutForm, placeOrder, take } from '../../../test/support/orders.ts';
import { mailsTo, mailTo } from '../../../test/support/outbox.ts';
import { runJob } from '../../../test/support/run-job.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let testApp: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
});

const ask = async (text: string, values: unknown[] = []) =>
  (await testApp.pool.query(text, values)).rows;

/** Has a recurring job run at this time, and waits until it has. */
async function runAt(name: string, at: Date): Promise<void> {
  testApp.setNow(at);
  await runJob(testApp.pool, name);
  testApp.setNow(today);
}

const list = async ({ headers }: SignedIn) =>
  (await app.inject({ url: '/api/v1/notifications', headers })).json().data;

/** The notifications of a person once there are so many. */
const listOf = (who: SignedIn, length: number) =>
  eventually(async () => {
    const found = await list(who);
    expect(found).toHaveLength(length);
    return found;
  });

it('new orders are one notification until they are read', async () => {
  const [seller, buyer] = [await signUp(app), await signUp(app)];
  const crop = await createListing(app, seller);
  for (let order = 0; order < 3; order += 1) await placeOrder(app, buyer, { crop });
  const [first] = await eventually(async () => {
    const found = await list(seller);
    expect(found).toMatchObject([{ kind: 'order-placed', count: 3 }]);
    return found;
  });
  expect(first.href).toBe('/orders?as=seller&status=placed');
  await app.inject({
    method: 'POST',
    url: '/api/v1/notifications/read',
    payload: {},
    headers: seller.headers,
  });
  testApp.setNow(new Date(today.getTime() + MINUTE));
  await placeOrder(app, buyer, { crop });
  const found = await listOf(seller, 2);
  testApp.setNow(today);
  expect(found).toMatchObject([{ count: 1, isRead: false }, { isRead: true }]);
});

it('a new order that is cancelled is no new order any more', async () => {
  const [seller, buyer] = [await signUp(app), await signUp(app)];
  const crop = await createListing(app, seller);
  const kept = await placeOrder(app, buyer, { crop });
  const cancelled = await placeOrder(app, buyer, { crop });
  await eventually(async () => expect(await list(seller)).toMatchObject([{ count: 2 }]));
  await take(app, buyer, cancelled, 'cancel', { reason: 'Too late' });
  const found = await listOf(seller, 2);
  expect(found).toContainEqual(
    expect.objectContaining({ kind: 'order-placed', count: 1, href: `/orders/${kept._id}` }),
  );
  await take(app, buyer, kept, 'cancel', { reason: 'Too late' });
  await eventually(async () => {
    const kinds = (await list(seller)).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['order-cancelled', 'order-cancelled']);
  });
});

/** Sends a checkout and cuts the line after some ms, or when the answer begins. */
async function checkOutCut(form: object, { headers }: SignedIn, key: string, after?: number) {
  const { port } = app.server.address() as AddressInfo;
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/orders',
    agent: false,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
  });
  const closed = new Promise((resolve) => sending.once('close', resolve));
  sending.on('error', () => undefined);
  if (after === undefined) sending.once('response', () => sending.destroy());
  else sending.once('finish', () => setTimeout(() => sending.destroy(), after));
  sending.end(JSON.stringify(form));
  await closed;
}

it('a checkout whose answer is lost twenty times is one order and one notice', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const [seller, buyer] = [await signUp(app), await signUp(app)];
  const form = checkoutForm([{ crop: await createListing(app, seller) }]);
  const key = randomUUID();
  for (let times = 0; times < 10; times += 1) {
    await checkOutCut(form, buyer, key, times);
    await checkOutCut(form, buyer, key);
  }
  const reply = await app.inject({ url: `/api/v1/checkouts/${key}`, headers: buyer.headers });
  expect(reply.json().data).toHaveLength(1);
  const orders = await app.inject({ url: '/api/v1/orders?as=buyer', headers: buyer.headers });
  expect(orders.json().data).toHaveLength(1);
  expect(await listOf(seller, 1)).toMatchObject([{ kind: 'order-placed', count: 1 }]);
  // Nothing more comes.
  await runAt('notification-mails', today);
  expect(await list(seller)).toMatchObject([{ kind: 'order-placed', count: 1 }]);
  expect(await list(buyer)).toEqual([]);
});

it('what costs money is mailed once when it was not read for ten minutes', async () => {
  const [seller, reader, buyer] = [await signUp(app), await signUp(app), await signUp(app)];
  for (const one of [seller, reader]) {
    const order = await placeOrder(app, buyer, { crop: await createListing(app, one) });
    await listOf(one, 1);
    await take(app, one, order, 'accept');
  }
  await app.inject({
    method: 'POST',
    url: '/api/v1/notifications/read',
    payload: {},
    headers: reader.headers,
  });
  await runAt('notification-mails', new Date(today.getTime() + 9 * MINUTE));
  const due = async () =>
    ask('select count(*)::int as count from notifications where mail_at is not null');
  expect((await due())[0]?.count).toBeGreaterThan(0);
  for (let times = 0; times < 5; times += 1)
    await runAt('notification-mails', new Date(today.getTime() + 11 * MINUTE));
  await mailTo(testApp.dataDir, seller.email, 'New order');
  expect(await mailsTo(testApp.dataDir, seller.email)).toHaveLength(1);
  expect(await mailsTo(testApp.dataDir, reader.email)).toEqual([]);
  // Acceptance costs the buyer nothing.
  expect(await mailsTo(testApp.dataDir, buyer.email)).toEqual([]);
});

it('a mail that fails does not stop the others, and is sent when it can be', async () => {
  const [one, other, buyer] = [await signUp(app), await signUp(app), await signUp(app)];
  const [poisoned, fine] = one.userId < other.userId ? [one, other] : [other, one];
  for (const seller of [poisoned, fine]) {
    await placeOrder(app, buyer, { crop: await createListing(app, seller) });
    await listOf(seller, 1);
  }
  await ask(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'a broken row'; end $$`);
  await ask(`create trigger poison before update on notifications for each row
    when (old.user_id = '${poisoned.userId}') execute function refuse()`);
  await runAt('notification-mails', new Date(today.getTime() + 11 * MINUTE));
  await mailTo(testApp.dataDir, fine.email, 'New order');
  expect(await mailsTo(testApp.dataDir, poisoned.email)).toEqual([]);
  await ask('drop trigger poison on notifications');
  await runAt('notification-mails', new Date(today.getTime() + 12 * MINUTE));
  await mailTo(testApp.dataDir, poisoned.email, 'New order');
  expect(await mailsTo(testApp.dataDir, fine.email)).toHaveLength(1);
});

it('who has switched mails or a topic off gets none', async () => {
  const [seller, buyer] = [await signUp(app), await signUp(app)];
  const crop = await createListing(app, seller);
  const change = (payload: object) =>
    app.inject({
      method: 'PATCH',
      url: '/api/v1/notifications/settings',
      payload,
      headers: seller.headers,
    });
  await change({ mail: false });
  await placeOrder(app, buyer, { crop });
  await listOf(seller, 1);
  await change({ 'new-orders': false });
  const order = await placeOrder(app, buyer, { crop });
  testApp.setNow(new Date(today.getTime() + MINUTE));
  await take(app, buyer, order, 'cancel', { reason: 'Too late' });
  const found = await listOf(seller, 2);
  testApp.setNow(today);
  expect(found.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
    ['order-cancelled', 1],
    ['order-placed', 1],
  ]);
  await runAt('notification-mails', new Date(today.getTime() + 11 * MINUTE));
  expect(await mailsTo(testApp.dataDir, seller.email)).toEqual([]);
});

it('a seller is told once that the last day of a listing is near', async () => {
  const seller = await signUp(app);
  await createListing(app, seller, { expiryDate: '2026-06-20' });
  await createListing(app, seller, { expiryDate: '2026-08-20' });
  await runAt('expiring-listings', new Date(today.getTime() + 2 * DAY));
  expect(await list(seller)).toEqual([]);
  for (let times = 0; times < 5; times += 1)
    await runAt('expiring-listings', new Date(today.getTime() + 3 * DAY));
  expect(await list(seller)).toMatchObject([{ kind: 'listing-expiring', count: 1 }]);
});
