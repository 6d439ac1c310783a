import { beforeAll, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from '../../../../test/support/browser.ts';
import { openTestApp, type TestApp, today } from '../../../../test/support/open-test-app.ts';
import { mailsTo, mailTo, otpTo } from '../../../../test/support/outbox.ts';
import { password, type SignedIn, signUp } from '../../../../test/support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});

const next = 'Sarson ka khet 9';
const url = (endpoint: string) => `/api/v1/user/${endpoint}`;
const wrong = (otp: string, by = 1) => String((Number(otp) + by) % 1_000_000).padStart(6, '0');

/** A user who has forgotten the password, their browser, and the mailed code. */
async function forgetful(more = {}) {
  const asha = await signUp(testApp.app, more);
  const browser = openBrowser(testApp.app);
  const reply = await browser.send('POST', url('forget'), { email: asha.email });
  expect(reply.statusCode).toBe(202);
  return { asha, browser, otp: await otpTo(testApp.dataDir, asha.email) };
}

const verify = (browser: Browser, otp: string) => browser.send('POST', url('verify'), { otp });
const reset = (browser: Browser, otp: string | number, to = next) =>
  browser.send('POST', url('resetPassword'), { password: to, otp });
const isIn = async ({ userId, headers }: SignedIn) =>
  (await testApp.app.inject({ url: url(userId), headers })).statusCode === 200;

describe('a user who has forgotten the password', () => {
  it('sets a new one with the mailed OTP; every session ends, and a mail reports it', {
    tags: ['STATE-23'],
  }, async () => {
    const { asha, browser, otp } = await forgetful();
    expect((await verify(browser, otp)).json()).toEqual({ success: true });
    expect((await reset(browser, otp)).statusCode).toBe(202);
    expect(await isIn(asha)).toBe(false);
    const old = await browser.send('POST', url('signin'), { email: asha.email, password });
    const fresh = await browser.send('POST', url('signin'), {
      email: asha.email,
      password: next,
    });
    expect([old.statusCode, fresh.statusCode]).toEqual([401, 200]);
    await mailTo(testApp.dataDir, asha.email, 'password was changed');
  });

  it('can enter an OTP with leading zeros, as a number too', {
    tags: ['CALL-22', 'LIMIT-4'],
  }, async () => {
    const { browser, asha, otp } = await forgetful();
    const { rows } = await testApp.pool.query('select id, handle_hash from otps where email = $1', [
      asha.email,
    ]);
    const { otpDigest } = await import('../otps/secrets.ts');
    const secret = 'a secret that only the tests know of';
    const digest = otpDigest(secret, rows[0].handle_hash, '000042');
    await testApp.pool.query('update otps set code_hash = $1 where id = $2', [digest, rows[0].id]);
    expect(otp).toMatch(/^\d{6}$/);
    expect((await verify(browser, '000042')).statusCode).toBe(200);
    expect((await reset(browser, 42)).statusCode).toBe(202);
  });

  it('gets the mail in Hindi when the browser prefers Hindi', async () => {
    const { email } = await signUp(testApp.app, { name: 'आशा देवी' });
    const headers = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' };
    await openBrowser(testApp.app).send('POST', url('forget'), { email }, headers);
    const { subject, html } = await mailTo(testApp.dataDir, email, 'आपका उपज OTP है');
    expect(html).toContain(subject?.slice(0, 6));
  });

  it('can choose another password with the same OTP when the first is too common', async () => {
    const { browser, otp } = await forgetful();
    await verify(browser, otp);
    const refused = await reset(browser, otp, 'password123');
    expect(refused.json().fields.password.code).toBe('too_common');
    expect((await reset(browser, otp)).statusCode).toBe(202);
  });
});

describe('an OTP', () => {
  const incorrect = {
    success: false,
    code: 'otp_incorrect',
    message: 'The OTP you entered is incorrect. Please try again.',
  };
  const missing = {
    success: false,
    code: 'otp_missing',
    message: 'OTP not found. Please request a new OTP.',
  };

  it('works only in the browser that requested it', async () => {
    const { browser, otp } = await forgetful();
    const otherBrowser = openBrowser(testApp.app);
    expect((await verify(otherBrowser, otp)).json()).toEqual(incorrect);
    await otherBrowser.send('POST', url('forget'), { email: 'other.user@example.com' });
    expect((await verify(otherBrowser, otp)).json()).toEqual(incorrect);
    await verify(browser, otp);
    expect((await reset(otherBrowser, otp)).json()).toEqual(missing);
  });

  it('is right again when the first reply was lost, and is used once', {
    tags: ['CALL-39', 'ERROR-8'],
  }, async () => {
    const { browser, otp } = await forgetful();
    expect((await reset(browser, otp)).json()).toEqual(missing);
    for (const _ of [1, 2, 3, 4, 5, 6]) expect((await verify(browser, otp)).statusCode).toBe(200);
    expect((await verify(browser, wrong(otp))).json()).toEqual(incorrect);
    const replies = await Promise.all([1, 2, 3].map(() => reset(browser, otp)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([202, 401, 401]);
    expect((await verify(browser, otp)).json()).toEqual(incorrect);
  });

  it('is invalid once another was requested', async () => {
    const { asha, browser, otp } = await forgetful();
    await browser.send('POST', url('forget'), { email: asha.email });
    const second = await otpTo(testApp.dataDir, asha.email, 2);
    if (second !== otp) expect((await verify(browser, otp)).json()).toEqual(incorrect);
    expect((await verify(browser, second)).statusCode).toBe(200);
  });

  it('is invalid after ten minutes, also when it was verified but not used', async () => {
    const [late, slow] = [await forgetful(), await forgetful()];
    const minutes = (count: number) => testApp.setNow(new Date(today.getTime() + count * 60_000));
    minutes(9);
    expect((await verify(slow.browser, slow.otp)).statusCode).toBe(200);
    minutes(10);
    // Again, and for no longer.
    expect((await verify(slow.browser, slow.otp)).statusCode).toBe(200);
    expect((await verify(late.browser, late.otp)).json()).toEqual(incorrect);
    minutes(19);
    expect((await reset(slow.browser, slow.otp)).json()).toEqual(missing);
    minutes(0);
  });

  it('is invalid after five wrong tries, even concurrent ones', { tags: ['VALID-9'] }, async () => {
    const { asha, browser, otp } = await forgetful();
    const guard = Array.from({ length: 60 }, (_, by) => verify(browser, wrong(otp, by + 1)));
    const replies = await Promise.all(guard);
    for (const reply of replies) expect(reply.json()).toEqual(incorrect);
    const { rows } = await testApp.pool.query('select wrong_tries from otps where email = $1', [
      asha.email,
    ]);
    expect(rows).toEqual([{ wrong_tries: 5 }]);
    expect((await verify(browser, otp)).json()).toEqual(incorrect);
  });

  it('has at most five tries in the request that sets the password too', async () => {
    const { browser, otp } = await forgetful();
    await verify(browser, otp);
    await Promise.all(Array.from({ length: 20 }, (_, by) => reset(browser, wrong(otp, by + 1))));
    expect((await verify(browser, otp)).json()).toEqual(incorrect);
    expect((await reset(browser, otp)).json()).toEqual(missing);
  });

  it('is not stored in plain text in the database or the queue', async () => {
    const { asha, otp } = await forgetful();
    const { rows: kept } = await testApp.pool.query('select * from otps where email = $1', [
      asha.email,
    ]);
    const { rows: jobs } = await testApp.pool.query('select data, output from jobs.job');
    expect(kept[0].code_hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([kept, jobs])).not.toContain(otp);
  });

  it('is identified by a cookie that scripts cannot read and other sites cannot send', async () => {
    const { email } = await signUp(testApp.app);
    const reply = await openBrowser(testApp.app).send('POST', url('forget'), { email });
    expect(reply.headers['set-cookie']).toMatch(
      /^upaj_reset=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const safe = await openTestApp({ publicUrl: 'https://upaj.example' });
    const other = await openBrowser(safe.app).send('POST', url('forget'), { email });
    expect(other.headers['set-cookie']).toMatch(/^__Host-upaj_reset=.*; Secure$/);
  });
});

describe('an attacker', () => {
  it('learns neither by response nor by timing whether an address is registered', {
    tags: ['CALL-38'],
  }, async () => {
    const { email } = await signUp(testApp.app);
    const browser = openBrowser(testApp.app);
    const known = await browser.send('POST', url('forget'), { email });
    const unknown = await browser.send('POST', url('forget'), { email: 'no.one@example.com' });
    const shape = (reply: typeof known) => [
      reply.statusCode,
      reply.body,
      Object.keys(reply.headers).sort(),
      String(reply.headers['set-cookie']).replace(/=[\w-]{43};/, '=;'),
    ];
    expect(known.statusCode).toBe(202);
    expect(shape(unknown)).toEqual(shape(known));
    for (const otp of ['000000', '111111', '222222', '333333', '444444', '555555']) {
      expect((await verify(browser, otp)).json().code).toBe('otp_incorrect');
    }
    await otpTo(testApp.dataDir, email);
    expect(await mailsTo(testApp.dataDir, 'no.one@example.com')).toEqual([]);
  });

  it('cannot take over an account by an OTP for an address that the account has left', async () => {
    const { asha, browser, otp } = await forgetful();
    await verify(browser, otp);
    const own = openBrowser(testApp.app);
    const newEmail = `moved.${asha.email}`;
    await own.send('POST', url('changeEmail'), { newEmail, password }, asha.headers);
    const moving = await otpTo(testApp.dataDir, newEmail);
    const move = () => own.send('POST', url('changeEmail/verify'), { otp: moving }, asha.headers);
    // The first reply may have been lost; the second changes nothing more.
    expect([(await move()).statusCode, (await move()).statusCode]).toEqual([200, 200]);
    expect((await reset(browser, otp)).json().code).toBe('otp_missing');
    const notice = await mailTo(testApp.dataDir, asha.email, 'was changed');
    expect(notice.text).toContain(newEmail);
    const notices = (await mailsTo(testApp.dataDir, asha.email)).filter(({ subject }) =>
      subject?.includes('was changed'),
    );
    expect(notices).toHaveLength(1);
  });

  it('cannot do so either when the account leaves the address at the same time', async () => {
    const { asha, browser, otp } = await forgetful();
    await verify(browser, otp);
    const leave = 'update users set email = $1 where id = $2';
    await testApp.pool.query(leave, [`left.${asha.email}`, asha.userId]);
    expect((await reset(browser, otp)).json().code).toBe('otp_missing');
    expect(await isIn(asha)).toBe(true);
  });

  it('learns nothing about a new address that is taken; its owner gets a mail', async () => {
    const [asha, ravi] = [await signUp(testApp.app), await signUp(testApp.app)];
    const browser = openBrowser(testApp.app);
    const body = { newEmail: ravi.email, password };
    const reply = await browser.send('POST', url('changeEmail'), body, asha.headers);
    expect([reply.statusCode, reply.json()]).toEqual([202, { success: true }]);
    await mailTo(testApp.dataDir, ravi.email, 'already has an Upaj account');
    const guess = { otp: '123456' };
    const tried = await browser.send('POST', url('changeEmail/verify'), guess, asha.headers);
    expect(tried.json().code).toBe('otp_incorrect');
  });

  it('cannot use the OTP of a new address from another account', async () => {
    const [asha, ravi] = [await signUp(testApp.app), await signUp(testApp.app)];
    const browser = openBrowser(testApp.app);
    const newEmail = `new.${asha.email}`;
    await browser.send('POST', url('changeEmail'), { newEmail, password }, asha.headers);
    const otp = await otpTo(testApp.dataDir, newEmail);
    const reply = await browser.send('POST', url('changeEmail/verify'), { otp }, ravi.headers);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'otp_incorrect']);
  });
});
