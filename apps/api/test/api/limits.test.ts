import { maxQuestionBytes, usualBodyBytes } from '@upaj/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountLimits } from '../../src/domains/accounts/accounts.limits.ts';
import { messagesOfPerson } from '../../src/domains/contact/contact.module.ts';
import { uploadsOfAddress } from '../../src/platform/pictures/upload-limits.ts';
import { writeForm } from '../support/listings.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { password, type SignedIn, signUp } from '../support/sign-up.ts';

let testApp: TestApp;
let asha: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp({ hasLimits: true, trustProxy: true });
  asha = await signUp(testApp.app);
});

const post = (url: string, payload: object, headers: Record<string, string> = asha.headers) =>
  testApp.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers });
const newPassword = 'Sarson ka khet 9';
const otp = '123456';
const message = () => ({ user_name: 'Asha', user_email: asha.email, message: 'Hello' });
const { otpsForAddress, passwordChanges } = accountLimits;

function upload() {
  const form = writeForm([['image', { filename: 'a.png', bytes: Buffer.from('no picture') }]]);
  const headers = { ...form.headers, ...asha.headers };
  const url = `/api/v1/user/${asha.userId}/picture`;
  return testApp.app.inject({ method: 'PUT', url, payload: form.payload, headers });
}

let endpoints = 0;
/** Each request comes from another address, so that no limit by address applies first. */
const writeFromElsewhere = () => {
  endpoints += 1;
  const from = { 'x-forwarded-for': `198.51.100.${endpoints}` };
  return post('contact', message(), { ...asha.headers, ...from });
};
const toNewMailbox = () => {
  endpoints += 1;
  return post('user/changeEmail', { newEmail: `a${endpoints}@example.com`, password });
};

const cases = [
  [accountLimits.signIns, 200, () => post('user/signin', { email: asha.email, password })],
  [passwordChanges, 400, () => post('user/changePassword', { currentPassword: 'x', newPassword })],
  [accountLimits.resets, 401, () => post('user/resetPassword', { password: newPassword, otp })],
  [accountLimits.emailChanges, 202, toNewMailbox],
  [otpsForAddress, 202, toNewMailbox],
  [accountLimits.emailChecks, 401, () => post('user/changeEmail/verify', { otp })],
  [
    accountLimits.googleFinishes,
    401,
    () => post('user/google', { code: 'never-issued-by-the-server' }),
  ],
  [
    accountLimits.exports,
    200,
    () => testApp.app.inject({ url: `/api/v1/user/${asha.userId}/export`, headers: asha.headers }),
  ],
  [uploadsOfAddress, 422, upload],
  [messagesOfPerson, 202, writeFromElsewhere],
] as const;

it.each(cases)('$name is rejected after $times requests', async ({ name, times }, status, ask) => {
  await ask();
  // All but one of them have expired.
  await testApp.pool.query("update limits set points = $1 where key like $2 || ':%'", [
    times - 1,
    name,
  ]);
  const [last, tooMany] = [await ask(), await ask()];
  expect([last.statusCode, tooMany.statusCode]).toEqual([status, 429]);
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
  await testApp.pool.query('delete from limits');
});

describe('before its body is read', () => {
  const deep = '['.repeat(usualBodyBytes);
  const headers = () => ({ ...asha.headers, 'content-type': 'application/json' });
  const ask = (payload: string) =>
    testApp.app.inject({ method: 'POST', url: '/api/v1/chat', payload, headers: headers() });
  const counted = async () => {
    const points = "select points from limits where key like 'chat:%'";
    return (await testApp.pool.query<{ points: number }>(points)).rows.map((row) => row.points);
  };

  it('a request counts, however malformed it is', async () => {
    const bodies = ['{', deep, 'x'.repeat(maxQuestionBytes + 1), '\u00ff'];
    const replies = [];
    for (const body of bodies) replies.push((await ask(body)).statusCode);
    expect(replies).toEqual([400, 400, 413, 400]);
    expect(await counted()).toEqual([4]);
    await testApp.pool.query("update limits set points = 30 where key like 'chat:%'");
    expect((await ask(deep)).statusCode).toBe(429);
    await testApp.pool.query('delete from limits');
  });

  it('a request with an invalid field does not count in the end', async () => {
    expect((await ask('{ "message": "" }')).statusCode).toBe(400);
    expect(await counted()).toEqual([0]);
  });
});
