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
import { otpTo } from '../../testing/outbox.ts';
import { join, password } from '../../testing/people.ts';

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
    email: `${sub}@gmail.example`,
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

async function comeIn(member: Member) {
  const browser = openBrowser(house.app);
  const location = await enter(browser, await travel(browser, member));
  return { browser, reply: await finish(browser, codeOf(location)) };
}

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
    const { reply } = await comeIn(member);
    expect(reply.statusCode).toBe(200);
    const { token, userId } = reply.json();
    const headers = { authorization: `Bearer ${token}` };
    const own = await house.app.inject({ url: `/api/v1/user/${userId}`, headers });
    expect(own.json().data).toMatchObject({
      ...{ name: 'Sunita Oraon', email: member.email, gender: null, phone: '', postalCode: '' },
    });
    const again = await comeIn(member);
    expect(again.reply.json().userId).toBe(userId);
  });

  it('does not open an account that somebody made with this address and never proved', async () => {
    const { email } = await join(house.app);
    const { reply } = await comeIn(newMember({ email }));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'user_exists']);
  });

  it('joins the account of whoever has proven the address by an OTP', async () => {
    const asha = await join(house.app);
    const browser = openBrowser(house.app);
    const send = (call: string, body: object) => browser.send('POST', `/api/v1/user/${call}`, body);
    await send('forget', { email: asha.email });
    const otp = await otpTo(house.dataDir, asha.email);
    await send('verify', { otp });
    await send('resetPassword', { password: `${password} naya`, otp });
    const { reply } = await comeIn(newMember({ email: asha.email }));
    expect([reply.statusCode, reply.json().userId]).toEqual([200, asha.userId]);
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
