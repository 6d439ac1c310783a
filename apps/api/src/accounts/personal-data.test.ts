import { readdir } from 'node:fs/promises';
import { join as path } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { offer } from '../testing/listings.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { mailTo, otpTo } from '../testing/outbox.ts';
import { join, password, type SignedIn } from '../testing/people.ts';

let house: TestApp;
beforeAll(async () => {
  house = await openTestApp();
});

const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
const copyOf = async ({ userId, headers }: SignedIn) =>
  house.app.inject({ url: `/api/v1/user/${userId}/export`, headers });
const remove = ({ userId, headers }: SignedIn, secret = password) =>
  house.app.inject({
    ...{ method: 'DELETE', url: `/api/v1/user/${userId}`, headers },
    payload: { password: secret },
  });

/** Somebody with a bank account, a listing, and a message to Upaj. */
async function seller() {
  const asha = await join(house.app);
  const payload = { userId: asha.userId, ...account };
  const { headers, email } = asha;
  await house.app.inject({ method: 'POST', url: '/api/v1/seller', payload, headers });
  const listing = await offer(house.app, asha);
  const message = { user_name: 'Asha', user_email: email, message: 'Where is it?' };
  await house.app.inject({ method: 'POST', url: '/api/v1/contact', payload: message });
  return { asha, listing };
}

/** Proves the address by changing it and reading the OTP there. */
async function prove(asha: SignedIn, newEmail: string) {
  const browser = openBrowser(house.app);
  const send = (call: string, body: object) =>
    browser.send('POST', `/api/v1/user/${call}`, body, asha.headers);
  await send('changeEmail', { newEmail, password });
  await send('changeEmail/verify', { otp: await otpTo(house.dataDir, newEmail) });
}

it('a copy holds everything about the person, the bank account whole, and no secret', async () => {
  const { asha, listing } = await seller();
  const reply = await copyOf(asha);
  expect(reply.json()).toMatchObject({
    user: { name: 'Asha Devi', email: asha.email, phone: '9876543210', emailVerified: false },
    seller: account,
    signInWays: [{ way: 'credential' }],
    sessions: [{ ipAddress: '127.0.0.1' }],
    listings: [{ id: listing._id, price: 700, pictures: [expect.stringMatching(/^\/pictures/)] }],
  });
  const { rows } = await house.pool.query('select password from credentials where user_id = $1', [
    asha.userId,
  ]);
  expect(reply.body).not.toContain(rows[0].password);
  expect(reply.body).not.toContain(asha.token);
});

it('messages to Upaj are copied for those alone who have proven the address', async () => {
  const { asha } = await seller();
  expect((await copyOf(asha)).json().contactMessages).toEqual([]);
  const email = `proven.${asha.email}`;
  const message = { user_name: 'Asha', user_email: email, message: 'Still waiting' };
  await house.app.inject({ method: 'POST', url: '/api/v1/contact', payload: message });
  await prove(asha, email);
  expect((await copyOf(asha)).json().contactMessages).toMatchObject([{ message: 'Still waiting' }]);
});

it('a deleted account leaves nothing behind but a good-bye', async () => {
  const { asha, listing } = await seller();
  await prove(asha, `gone.${asha.email}`);
  const email = `gone.${asha.email}`;
  const message = { user_name: 'Asha', user_email: email, message: 'Bye' };
  await house.app.inject({ method: 'POST', url: '/api/v1/contact', payload: message });
  const pictures = await readdir(path(house.dataDir, 'pictures'));
  expect((await remove(asha)).statusCode).toBe(204);
  for (const table of ['sellers', 'sessions', 'credentials', 'otps']) {
    const { rows } = await house.pool.query(`select * from ${table} where user_id = $1`, [
      asha.userId,
    ]);
    expect(rows, table).toEqual([]);
  }
  const { rows } = await house.pool.query('select * from contact_messages where email = $1', [
    email,
  ]);
  expect(rows).toEqual([]);
  expect((await house.app.inject({ url: `/api/v1/crops/${listing._id}` })).statusCode).toBe(404);
  expect(await readdir(path(house.dataDir, 'pictures'))).toHaveLength(pictures.length - 1);
  await mailTo(house.dataDir, email, 'account was deleted');
});

it('an account is not deleted by a wrong password, nor twice', async () => {
  const asha = await join(house.app);
  const refused = await remove(asha, 'not the one');
  expect(refused.json().fields.password.code).toBe('wrong_password');
  const replies = await Promise.all([remove(asha), remove(asha)]);
  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  expect(statuses[0]).toBe(204);
  expect([204, 400, 401]).toContain(statuses[1]);
  const form = { email: asha.email, password };
  const again = await house.app.inject({
    ...{ method: 'POST', url: '/api/v1/user/signin', payload: form },
  });
  expect(again.statusCode).toBe(401);
});
