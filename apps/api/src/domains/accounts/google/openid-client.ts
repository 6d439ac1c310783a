import * as oidc from 'openid-client';
import type { GoogleSettings } from '../../../platform/env/google-settings.ts';

/** What is remembered while a person is away at the provider. */
export interface OAuthStart {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who somebody is, by the provider's word. */
export interface Identity {
  subject: string;
  email: string;
  emailIsProven: boolean;
  /** Whether the provider gives this address out itself, and so knows whose it is today. */
  isAuthoritative: boolean;
  name: string;
}

export type Provider = ReturnType<typeof createProvider>;

/** Speaks OpenID Connect: authorization code with PKCE, state and nonce; the identity's signature is checked. */
export function createProvider({ clientId, clientSecret, issuer, redirectUri }: GoogleSettings) {
  let found: Promise<oidc.Configuration> | undefined;
  const isLocal = new URL(issuer).protocol === 'http:';
  const configuration = () => {
    const execute = [
      oidc.enableNonRepudiationChecks,
      ...(isLocal ? [oidc.allowInsecureRequests] : []),
    ];
    const options = { execute, timeout: 10 };
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, options)
      .catch((error: unknown) => {
        // Looked for again by the next person.
        found = undefined;
        throw error;
      });
    return found;
  };
  return {
    /** Where to send a person, and what to remember of it. */
    async authorizationUrl(): Promise<OAuthStart & { address: URL }> {
      const verifier = oidc.randomPKCECodeVerifier();
      const departure = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: departure.state,
        nonce: departure.nonce,
        prompt: 'select_account',
      });
      return { ...departure, address };
    },

    /** Learns who came back with this query; throws when anything of it is not as it was agreed. */
    async readCallback(query: string, { state, nonce, verifier }: OAuthStart): Promise<Identity> {
      const address = new URL(redirectUri);
      address.search = query;
      const tokens = await oidc.authorizationCodeGrant(await configuration(), address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      return identityOf(tokens.claims());
    },
  };
}

function identityOf(claims: oidc.IDToken | undefined): Identity {
  if (!claims) throw new Error('the provider tells no identity');
  const { sub, email: written, email_verified: isVerified, name, hd } = claims;
  if (typeof written !== 'string') throw new Error('the provider tells no e-mail address');
  const shown = typeof name === 'string' ? name : '';
  const email = written.toLowerCase();
  return {
    subject: sub,
    email,
    emailIsProven: isVerified === true,
    // Any other address was Google's to check once, when the account there was opened.
    isAuthoritative: email.endsWith('@gmail.com') || typeof hd === 'string',
    name: shown,
  };
}
