import { googleCallback, googleStart } from '@upaj/contract/accounts.addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { openTestApp, type TestApp, today } from '../../testing/open-test-app.ts';
import {
  clientId,
  clientSecret,
  type Forgery,
  type Member,
  openProvider,
} from '../../testing/openid-provider.ts';
import { mailsTo, mailTo, otpTo } from '../../testing/outbox.ts';
import { join, password, type SignedIn } from '../../testing/people.ts';

const redirectUri = `http://localhost${googleCallback}`;
let house: TestApp;
let provider: Awaited<ReturnType<typeof openProvider>>;
beforeAll(async () => {
  provider = await openProvider(redirectUri);
  const { issuer } = provider;
  house = await openTestApp({ google: { clientId, clientSecret, issuer, redirectUri } });
});
afterAll(() => provider.close());

let count = 0;
const newMember = (more: Partial<Member> = {}): Member => {
  count += 1;
  const sub = `member-${count}`;
  return {
    sub,
    email: `${sub}@gmail.com`,
    email_verified: true,
    name: 'Sunita Oraon',
    ...more,
  };
};

/** Walks through the provider's pages as a browser does, and gives the address at which it comes out. */
async function walk(address: string): Promise<string> {
  const jar = new Map<string, string>();
  let at = address;
  for (let steps = 0; steps < 10 && !at.startsWith(redirectUri); steps += 1) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    at = new URL(reply.headers.get('location') ?? `failed:${await reply.text()}`, at).href;
  }
  return at.replace('http://localhost', '');
}

/** Goes to the provider and comes back to its door; the last step is left to the test. */
async function travel(browser: Browser, member: Member | undefined, forgery?: Forgery) {
  Object.assign(provider.at, { member, forgery });
  const start = await browser.send('GET', googleStart);
  expect(start.statusCode).toBe(302);
  return walk(String(start.headers.location));
}

const enter = async (browser: Browser, address: string) =>
  String((await browser.send('GET', address)).headers.location);
const codeOf = (location: string) => new URL(location, 'http://x').searchParams.get('google') ?? '';
const finish = (browser: Browser, code: string) =>
  browser.send('POST', '/api/v1/user/google', { code });

async function comeIn(member: Member, forgery?: Forgery) {
  const browser = openBrowser(house.app);
  const location = await enter(browser, await travel(browser, member, forgery));
  return finish(browser, codeOf(location));
}

/** Reads an OTP at the address and chooses a new password with it. */
async function resetPassword(email: string, at: number): Promise<void> {
  const browser = openBrowser(house.app);
  const send = (call: string, body: object) => browser.send('POST', `/api/v1/user/${call}`, body);
  await send('forget', { email });
  const otp = await otpTo(house.dataDir, email, at);
  await send('verify', { otp });
  const reply = await send('resetPassword', { password: `${password} naya`, otp });
  expect(reply.statusCode).toBe(202);
}

/** Somebody who opened an account with a password and has proven the address. */
async function proven(email: string): Promise<SignedIn> {
  const asha = await join(house.app, { email });
  await house.pool.query('update users set email_verified = true where id = $1', [asha.userId]);
  return asha;
}
const taken = [409, 'user_exists'];

describe('signing in with Google', () => {
  it('is offered where it is configured, and says so where it is not', async () => {
    const ways = await house.app.inject({ url: '/api/v1/user/ways' });
    expect(ways.json().data).toEqual({ google: true });
    const plain = await openTestApp();
    expect((await plain.app.inject({ url: '/api/v1/user/ways' })).json().data.google).toBe(false);
    const start = await plain.app.inject({ url: googleStart });
    expect(start.headers.location).toBe('/sign-in?google=failed');
  });

  it('is begun two hundred times an hour from one address', async () => {
    const { issuer } = provider;
    const google = { clientId, clientSecret, issuer, redirectUri };
    const { app, pool } = await openTestApp({ google, hasLimits: true });
    const leave = async () => String((await app.inject({ url: googleStart })).headers.location);
    expect(await leave()).toMatch(issuer);
    await pool.query('update limits set points = 199');
    expect(await leave()).toMatch(issuer);
    expect(await leave()).toBe('/sign-in?google=failed');
  });

  it('asks with a code challenge, a state and a nonce', async () => {
    const start = await openBrowser(house.app).send('GET', googleStart);
    const asked = new URL(String(start.headers.location)).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    }
    expect(start.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('opens an account at the first visit, with what Google does not tell left blank', async () => {
    const member = newMember({ name: ' Sunita\n Oraon ' });
    const reply = await comeIn(member);
    expect(reply.statusCode).toBe(200);
    const { token, userId } = reply.json();
    const headers = { authorization: `Bearer ${token}` };
    const own = await house.app.inject({ url: `/api/v1/user/${userId}`, headers });
    expect(own.json().data).toMatchObject({
      ...{ name: 'Sunita Oraon', email: member.email, gender: null, phone: '', postalCode: '' },
    });
    const again = await comeIn(member);
    expect(again.json().userId).toBe(userId);
  });

  it('keeps nothing of what Google handed out', async () => {
    const { userId } = (await comeIn(newMember())).json();
    const columns = 'access_token, refresh_token, id_token, scope, password';
    const { rows } = await house.pool.query(
      `select ${columns} from credentials where user_id = $1`,
      [userId],
    );
    const nothing = { access_token: null, refresh_token: null, id_token: null };
    expect(rows).toEqual([{ ...nothing, scope: null, password: null }]);
  });
});

describe('an account that was opened with a password', () => {
  it('is not opened by Google if its address was never proven', async () => {
    const member = newMember();
    await join(house.app, { email: member.email });
    const reply = await comeIn(member);
    expect([reply.statusCode, reply.json().code]).toEqual(taken);
  });

  it.each<[string, Partial<Member>, Forgery | undefined]>([
    ['Google mail', {}, undefined],
    ['an organisation at Google', { email: 'asha@coop.example' }, { hd: 'coop.example' }],
  ])(
    'is joined once its address was proven, if it is that of %s; a mail tells of it',
    async (_what, more, forgery) => {
      const member = newMember(more);
      const asha = await proven(member.email);
      const reply = await comeIn(member, forgery);
      expect([reply.statusCode, reply.json().userId]).toEqual([200, asha.userId]);
      await mailTo(house.dataDir, member.email, 'Google can now sign in');
      expect((await comeIn(member, forgery)).json().userId).toBe(asha.userId);
      expect(await mailsTo(house.dataDir, member.email)).toHaveLength(1);
    },
  );

  it('is not joined where Google does not give the address out: it may be its former owner who comes', async () => {
    const member = newMember({ email: 'asha@village.example' });
    await proven(member.email);
    const reply = await comeIn(member);
    expect([reply.statusCode, reply.json().code]).toEqual(taken);
  });

  it('is not joined by a second Google account with its address', async () => {
    const member = newMember();
    const { userId } = (await comeIn(member)).json();
    const second = await comeIn({ ...newMember(), email: member.email });
    expect([second.statusCode, second.json().code]).toEqual(taken);
    expect((await comeIn(member)).json().userId).toBe(userId);
  });
});

describe('whoever came through Google', () => {
  it('has no password to be asked for, and is told so', async () => {
    const { token, userId } = (await comeIn(newMember())).json();
    const headers = { authorization: `Bearer ${token}` };
    const ask = (method: 'POST' | 'DELETE', url: string, payload: object) =>
      house.app.inject({ method, url: `/api/v1/user/${url}`, payload, headers });
    const newPassword = `${password} naya`;
    const replies = [
      await ask('POST', 'changePassword', { currentPassword: password, newPassword }),
      await ask('POST', 'changeEmail', { newEmail: 'a@example.com', password }),
      await ask('DELETE', userId, { password }),
    ];
    const codes = replies.map((reply) =>
      Object.values<{ code: string }>(reply.json().fields).map(({ code }) => code),
    );
    expect(codes).toEqual(Array(3).fill(['password_missing']));
  });

  it('sets one by an OTP, which parts the Google account until it comes again', async () => {
    const member = newMember();
    const { userId } = (await comeIn(member)).json();
    await resetPassword(member.email, 1);
    const notice = await mailTo(house.dataDir, member.email, 'password was changed');
    expect(notice.text).toContain('Google account that was joined to it can no longer sign in');
    const present = await comeIn({ ...newMember(), email: member.email });
    expect([present.statusCode, present.json().userId]).toEqual([200, userId]);
    const former = await comeIn(member);
    expect([former.statusCode, former.json().code]).toEqual(taken);
  });

  it('does not come in any more once the e-mail of the account is another one', async () => {
    const member = newMember();
    const asha = await proven(member.email);
    await comeIn(member);
    const browser = openBrowser(house.app);
    const send = (call: string, body: object) =>
      browser.send('POST', `/api/v1/user/${call}`, body, asha.headers);
    const newEmail = `moved.${member.email}`;
    await send('changeEmail', { newEmail, password });
    await send('changeEmail/verify', { otp: await otpTo(house.dataDir, newEmail) });
    const notice = await mailTo(house.dataDir, member.email, 'e-mail of your Upaj account');
    expect(notice.text).toContain('can no longer sign in');
    const { userId } = (await comeIn(member)).json();
    expect(userId).not.toBe(asha.userId);
  });
});

describe('the way through Google ends at the sign-in page', () => {
  const failed = '/sign-in?google=failed';
  const come = async (member: Member | undefined, forgery?: Forgery) => {
    const browser = openBrowser(house.app);
    return enter(browser, await travel(browser, member, forgery));
  };

  it('when the person refuses there', async () => {
    expect(await come(undefined)).toBe(failed);
  });

  it('but not when it carries another name alone: what follows fails for its own reason', async () => {
    expect(await come(newMember(), { name: 'Somebody' })).not.toBe(failed);
  });

  it.each<[string, Forgery]>([
    ['another nonce', { nonce: 'of another visit' }],
    ['another audience', { aud: 'somebody-else' }],
    ['two audiences', { aud: [clientId, 'somebody-else'], azp: 'somebody-else' }],
    ['another issuer', { iss: 'https://accounts.example' }],
    ['a time that is over', { exp: 1_700_000_000 }],
    ["a stranger's signature", { key: 'stranger' }],
    ['no address', { email: undefined }],
    ['an address that was never checked', { email_verified: false }],
    ['an address that is said to be checked in words', { email_verified: 'true' }],
  ])('when the identity carries %s', async (_what, forgery) => {
    expect(await come(newMember(), forgery)).toBe(failed);
  });

  it('when the state is another, or missing', async () => {
    for (const spoil of [/state=[^&]+/, /state=[^&]+&?/]) {
      const browser = openBrowser(house.app);
      const address = await travel(browser, newMember());
      const by = spoil.source.endsWith('?') ? '' : 'state=another';
      expect(await enter(browser, address.replace(spoil, by))).toBe(failed);
    }
  });

  it('when it comes back in another browser, or a second time', async () => {
    const browser = openBrowser(house.app);
    const address = await travel(browser, newMember());
    expect(await enter(openBrowser(house.app), address)).toBe(failed);
    const other = openBrowser(house.app);
    await travel(other, newMember());
    expect(await enter(other, address)).toBe(failed);
    expect(await enter(browser, address)).not.toBe(failed);
    expect(await enter(browser, address)).toBe(failed);
  });

  it('whatever else the address says', async () => {
    const browser = openBrowser(house.app);
    const address = `${googleStart}?from=https://evil.example&redirect_uri=https://evil.example`;
    const start = await browser.send('GET', address);
    const asked = new URL(String(start.headers.location));
    expect(asked.origin).toBe(provider.issuer);
    expect(asked.searchParams.get('redirect_uri')).toBe(redirectUri);
  });
});

describe('the code that comes back', () => {
  it('is good once, in this browser, for a minute', async () => {
    const browser = openBrowser(house.app);
    const location = await enter(browser, await travel(browser, newMember()));
    const code = codeOf(location);
    expect(location).toMatch(/^\/sign-in\?google=[\w-]{43}$/);
    const stranger = await finish(openBrowser(house.app), code);
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'invalid_credentials']);
    const both = await Promise.all([finish(browser, code), finish(browser, code)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const late = openBrowser(house.app);
    const next = codeOf(await enter(late, await travel(late, newMember())));
    house.setNow(new Date(today.getTime() + 60_000));
    expect((await finish(late, next)).statusCode).toBe(401);
    house.setNow(today);
  });

  it('is kept as a digest', async () => {
    const browser = openBrowser(house.app);
    const code = codeOf(await enter(browser, await travel(browser, newMember())));
    const { rows } = await house.pool.query('select * from google_trips where code_hash <> $1', [
      '',
    ]);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
