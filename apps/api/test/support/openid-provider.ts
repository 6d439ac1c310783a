import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

/** A user with an account at the provider. */
export interface Member {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export const clientId = 'upaj-test';
export const clientSecret = 'known-to-the-provider-and-us-alone';

/** Claims that a dishonest provider or an attacker writes into the ID token instead. */
export type Forgery = Record<string, unknown> & { key?: 'foreign' };

const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** A local OpenID provider: every visitor is `member` and gives consent. */
export async function openProvider(redirectUri: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on TCP, so it has this type of address.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const at = { member: undefined as Member | undefined, forgery: undefined as Forgery | undefined };
  const keys = { own: makeKey(), foreign: makeKey() };
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
      },
    ],
    jwks: {
      keys: [{ ...keys.own.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the requested claims into the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['for this test'] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_, { uid }) => `/agree/${uid}`, policy },
    findAccount: () => {
      const { member } = at;
      return member && { accountId: member.sub, claims: () => ({ ...member }) };
    },
  });
  const answer = provider.callback();
  const respond: RequestListener = async (request, response) => {
    if (request.url?.startsWith('/agree/')) return agree(provider, request, response, at.member);
    if (request.url === '/token' && at.forgery) {
      forge(response, { ...at.forgery }, keys);
    }
    return answer(request, response);
  };
  server.on('request', respond);
  return {
    issuer,
    at,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function agree(
  provider: Provider,
  request: IncomingMessage,
  response: Parameters<RequestListener>[1],
  member: Member | undefined,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (!member) {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  const grant = new provider.Grant({ accountId: member.sub, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  const result = { login: { accountId: member.sub }, consent: { grantId }, select_account: {} };
  await provider.interactionFinished(request, response, result);
}

/** Replaces claims of the issued ID token, and signs it again. */
function forge(
  response: Parameters<RequestListener>[1],
  { key, ...claims }: Forgery,
  keys: Record<'own' | 'foreign', ReturnType<typeof makeKey>>,
): void {
  const end = response.end.bind(response);
  const write = (body: unknown) => {
    const reply = JSON.parse(String(body));
    if (reply.id_token) reply.id_token = signed(reply.id_token, claims, keys[key ?? 'own']);
    const text = JSON.stringify(reply);
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  };
  // Only `end` of the provider's response is replaced.
  response.end = write as typeof response.end;
}

function signed(token: string, claims: object, key: ReturnType<typeof makeKey>): string {
  const [head = '', body = ''] = token.split('.');
  const payload = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...claims };
  const text = `${head}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`;
}
