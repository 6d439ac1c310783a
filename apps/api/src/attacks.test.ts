import { connect as dial } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { cookieFetch, openBrowser } from './testing/browser.ts';
import { offer } from './testing/listings.ts';
import { openTestApp, type TestApp, today } from './testing/open-test-app.ts';
import { mailsTo, mailTo, otpTo } from './testing/outbox.ts';
import { join, newcomer, password, type SignedIn } from './testing/people.ts';

let house: TestApp;
let address: string;
beforeAll(async () => {
  house = await openTestApp();
  address = await house.app.listen({ host: '127.0.0.1', port: 0 });
});

const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object | string,
  headers: Record<string, string> = {},
  app: FastifyInstance = house.app,
) => app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) });
const isIn = async ({ userId, headers }: Pick<SignedIn, 'userId' | 'headers'>) =>
  (await send('GET', `user/${userId}`, undefined, headers)).statusCode === 200;
const signIn = async (email: string, secret = password) =>
  send('POST', 'user/signin', { email, password: secret });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const json = { 'content-type': 'application/json' };

describe('a record cannot be given more than the form has', () => {
  const more = [
    ...['isModerator', 'is_moderator', 'emailVerified', 'email_verified', 'id', '_id', 'userId'],
    ...['role', 'isSeller', 'pictureId', 'createdAt', 'password', 'token', 'sessions'],
  ];

  it.each(more)('neither at sign-up nor in the profile: %s', async (field) => {
    const form = { ...newcomer(), [field]: true };
    if (field !== 'password') {
      const refused = await send('POST', 'user/signup', form);
      expect(refused.json().fields[field].code).toBe('unknown_field');
    }
    const { userId, headers } = await join(house.app);
    const reply = await send('PATCH', `user/${userId}`, { [field]: true }, headers);
    expect([reply.statusCode, reply.json().fields[field].code]).toEqual([400, 'unknown_field']);
  });

  it('nor through what is accepted and left alone', async () => {
    const { userId, headers } = await join(house.app);
    const before = await house.pool.query('select * from users where id = $1', [userId]);
    const ignored = {
      ...{ email: 'x@example.com', gender: 'others', ordersPlaced: 9, moneySpent: 9 },
      ...{ ordersReceived: 9, moneyEarned: 9, picture: { url: 'https://evil.example/a.png' } },
    };
    expect((await send('PATCH', `user/${userId}`, ignored, headers)).statusCode).toBe(200);
    const after = await house.pool.query('select * from users where id = $1', [userId]);
    const { updated_at: _, ...same } = before.rows[0];
    expect(after.rows[0]).toMatchObject(same);
  });

  it.each(['{"__proto__":{"city":"Gumla"}}', '{"constructor":{"prototype":{"city":"Gumla"}}}'])(
    'nor through %s',
    async (body) => {
      const { userId, headers } = await join(house.app);
      const reply = await send('PATCH', `user/${userId}`, body, { ...json, ...headers });
      expect(reply.statusCode).toBe(400);
    },
  );

  it("nor can a seller's record be moved to another person", async () => {
    const [asha, ravi] = [await join(house.app), await join(house.app)];
    const account = { bank: 'Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
    const both = { userId: asha.userId, ...account };
    await send('POST', 'seller', both, asha.headers);
    const change = { userId: ravi.userId };
    const reply = await send('PATCH', `seller/${asha.userId}`, change, asha.headers);
    expect(reply.json().fields.userId.code).toBe('unknown_field');
  });
});

describe('a token is dead', () => {
  const next = 'Sarson ka khet 9';

  it('after the password was changed elsewhere', async () => {
    const asha = await join(house.app);
    const stolen = {
      userId: asha.userId,
      headers: bearer((await signIn(asha.email)).json().token),
    };
    const body = { currentPassword: password, newPassword: next };
    await send('POST', 'user/changePassword', body, asha.headers);
    expect([await isIn(stolen), await isIn(asha)]).toEqual([false, true]);
  });

  it('after the account was deleted, for every call', async () => {
    const asha = await join(house.app);
    const { userId, headers } = asha;
    await send('DELETE', `user/${userId}`, { password }, headers);
    for (const url of [`user/${userId}`, 'user/sessions', `user/${userId}/export`]) {
      expect((await send('GET', url, undefined, headers)).statusCode, url).toBe(401);
    }
  });

  it('if it was given while the password was being changed, with the old one', async () => {
    const asha = await join(house.app);
    const body = { currentPassword: password, newPassword: next };
    const change = send('POST', 'user/changePassword', body, asha.headers);
    const thief = Array.from({ length: 12 }, () => signIn(asha.email));
    expect((await change).statusCode).toBe(200);
    for (const reply of await Promise.all(thief)) {
      if (reply.statusCode !== 200) continue;
      const session = { userId: asha.userId, headers: bearer(reply.json().token) };
      expect(await isIn(session)).toBe(false);
    }
  });

  it('half a year after it was given, however often it was used', async () => {
    const asha = await join(house.app);
    const age = 'update sessions set created_at = $1 where user_id = $2';
    const halfAYear = new Date(today.getTime() - 181 * 24 * 60 * 60 * 1000);
    await house.pool.query(age, [halfAYear, asha.userId]);
    expect(await isIn(asha)).toBe(false);
  });

  it('unless it comes in the header: not in a cookie, not in the address', async () => {
    const { userId, token } = await join(house.app);
    for (const cookie of [`better-auth.session_token=${token}`, `token=${token}`]) {
      expect((await send('GET', `user/${userId}`, undefined, { cookie })).statusCode).toBe(401);
    }
    const url = `user/${userId}?token=${token}&access_token=${token}`;
    expect((await send('GET', url)).statusCode).not.toBe(200);
  });

  it('when somebody else chose it: each sign-in makes a new one', async () => {
    const { email, token } = await join(house.app);
    const chosen = { ...bearer('chosen-by-the-attacker'), cookie: 'token=chosen-by-the-attacker' };
    const first = await send('POST', 'user/signin', { email, password }, chosen);
    const second = await send('POST', 'user/signin', { email, password }, bearer(token));
    const tokens = [token, first.json().token, second.json().token];
    expect(new Set(tokens).size).toBe(3);
    expect(tokens).not.toContain('chosen-by-the-attacker');
  });
});

describe('the request of an OTP cannot be planted', () => {
  it('a cookie that somebody else put there is not taken up', async () => {
    const { email } = await join(house.app);
    const chosen = 'a'.repeat(43);
    const browser = openBrowser(house.app);
    browser.jar.take([`upaj_reset=${chosen}`]);
    await browser.send('POST', '/api/v1/user/forget', { email });
    expect(browser.jar.header).not.toContain(chosen);
    const otp = await otpTo(house.dataDir, email);
    const planted = { cookie: `upaj_reset=${chosen}` };
    expect((await send('POST', 'user/verify', { otp }, planted)).statusCode).toBe(401);
  });

  it('guessing over many connections and two servers is counted five times', async () => {
    const second = await (await house.again()).listen({ host: '127.0.0.1', port: 0 });
    const { email } = await join(house.app);
    const browser = cookieFetch();
    const post = (to: string, url: string, body: object) =>
      browser(`${to}/api/v1/user/${url}`, {
        ...{ method: 'POST', headers: json, body: JSON.stringify(body) },
      });
    await post(address, 'forget', { email });
    const right = Number(await otpTo(house.dataDir, email));
    const guesses = Array.from({ length: 80 }, (_, at) => {
      const otp = String((right + 1 + at) % 1_000_000).padStart(6, '0');
      return post(at % 2 ? address : second, 'verify', { otp });
    });
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    const { rows } = await house.pool.query('select wrong_tries from otps where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ wrong_tries: 5 }]);
  });
});

describe('time tells nothing', () => {
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

  /** Medians of two things done in turn, so that whatever else the machine does falls on both. */
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

  it('about whether somebody may sign in: an unknown address takes as long as a wrong password', async () => {
    const { email } = await join(house.app);
    const ratio = await compare(
      () => signIn(email, 'not the one'),
      () => signIn('no.one@example.com', 'not the one'),
    );
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  }, 60_000);

  it('about whether an address is registered: a request is put in the queue, and no more', async () => {
    const { email } = await join(house.app);
    const forget = (to: string) => () => send('POST', 'user/forget', { email: to });
    const ratio = await compare(forget(email), forget('no.one@example.com'));
    expect(ratio).toBeGreaterThan(0.33);
    expect(ratio).toBeLessThan(3);
  }, 60_000);
});

describe('a mail carries no line of a stranger', () => {
  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    '<a@example.com>',
  ])('no mail goes to %j', async (email) => {
    const reply = await send('POST', 'user/forget', { email });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });

  it.each(['"Asha" <evil@example.com>, x', 'Asha,evil@example.com', 'Asha; Bcc: evil@example.com'])(
    'a person called %s gets one mail, alone',
    async (name) => {
      const { email } = await join(house.app, { name });
      await send('POST', 'user/forget', { email });
      const { to, bcc, cc, from } = await mailTo(house.dataDir, email, 'your Upaj OTP');
      expect(to).toEqual([{ name, address: email }]);
      expect([bcc ?? [], cc ?? [], from?.address]).toEqual([[], [], 'no-reply@localhost']);
      expect(await mailsTo(house.dataDir, 'evil@example.com')).toEqual([]);
    },
  );

  it('a name of two lines is refused before it could reach one', async () => {
    const form = newcomer({ name: 'Asha\r\nBcc: evil@example.com' });
    expect((await send('POST', 'user/signup', form)).json().fields.name.code).toBe(
      'wrong_characters',
    );
  });

  it('the host that a request names is not the one that a mail speaks of', async () => {
    const { email } = await join(house.app);
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await send('POST', 'user/forget', { email }, headers);
    const { text, html } = await mailTo(house.dataDir, email, 'your Upaj OTP');
    expect(`${text}${html}`).not.toMatch(/evil|http/);
  });
});

describe('a script that somebody writes', () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';

  it('comes back as data from every text of a person and of a listing', async () => {
    const asha = await join(house.app);
    const texts = { name: script, street: script, city: script, state: script.slice(0, 60) };
    const saved = await send('PATCH', `user/${asha.userId}`, texts, asha.headers);
    expect(saved.statusCode).toBe(200);
    const { _id } = await offer(house.app, asha, { name: script, description: script });
    for (const url of [`user/${asha.userId}`, `crops/${_id}`, `user/${asha.userId}/export`]) {
      const reply = await send('GET', url, undefined, asha.headers);
      expect(reply.body).toContain(JSON.stringify(script).slice(1, -1));
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect(reply.headers['content-security-policy']).toMatch(/script-src 'self'/);
      expect(reply.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    }
  });

  it('is escaped in a mail', async () => {
    const { email, headers } = await join(house.app, { name: script });
    await send(
      'POST',
      'contact',
      { user_name: script, user_email: email, message: script },
      headers,
    );
    const { html } = await mailTo(house.dataDir, 'contact@localhost', 'Message from <script>');
    expect(html).not.toContain('<script>');
  });

  it('does not become a page through an address that does not exist', async () => {
    const reply = await house.app.inject({ url: `/api/v1/${encodeURIComponent(script)}` });
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
  });
});

it('over HTTPS a browser is told to stay there, and what it may load', async () => {
  const { app } = await openTestApp({ publicUrl: 'https://upaj.example' });
  const { headers } = await app.inject({ url: '/api/v1/user/ways' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const policy = String(headers['content-security-policy']);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect(policy).toContain(`${name} 'none'`);
  }
});

describe('another site', () => {
  const origin = 'https://evil.example';

  it('is never allowed to read or to ask beforehand', async () => {
    const { userId, headers } = await join(house.app);
    const replies = [
      await send('GET', `user/${userId}`, undefined, { ...headers, origin }),
      await house.app.inject({
        ...{ method: 'OPTIONS', url: '/api/v1/user/signin' },
        headers: { origin, 'access-control-request-method': 'POST' },
      }),
      await send('POST', 'user/signin', { email: 'a@example.com', password }, { origin }),
    ];
    for (const { headers: answered } of replies) {
      expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answered['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot send a form of type %s to a call that reads JSON',
    async (type) => {
      const body = JSON.stringify({ email: 'a@example.com' });
      const reply = await send('POST', 'user/forget', body, { 'content-type': type });
      expect([400, 415]).toContain(reply.statusCode);
      expect(reply.headers['set-cookie']).toBeUndefined();
    },
  );

  it('cannot turn one method into another', async () => {
    const { userId, headers } = await join(house.app);
    const override = { ...headers, 'x-http-method-override': 'DELETE', 'x-method': 'DELETE' };
    await send('GET', `user/${userId}?_method=DELETE`, undefined, override);
    expect(await isIn({ userId, headers })).toBe(true);
  });
});

describe('a body that is too large or too slow', () => {
  it('is refused unread', async () => {
    const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(300_000) });
    const reply = await send('POST', 'user/signin', body, json);
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large']);
  });

  it('that never ends keeps nobody else waiting', async () => {
    const { hostname, port } = new URL(address);
    const head = `POST /api/v1/user/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`;
    const sockets = Array.from({ length: 100 }, () => {
      const socket = dial(Number(port), hostname, () => void socket.write(head));
      return socket;
    });
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', done))));
    const reply = await fetch(`${address}/api/v1/user/ways`);
    expect(reply.status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('is cut off by the clock: headers after a minute, a whole request after five', () => {
    expect(house.app.server.headersTimeout).toBeLessThanOrEqual(60_000);
    expect(house.app.server.requestTimeout).toBe(300_000);
  });
});
