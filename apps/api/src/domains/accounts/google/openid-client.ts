import * as oidc from 'openid-client';
import type { GoogleSettings } from '../../../platform/env/google-settings.ts';

/** The state that is stored while a user is at the provider. */
export interface OAuthStart {
  state: string;
  nonce: string;
  verifier: string;
}

/** The identity that the provider asserts. */
export interface Identity {
  subject: string;
  email: string;
  emailIsProven: boolean;
  /** Whether the provider issues this address itself, and so knows its current owner. */
  isAuthoritative: boolean;
  name: string;
}

export type Provider = ReturnType<typeof createProvider>;

/** An OpenID Connect client: authorization code with PKCE, state and nonce; it verifies the signature of the ID token. */
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
        // The next sign-in tries again.
        found = undefined;
        throw error;
      });
    return found;
  };
  return {
    /** The URL of the provider, and the state to store. */
    async authorizationUrl(): Promise<OAuthStart & { address: URL }> {
      const verifier = oidc.randomPKCECodeVerifier();
      const oauthState = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: oauthState.state,
        nonce: oauthState.nonce,
        prompt: 'select_account',
      });
      return { ...oauthState, address };
    },

    /** Returns the identity of a callback; throws when anything in it is invalid. */
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
  if (!claims) throw new Error('the provider sent no ID token');
  const { sub, email: written, email_verified: isVerified, name, hd } = claims;
  if (typeof written !== 'string') throw new Error('the ID token has no e-mail address');
  const shown = typeof name === 'string' ? name : '';
  const email = written.toLowerCase();
  return {
    subject: sub,
    email,
    emailIsProven: isVerified === true,
    // Google verified any other address only once, when that account was created.
    isAuthoritative: email.endsWith('@gmail.com') || typeof hd === 'string',
    name: shown,
  };
}
