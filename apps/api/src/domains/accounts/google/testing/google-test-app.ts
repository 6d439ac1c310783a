import { googleCallback, googleStart } from '@upaj/contract/accounts.addresses';
import { type Browser, openBrowser } from '../../../../testing/browser.ts';
import { openTestApp } from '../../../../testing/open-test-app.ts';
import {
  clientId,
  clientSecret,
  type Forgery,
  type Member,
  openProvider,
} from '../../../../testing/openid-provider.ts';

/** Where the provider sends people back to. */
export const redirectUri = `http://localhost${googleCallback}`;

let count = 0;

/** Somebody at the provider who has not been here before, with an address of Google's own. */
export function newMember(more: Partial<Member> = {}): Member {
  count += 1;
  const sub = `member-${count}`;
  const email = `${sub}@gmail.com`;
  return { sub, email, email_verified: true, name: 'Sunita Oraon', ...more };
}

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

/** Follows an address within the server, and gives where it leads. */
export const enter = async (browser: Browser, address: string) =>
  String((await browser.send('GET', address)).headers.location);

/** The code in the address that the way through Google ends at. */
export const codeOf = (location: string) =>
  new URL(location, 'http://x').searchParams.get('google') ?? '';

/** Fetches the session as the portal does. */
export const finish = (browser: Browser, code: string) =>
  browser.send('POST', '/api/v1/user/google', { code });

/** A server that offers signing in through a provider on this machine. */
export async function openGoogleTestApp() {
  const provider = await openProvider(redirectUri);
  const google = { clientId, clientSecret, issuer: provider.issuer, redirectUri };
  const testApp = await openTestApp({ google });

  /** Goes to the provider and comes back to its door; the last step is left to the test. */
  async function travel(browser: Browser, member: Member | undefined, forgery?: Forgery) {
    Object.assign(provider.at, { member, forgery });
    return walk(await enter(browser, googleStart));
  }

  /** Goes all the way. */
  async function comeIn(member: Member, forgery?: Forgery) {
    const browser = openBrowser(testApp.app);
    const location = await enter(browser, await travel(browser, member, forgery));
    return finish(browser, codeOf(location));
  }

  return { ...testApp, google, travel, comeIn, close: provider.close };
}

export type GoogleTestApp = Awaited<ReturnType<typeof openGoogleTestApp>>;
