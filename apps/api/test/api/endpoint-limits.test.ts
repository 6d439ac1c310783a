import { contract } from '@upaj/contract/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { listingForm, send, writeForm } from '../support/listings.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { otpTo } from '../support/outbox.ts';
import { password, type SignedIn, signUp, signUpForm } from '../support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  // Each request sets its own address.
  testApp = await openTestApp({ hasLimits: true, trustProxy: true });
});

let last = 0;
/** A new network address. */
const newAddress = () => {
  last += 1;
  return { 'x-forwarded-for': `203.0.113.${last}` };
};
const post = (url: string, payload: object, headers = {}) =>
  testApp.app.inject({ method: 'POST', url: `/api/v1/user/${url}`, payload, headers });
const times = async <T>(count: number, work: (at: number) => Promise<T>) => {
  const done: T[] = [];
  for (let at = 0; at < count; at += 1) done.push(await work(at));
  return done;
};
const limited = {
  success: false,
  code: 'rate_limited',
  message: 'Too many requests. Please try again later.',
};

/** Sets every count of this limit. */
const fill = (name: string, count: number) =>
  testApp.pool.query(`update limits set points = $1 where key like $2 || ':%'`, [count, name]);

describe('wrong passwords', () => {
  const guess = (email: string, from: object, secret = 'not the one') =>
    post('signin', { email, password: secret }, from);

  it('are rejected after ten for one account from one address, with the time to wait', async () => {
    const [{ email }, from] = [await signUp(testApp.app), newAddress()];
    const replies = await times(12, () => guess(email, from));
    expect(replies.slice(0, 10).every(({ statusCode }) => statusCode === 401)).toBe(true);
    const [refused] = replies.slice(10);
    expect([refused?.statusCode, refused?.json()]).toEqual([429, limited]);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
    expect((await guess(email, from, password)).statusCode).toBe(429);
  });

  it('of an attacker do not lock out the owner at another address', async () => {
    const { email } = await signUp(testApp.app);
    const attacker = newAddress();
    await times(15, () => guess(email, attacker));
    expect((await guess(email, newAddress(), password)).statusCode).toBe(200);
  });

  it('that arrive at once are still limited to ten', async () => {
    const [{ email }, from] = [await signUp(testApp.app), newAddress()];
    const replies = await Promise.all(Array.from({ length: 30 }, () => guess(email, from)));
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  it('are counted in the same way for an account that does not exist', async () => {
    const from = newAddress();
    const replies = await times(11, () => guess('no.one@example.com', from));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(401), 429]);
  });

  it('from one address for many accounts are rejected after a hundred', async () => {
    const from = newAddress();
    const tries = Array.from({ length: 102 }, (_, at) => guess(`nr${at}@example.com`, from));
    const refused = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
  });

  it('do not count when they are right', async () => {
    const [{ email }, from] = [await signUp(testApp.app), newAddress()];
    const replies = await times(13, () => guess(email, from, password));
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  it('are also counted when a signed-in user types one', async () => {
    const [{ headers }, from] = [await signUp(testApp.app), newAddress()];
    const body = { currentPassword: 'not the one', newPassword: 'Sarson ka khet 9' };
    const change = () => post('changePassword', body, { ...headers, ...from });
    const replies = await times(11, change);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(400), 429]);
  });

  it('are counted together with those of changes of the bank account', async () => {
    const [{ headers, userId }, from] = [await signUp(testApp.app), newAddress()];
    const account = { bank: 'Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
    const endpoint = (method: 'POST' | 'PATCH', path: string, payload: object) =>
      testApp.app.inject({
        method,
        url: `/api/v1/seller${path}`,
        payload,
        headers: { ...headers, ...from },
      });
    await endpoint('POST', '', { userId, ...account });
    const body = { currentPassword: 'not the one', newPassword: 'Sarson ka khet 9' };
    await times(9, () => post('changePassword', body, { ...headers, ...from }));
    const change = { bank: 'Another', password: 'not the one' };
    const replies = await times(2, () => endpoint('PATCH', `/${userId}`, change));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 429]);
  });
});

describe('OTPs', () => {
  it('are mailed to one address ten times an hour at most, from any network address', async () => {
    const ask = () => post('forget', { email: 'flooded@example.com' }, newAddress());
    const replies = await times(11, ask);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(202), 429]);
  });

  it('can be requested sixty times and typed a hundred times an hour from one address', async () => {
    const from = newAddress();
    const replies = await times(61, (at) => post('forget', { email: `a${at}@example.com` }, from));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(60).fill(202), 429]);
    const typed = await times(101, () => post('verify', { otp: '123456' }, from));
    expect(typed.map(({ statusCode }) => statusCode)).toEqual([...Array(100).fill(401), 429]);
  });
});

describe('guessed OTPs', () => {
  it('are rejected after twenty a day for one mailbox, over all requests and addresses; sign-in is not', async () => {
    const { email } = await signUp(testApp.app);
    const browser = openBrowser(testApp.app);
    const right: string[] = [];
    const type = async (otp: string) =>
      (await browser.send('POST', '/api/v1/user/verify', { otp }, newAddress())).statusCode;
    for (let request = 1; request <= 4; request += 1) {
      await browser.send('POST', '/api/v1/user/forget', { email }, newAddress());
      right.push(await otpTo(testApp.dataDir, email, request));
      const wrong = right.at(-1) === '000000' ? '111111' : '000000';
      expect(await times(5, () => type(wrong))).toEqual(Array(5).fill(401));
    }
    await browser.send('POST', '/api/v1/user/forget', { email }, newAddress());
    expect(await type(await otpTo(testApp.dataDir, email, 5))).toBe(429);
    expect((await post('signin', { email, password }, newAddress())).statusCode).toBe(200);
  });

  it('do not count when they are right, or when no request is open', async () => {
    const { email } = await signUp(testApp.app);
    const browser = openBrowser(testApp.app);
    const send = (endpoint: string, body: object) =>
      browser.send('POST', `/api/v1/user/${endpoint}`, body);
    await send('forget', { email });
    const otp = await otpTo(testApp.dataDir, email);
    await send('verify', { otp });
    await times(3, () => send('verify', { otp }));
    const { rows } = await testApp.pool.query<{ points: number }>(
      "select points from limits where key like 'wrong-otp:%' order by expire desc limit 1",
    );
    expect(rows).toEqual([{ points: 0 }]);
  });
});

describe('mails to one mailbox', () => {
  it('are limited to ten an hour over password resets and sign-ups', async () => {
    const mailbox = 'wanted.by.many@example.com';
    await times(9, () => post('forget', { email: mailbox }, newAddress()));
    const [asha, ravi] = [await signUp(testApp.app), await signUp(testApp.app)];
    const ask = ({ headers }: SignedIn) =>
      post('changeEmail', { newEmail: mailbox, password }, { ...headers, ...newAddress() });
    expect([(await ask(asha)).statusCode, (await ask(ravi)).statusCode]).toEqual([202, 429]);
  });
});

describe('uploads', () => {
  const { path } = contract.setUserPicture;
  const upload = ({ userId, headers }: SignedIn) => {
    const form = writeForm([['image', { filename: 'a.png', bytes: Buffer.from('no picture') }]]);
    const url = path.replace(':id', userId);
    const all = { ...form.headers, ...headers };
    return testApp.app.inject({ method: 'PUT', url, payload: form.payload, headers: all });
  };

  it('are limited to sixty an hour for one user, over listing pictures and avatars', async () => {
    const asha = await signUp(testApp.app);
    const replies = await times(60, () => upload(asha));
    expect(replies.every(({ statusCode }) => statusCode === 422)).toBe(true);
    expect((await upload(asha)).statusCode).toBe(429);
    const listing = await send(testApp.app, asha, listingForm(asha.userId));
    expect([listing.statusCode, listing.json()]).toEqual([429, limited]);
  });
});

it('sign-ups are limited to two hundred an hour from one address; invalid ones do not count', async () => {
  const from = newAddress();
  await times(10, () => post('signup', signUpForm({ phone: 'none' }), from));
  const before = await post('signup', signUpForm(), from);
  // All but one of the two hundred have expired.
  await fill('sign-up', 199);
  const [last, tooMany] = [
    await post('signup', signUpForm(), from),
    await post('signup', signUpForm(), from),
  ];
  expect([before, last, tooMany].map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
});

it('a client cannot choose the address that is counted unless a proxy is trusted', async () => {
  const strict = await openTestApp({ hasLimits: true });
  const guess = () =>
    strict.app.inject({
      method: 'POST',
      url: '/api/v1/user/signin',
      headers: newAddress(),
      payload: { email: 'no.one@example.com', password: 'guess' },
    });
  const replies = await times(11, guess);
  expect(replies.at(-1)?.statusCode).toBe(429);
});
