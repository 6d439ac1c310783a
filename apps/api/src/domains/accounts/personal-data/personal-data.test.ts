import { readdir } from 'node:fs/promises';
import { join as path } from 'node:path';
import { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.ts';
import { createListing } from '../../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../../test/support/open-test-app.ts';
import { mailTo, otpTo } from '../../../../test/support/outbox.ts';
import { password, type SignedIn, signUp } from '../../../../test/support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});

const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
const copyOf = async ({ userId, headers }: SignedIn) =>
  testApp.app.inject({ url: `/api/v1/user/${userId}/export`, headers });
const remove = ({ userId, headers }: SignedIn, secret = password) =>
  testApp.app.inject({
    method: 'DELETE',
    url: `/api/v1/user/${userId}`,
    headers,
    payload: { password: secret },
  });

/** A user with a bank account, a listing, and a message to Upaj. */
async function seller() {
  const asha = await signUp(testApp.app);
  const payload = { userId: asha.userId, ...account };
  const { headers, email } = asha;
  await testApp.app.inject({ method: 'POST', url: '/api/v1/seller', payload, headers });
  const listing = await createListing(testApp.app, asha);
  const message = { user_name: 'Asha', user_email: email, message: 'Where is it?' };
  await testApp.app.inject({ method: 'POST', url: '/api/v1/contact', payload: message });
  return { asha, listing };
}

/** Verifies an address by changing to it with its OTP. */
async function prove(asha: SignedIn, newEmail: string) {
  const browser = openBrowser(testApp.app);
  const send = (endpoint: string, body: object) =>
    browser.send('POST', `/api/v1/user/${endpoint}`, body, asha.headers);
  await send('changeEmail', { newEmail, password });
  await send('changeEmail/verify', { otp: await otpTo(testApp.dataDir, newEmail) });
}

it('an export contains everything about the user, with a masked account number and no secret', async () => {
  const { asha, listing } = await seller();
  const reply = await copyOf(asha);
  const copy = reply.json();
  expect(copy).toMatchObject({
    user: { name: 'Asha Devi', email: asha.email, phone: '9876543210', isEmailProven: false },
    seller: { ...account, accountNo: '••••9012' },
    signInWays: [{ way: 'password', googleId: null }],
    sessions: [{ ipAddress: '127.0.0.1' }],
    listings: [{ id: listing._id, price: 700, pictures: [expect.stringMatching(/^\/pictures/)] }],
  });
  expect(ExportedUser.parse(copy)).toEqual(copy);
  const { rows } = await testApp.pool.query('select password from credentials where user_id = $1', [
    asha.userId,
  ]);
  expect(reply.body).not.toContain(rows[0].password);
  expect(reply.body).not.toContain(asha.token);
  expect(reply.body).not.toContain(account.accountNo);
});

it('an export contains every table with data of the user', async () => {
  const { rows } = await testApp.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public'
       and column_name in ('user_id', 'seller_id', 'buyer_id', 'actor_id', 'author_id')`,
  );
  // OTPs expire in minutes, the sales of a month are computed from orders, and a suspension, with the hash of its
  // address, is one of the actions of moderation. Likes, muted discussions and the pictures of discussions are no texts of the person.
  expect(rows.map(({ name }) => name).sort()).toEqual([
    ...['cart_items.user_id', 'chat_feedback.user_id', 'comment_likes.user_id'],
    'comments.author_id',
    ...['contact_messages.user_id', 'credentials.user_id', 'crops.seller_id'],
    ...['diagnoses.user_id', 'idempotency_keys.user_id', 'leaf_feedback.user_id'],
    ...['leaf_pictures.user_id', 'moderation_actions.user_id'],
    ...['notification_settings.user_id', 'notifications.user_id', 'order_events.actor_id'],
    ...['orders.buyer_id', 'orders.seller_id', 'otps.user_id', 'payment_entries.actor_id'],
    ...['payment_entries.seller_id', 'reviews.author_id', 'reviews.seller_id'],
    ...[
      'seller_buyers.buyer_id',
      'seller_buyers.seller_id',
      'seller_sales.seller_id',
      'sellers.user_id',
      'sessions.user_id',
      'suspended_addresses.user_id',
      'suspensions.user_id',
    ],
    ...['thread_likes.user_id', 'thread_mutes.user_id', 'thread_pictures.author_id'],
    ...['threads.author_id', 'weather_places.user_id'],
  ]);
});

it('messages to Upaj are exported only to users who have verified the address', async () => {
  const { asha } = await seller();
  expect((await copyOf(asha)).json().contactMessages).toEqual([]);
  const email = `proven.${asha.email}`;
  const message = { user_name: 'Asha', user_email: email, message: 'Still waiting' };
  await testApp.app.inject({ method: 'POST', url: '/api/v1/contact', payload: message });
  await prove(asha, email);
  expect((await copyOf(asha)).json().contactMessages).toMatchObject([{ message: 'Still waiting' }]);
});

it('messages of a signed-in user are exported and deleted, whatever address they contain', async () => {
  const asha = await signUp(testApp.app);
  const payload = { user_name: 'Asha', user_email: 'typed@example.com', message: 'From inside' };
  const { headers } = asha;
  await testApp.app.inject({ method: 'POST', url: '/api/v1/contact', payload, headers });
  expect((await copyOf(asha)).json().contactMessages).toMatchObject([{ message: 'From inside' }]);
  await remove(asha);
  const { rows } = await testApp.pool.query(
    "select id from contact_messages where message = 'From inside'",
  );
  expect(rows).toEqual([]);
});

it('undelivered mails are deleted with the account', async () => {
  const asha = await signUp(testApp.app);
  const failed = async (data: object) =>
    testApp.pool.query("insert into jobs.job (name, data, state) values ('mail', $1, 'failed')", [
      JSON.stringify(data),
    ]);
  const to = { name: 'Asha', address: asha.email };
  const mail = { name: '', address: 'contact@localhost' };
  await failed({ letter: 'password-changed', to, language: 'en', values: {} });
  await failed({ letter: 'contact', to: mail, language: 'en', values: { email: asha.email } });
  await failed({
    letter: 'contact',
    to: mail,
    language: 'en',
    values: { email: 'a@example.com' },
  });
  await remove(asha);
  const { rows } = await testApp.pool.query(
    "select data->'values'->>'email' as email from jobs.job where state = 'failed'",
  );
  expect(rows).toEqual([{ email: 'a@example.com' }]);
  await mailTo(testApp.dataDir, asha.email, 'account was deleted');
});

it('a deleted account leaves nothing but the farewell mail', async () => {
  const { asha, listing } = await seller();
  await prove(asha, `gone.${asha.email}`);
  const email = `gone.${asha.email}`;
  const message = { user_name: 'Asha', user_email: email, message: 'Bye' };
  await testApp.app.inject({ method: 'POST', url: '/api/v1/contact', payload: message });
  await testApp.pool.query(
    "insert into idempotency_keys (user_id, key, digest, created_at) values ($1, 'k', '', now())",
    [asha.userId],
  );
  const pictures = await readdir(path(testApp.dataDir, 'pictures'));
  expect((await remove(asha)).statusCode).toBe(204);
  for (const table of ['sellers', 'sessions', 'credentials', 'otps', 'idempotency_keys']) {
    const { rows } = await testApp.pool.query(`select * from ${table} where user_id = $1`, [
      asha.userId,
    ]);
    expect(rows, table).toEqual([]);
  }
  const { rows } = await testApp.pool.query('select * from contact_messages where email = $1', [
    email,
  ]);
  expect(rows).toEqual([]);
  expect((await testApp.app.inject({ url: `/api/v1/crops/${listing._id}` })).statusCode).toBe(404);
  expect(await readdir(path(testApp.dataDir, 'pictures'))).toHaveLength(pictures.length - 1);
  await mailTo(testApp.dataDir, email, 'account was deleted');
});

it('an account is not deleted by a wrong password, nor twice', async () => {
  const asha = await signUp(testApp.app);
  const refused = await remove(asha, 'not the one');
  expect(refused.json().fields.password.code).toBe('wrong_password');
  const replies = await Promise.all([remove(asha), remove(asha)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401]);
  const form = { email: asha.email, password };
  const again = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/user/signin',
    payload: form,
  });
  expect(again.statusCode).toBe(401);
});
