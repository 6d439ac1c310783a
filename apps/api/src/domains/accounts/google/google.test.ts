import { googleStart } from '@upaj/contract/accounts.addresses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser.ts';
import { openTestApp, today } from '../../../../test/support/open-test-app.ts';
import { clientId, type Forgery, type Member } from '../../../../test/support/openid-provider.ts';
import {
  codeOf,
  enter,
  finish,
  type GoogleTestApp,
  newMember,
  openGoogleTestApp,
  redirectUri,
} from './testing/google-test-app.ts';

let testApp: GoogleTestApp;
beforeAll(async () => {
  testApp = await openGoogleTestApp();
});
afterAll(() => testApp.close());

describe('signing in with Google', () => {
  it('is offered if it is configured, and reports an error otherwise', async () => {
    const ways = await testApp.app.inject({ url: '/api/v1/user/ways' });
    expect(ways.json().data).toEqual({ google: true });
    const plain = await openTestApp();
    expect((await plain.app.inject({ url: '/api/v1/user/ways' })).json().data.google).toBe(false);
    const start = await plain.app.inject({ url: googleStart });
    expect(start.headers.location).toBe('/sign-in?google=failed');
  });

  it('can be started two hundred times an hour from one address', async () => {
    const { google } = testApp;
    const { app, pool } = await openTestApp({ google, hasLimits: true });
    const leave = async () => String((await app.inject({ url: googleStart })).headers.location);
    expect(await leave()).toMatch(google.issuer);
    await pool.query('update limits set points = 199');
    expect(await leave()).toMatch(google.issuer);
    expect(await leave()).toBe('/sign-in?google=failed');
  });

  it('sends a code challenge, a state and a nonce', async () => {
    const start = await openBrowser(testApp.app).send('GET', googleStart);
    const requested = new URL(String(start.headers.location)).searchParams;
    expect(requested.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(requested.get(name)).toMatch(/^[\w-]{43}$/);
    }
    expect(start.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('creates an account at the first sign-in, and leaves fields blank that Google does not provide', {
    tags: ['SIGN-UP-12'],
  }, async () => {
    const member = newMember({ name: ' Sunita\n Oraon ' });
    const reply = await testApp.signInWithGoogle(member);
    expect(reply.statusCode).toBe(200);
    const { token, userId } = reply.json();
    const headers = { authorization: `Bearer ${token}` };
    const own = await testApp.app.inject({ url: `/api/v1/user/${userId}`, headers });
    expect(own.json().data).toMatchObject({
      name: 'Sunita Oraon',
      email: member.email,
      gender: null,
      phone: '',
      postalCode: '',
    });
    const again = await testApp.signInWithGoogle(member);
    expect(again.json().userId).toBe(userId);
  });

  it.each(['\u202Eived ahsA', '\u200B', ''])(
    'is called by the mailbox when Google calls them %j',
    async (name) => {
      const member = newMember({ name });
      const { data } = (await testApp.signInWithGoogle(member)).json();
      expect(data.name).toBe(member.email.split('@')[0]);
    },
  );

  it('stores no token of Google', async () => {
    const { userId } = (await testApp.signInWithGoogle(newMember())).json();
    const columns = 'access_token, refresh_token, id_token, scope, password';
    const { rows } = await testApp.pool.query(
      `select ${columns} from credentials where user_id = $1`,
      [userId],
    );
    const nothing = { access_token: null, refresh_token: null, id_token: null };
    expect(rows).toEqual([{ ...nothing, scope: null, password: null }]);
  });
});

describe('sign-in with Google ends at the sign-in page', () => {
  const failed = '/sign-in?google=failed';
  const come = async (member: Member | undefined, forgery?: Forgery) => {
    const browser = openBrowser(testApp.app);
    return enter(browser, await testApp.authorize(browser, member, forgery));
  };

  it('when the user gives no consent', async () => {
    expect(await come(undefined)).toBe(failed);
  });

  it('but not when only the name was altered, so that the other cases fail for their own reason', async () => {
    expect(await come(newMember(), { name: 'Someone' })).not.toBe(failed);
  });

  it.each<[string, Forgery]>([
    ['another nonce', { nonce: 'of another visit' }],
    ['another audience', { aud: 'another-client' }],
    ['two audiences', { aud: [clientId, 'another-client'], azp: 'another-client' }],
    ['another issuer', { iss: 'https://accounts.example' }],
    ['a time that is over', { exp: 1_700_000_000 }],
    ['the signature of another key', { key: 'foreign' }],
    ['no address', { email: undefined }],
    ['an address that was never checked', { email_verified: false }],
    ['an address with a text as email_verified', { email_verified: 'true' }],
  ])('when the identity carries %s', async (_what, forgery) => {
    expect(await come(newMember(), forgery)).toBe(failed);
  });

  it('when the state is wrong or missing', async () => {
    for (const stateParameter of [/state=[^&]+/, /state=[^&]+&?/]) {
      const browser = openBrowser(testApp.app);
      const address = await testApp.authorize(browser, newMember());
      const by = stateParameter.source.endsWith('?') ? '' : 'state=another';
      expect(await enter(browser, address.replace(stateParameter, by))).toBe(failed);
    }
  });

  it('when the callback comes from another browser, or a second time', async () => {
    const browser = openBrowser(testApp.app);
    const address = await testApp.authorize(browser, newMember());
    expect(await enter(openBrowser(testApp.app), address)).toBe(failed);
    const other = openBrowser(testApp.app);
    await testApp.authorize(other, newMember());
    expect(await enter(other, address)).toBe(failed);
    expect(await enter(browser, address)).not.toBe(failed);
    expect(await enter(browser, address)).toBe(failed);
  });

  it('whatever else the query contains', async () => {
    const browser = openBrowser(testApp.app);
    const address = `${googleStart}?from=https://evil.example&redirect_uri=https://evil.example`;
    const start = await browser.send('GET', address);
    const requested = new URL(String(start.headers.location));
    expect(requested.origin).toBe(testApp.google.issuer);
    expect(requested.searchParams.get('redirect_uri')).toBe(redirectUri);
  });
});

describe('the code of the callback', () => {
  it('works once, in this browser, for a minute', async () => {
    const browser = openBrowser(testApp.app);
    const location = await enter(browser, await testApp.authorize(browser, newMember()));
    const code = codeOf(location);
    expect(location).toMatch(/^\/sign-in\?google=[\w-]{43}$/);
    const otherBrowser = await finish(openBrowser(testApp.app), code);
    expect([otherBrowser.statusCode, otherBrowser.json().code]).toEqual([
      401,
      'invalid_credentials',
    ]);
    const both = await Promise.all([finish(browser, code), finish(browser, code)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const late = openBrowser(testApp.app);
    const next = codeOf(await enter(late, await testApp.authorize(late, newMember())));
    testApp.setNow(new Date(today.getTime() + 60_000));
    expect((await finish(late, next)).statusCode).toBe(401);
    testApp.setNow(today);
  });

  it('is stored as a digest', async () => {
    const browser = openBrowser(testApp.app);
    const code = codeOf(await enter(browser, await testApp.authorize(browser, newMember())));
    const { rows } = await testApp.pool.query('select * from oauth_states where code_hash <> $1', [
      '',
    ]);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
