import { beforeAll, describe, expect, it } from 'vitest';
import { cookieFetch, openBrowser } from '../../support/browser.ts';
import { openTestApp, type TestApp } from '../../support/open-test-app.ts';
import { otpTo } from '../../support/outbox.ts';
import { type RequestArguments, sendTo, signInTo } from '../../support/send-to.ts';
import { signUp } from '../../support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
const send = (...request: RequestArguments) => sendTo(testApp.app, ...request);
const json = { 'content-type': 'application/json' };

describe('the request id of an OTP cannot be fixed by an attacker', () => {
  it('a cookie that was set by another site is ignored', async () => {
    const { email } = await signUp(testApp.app);
    const chosen = 'a'.repeat(43);
    const browser = openBrowser(testApp.app);
    browser.jar.take([`upaj_reset=${chosen}`]);
    await browser.send('POST', '/api/v1/user/forget', { email });
    expect(browser.jar.header).not.toContain(chosen);
    const otp = await otpTo(testApp.dataDir, email);
    const planted = { cookie: `upaj_reset=${chosen}` };
    expect((await send('POST', 'user/verify', { otp }, planted)).statusCode).toBe(401);
  });

  it('guessing over many connections and two servers is counted five times', async () => {
    const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
    const second = await (await testApp.again()).listen({ host: '127.0.0.1', port: 0 });
    const { email } = await signUp(testApp.app);
    const browser = cookieFetch();
    const post = (to: string, url: string, body: object) =>
      browser(`${to}/api/v1/user/${url}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(body),
      });
    await post(address, 'forget', { email });
    const right = Number(await otpTo(testApp.dataDir, email));
    const guard = Array.from({ length: 80 }, (_, at) => {
      const otp = String((right + 1 + at) % 1_000_000).padStart(6, '0');
      return post(at % 2 ? address : second, 'verify', { otp });
    });
    const statuses = (await Promise.all(guard)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    const { rows } = await testApp.pool.query('select wrong_tries from otps where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ wrong_tries: 5 }]);
  });
});

describe('response times reveal nothing', () => {
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

  /** Medians of two alternating operations, so that other load affects both. */
  async function compare(left: () => Promise<unknown>, right: () => Promise<unknown>) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 15; round += 1) {
      for (const [at, work] of [left, right].entries()) {
        const begun = performance.now();
        await work();
        times[at]?.push(performance.now() - begun);
      }
    }
    return median(times[0]) / median(times[1]);
  }

  it('about accounts at sign-in: an unknown address takes as long as a wrong password', async () => {
    const { app } = await openTestApp({ isSlow: true });
    const { email } = await signUp(app);
    const ratio = await compare(
      () => signInTo(app, email, 'not the one'),
      () => signInTo(app, 'no.one@example.com', 'not the one'),
    );
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('about registered addresses: a request only adds a job to the queue', async () => {
    const { email } = await signUp(testApp.app);
    const forget = (to: string) => () => send('POST', 'user/forget', { email: to });
    const ratio = await compare(forget(email), forget('no.one@example.com'));
    expect(ratio).toBeGreaterThan(0.33);
    expect(ratio).toBeLessThan(3);
  });
});
