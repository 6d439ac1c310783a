import { googleCallback, googleStart } from '@upaj/contract/accounts.addresses';
import { type Browser, openBrowser } from '../../../../../test/support/browser.ts';
import { openTestApp } from '../../../../../test/support/open-test-app.ts';
import {
  clientId,
  clientSecret,
  type Forgery,
  type Member,
  openProvider,
} from '../../../../../test/support/openid-provider.ts';

/** The redirect URI. */
export const redirectUri = `http://localhost${googleCallback}`;

let count = 0;

/** A new user of the provider, with an address that Google issues. */
export function newMember(more: Partial<Member> = {}): Member {
  count += 1;
  const sub = `member-${count}`;
  const email = `${sub}@gmail.com`;
  return { sub, email, email_verified: true, name: 'Sunita Oraon', ...more };
}

/** Follows the provider's pages like a browser, and returns the final URL. */
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

/** Requests a URL of the server, and returns its redirect. */
export const enter = async (browser: Browser, address: string) =>
  String((await browser.send('GET', address)).headers.location);

/** The code in the URL of the final redirect. */
export const codeOf = (location: string) =>
  new URL(location, 'http://x').searchParams.get('google') ?? '';

/** Fetches the session as the portal does. */
export const finish = (browser: Browser, code: string) =>
  browser.send('POST', '/api/v1/user/google', { code });

/** A server with sign-in through a local provider. */
export async function openGoogleTestApp() {
  const provider = await openProvider(redirectUri);
  const google = { clientId, clientSecret, issuer: provider.issuer, redirectUri };
  const testApp = await openTestApp({ google });

  /** Signs in at the provider and returns the callback URL, which the test requests. */
  async function authorize(browser: Browser, member: Member | undefined, forgery?: Forgery) {
    Object.assign(provider.at, { member, forgery });
    return walk(await enter(browser, googleStart));
  }

  /** Runs the whole sign-in. */
  async function signInWithGoogle(member: Member, forgery?: Forgery) {
    const browser = openBrowser(testApp.app);
    const location = await enter(browser, await authorize(browser, member, forgery));
    return finish(browser, codeOf(location));
  }

  return { ...testApp, google, authorize, signInWithGoogle, close: provider.close };
}

export type GoogleTestApp = Awaited<ReturnType<typeof openGoogleTestApp>>;
