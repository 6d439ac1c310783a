import { endpoints } from '@upaj/contract/contract';
import type { Endpoint } from '@upaj/contract/endpoint';
import { Done } from '@upaj/contract/fields';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ok } from '../../src/platform/http/ok.ts';
import { registerRoute } from '../../src/platform/http/register-route.ts';
import { createServer } from '../../src/platform/http/server.ts';
import { createFixtures } from '../support/fixtures.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { productionLog } from '../support/production-log.ts';
import { type SignedIn, signUp } from '../support/sign-up.ts';
import type { TestFixtures } from '../support/test-fixtures.ts';
import { validRequest } from '../support/valid-request.ts';

const roles = ['visitor', 'ended', 'person', 'seller', 'moderator'] as const;
type Role = (typeof roles)[number];
const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});

/** A user with this role. */
async function signUpWithRole(role: Role): Promise<SignedIn> {
  const who = await signUp(testApp.app);
  const { userId, headers } = who;
  const post = (url: string, payload: object) =>
    testApp.app.inject({ method: 'POST', url, payload, headers });
  if (role === 'visitor') return { ...who, token: '', headers: { authorization: '' } };
  if (role === 'ended') await post('/api/v1/user/signout', {});
  if (role === 'seller') await post('/api/v1/seller', { userId, ...account });
  if (role === 'moderator') {
    await testApp.pool.query('update users set is_moderator = true where id = $1', [userId]);
  }
  return who;
}

/** A valid request about what belongs to `fixtures.own`, sent by `by`. */
const ask = async (endpoint: Endpoint, fixtures: TestFixtures, by: SignedIn) =>
  testApp.app.inject(await validRequest(endpoint, fixtures, by.token));

/** The status of a stream, which is left at once. */
async function statusOfStream(endpoint: Endpoint, fixtures: TestFixtures, by: SignedIn) {
  const request = await validRequest(endpoint, fixtures, by.token);
  const reply = await testApp.app.inject({ ...request, payloadAsStream: true });
  reply.stream().destroy();
  return reply.statusCode;
}

/** The expected result of a request about the user's own records, and about those of another user. */
function expected({ access }: Endpoint, role: Role, owner: 'own' | 'other'): 'open' | 401 | 403 {
  if (access === 'anyone') return 'open';
  if (role === 'visitor' || role === 'ended') return 401;
  if (access === 'moderator') return role === 'moderator' ? 'open' : 403;
  if (access === 'authenticated') return 'open';
  return owner === 'own' ? 'open' : 403;
}

/** Endpoints that delete something come last. */
const last = ['deleteComment', 'deleteThread', 'deleteCrop', 'signOut'];
const inOrder = [
  ...endpoints.filter(({ name }) => !last.includes(name)),
  ...last.flatMap((ending) => endpoints.filter(({ name }) => name === ending)),
];

describe.each(roles)('a %s', (role) => {
  let own: SignedIn;
  let fixturesOf: { own: TestFixtures; other: TestFixtures };
  beforeAll(async () => {
    const otherUser = await signUpWithRole('person');
    own = await signUpWithRole(role);
    const other = await createFixtures(testApp, otherUser, own);
    const hasRecords = role !== 'visitor' && role !== 'ended';
    fixturesOf = {
      other,
      own: hasRecords ? await createFixtures(testApp, own, otherUser) : other,
    };
  });

  it.each(inOrder)(
    'gets from $name what its access value says',
    { tags: ['ROLE-7'] },
    async (endpoint) => {
      // No request names another user's session; the others name a line, a comment or an action of one's own.
      const ownOnly = ['signOut', 'createReview', 'updateComment', 'deleteComment', 'createAppeal'];
      const isOwn = ownOnly.includes(endpoint.name);
      const sides = isOwn ? (['own'] as const) : (['other', 'own'] as const);
      for (const owner of sides) {
        if (endpoint.isStream && expected(endpoint, role, owner) === 'open') {
          expect(await statusOfStream(endpoint, fixturesOf[owner], own)).toBe(200);
          continue;
        }
        const reply = await ask(endpoint, fixturesOf[owner], own);
        const about = `${endpoint.name} (${endpoint.access}) about ${owner}: ${reply.body.slice(0, 200)}`;
        const must = expected(endpoint, role, owner);
        if (must === 'open') {
          const isOpen = mayBeMissing(endpoint) ? [403, 500] : [403, 404, 500];
          expect(isOpen, about).not.toContain(reply.statusCode);
          if (reply.statusCode === 401) expect(reply.json().code, about).not.toBe('not_signed_in');
        } else {
          const { code } = reply.json();
          const refused = must === 401 ? 'not_signed_in' : 'not_allowed';
          expect([reply.statusCode, code], about).toEqual([must, refused]);
        }
      }
    },
  );
});

/** A record that does not exist is not found, whatever the role. */
const mayBeMissing = ({ name }: Endpoint) =>
  [
    ...['endSession', 'getSeller', 'updateSeller', 'getCheckout', 'setSellerGoals'],
    ...['getSellerDashboard', 'getStatement'],
    ...['changeDiagnosis', 'deleteDiagnosis', 'withdrawLeafFeedback'],
  ].includes(name);

/** A server with one endpoint, whose handler checks nothing. */
async function openUncheckedServer(more: Pick<Endpoint, 'path' | 'access' | 'params' | 'body'>) {
  const endpoint = {
    ...more,
    name: 'look',
    resource: 'accounts',
    method: 'POST',
    summary: 'For this test.',
    replies: { 200: Done },
    errors: [401, 403],
  } as const;
  const app = await createServer({ logger: productionLog, trustProxy: false });
  app.decorate('identify', testApp.app.identify);
  registerRoute(app, endpoint, async () => ok({}));
  return app;
}

it('an endpoint with access self rejects other users, even when its handler checks nothing', async () => {
  const [own, other] = [await signUpWithRole('person'), await signUpWithRole('moderator')];
  const inPath = await openUncheckedServer({
    access: 'self',
    path: '/look/:id',
    params: z.object({ id: z.uuid() }),
    body: z.looseObject({}),
  });
  const inBody = await openUncheckedServer({
    access: 'self',
    path: '/look',
    body: z.object({ userId: z.uuid() }),
  });
  const ask = async (app: typeof inPath, url: string, payload: object, { headers }: SignedIn) =>
    (await app.inject({ method: 'POST', url, payload, headers })).statusCode;
  const about = { userId: own.userId };
  const path = `/look/${own.userId}`;
  expect([await ask(inPath, path, {}, own), await ask(inBody, '/look', about, own)]).toEqual([
    200, 200,
  ]);
  // The body cannot override the path.
  const claims = { userId: other.userId, id: other.userId };
  expect(await ask(inPath, path, claims, other)).toBe(403);
  expect(await ask(inBody, '/look', about, other)).toBe(403);
  await Promise.all([inPath.close(), inBody.close()]);
});

it("no user can end another user's session, and it stays valid", async () => {
  const [own, other] = [await signUpWithRole('person'), await signUpWithRole('moderator')];
  const sessions = await testApp.app.inject({ url: '/api/v1/user/sessions', headers: own.headers });
  const url = `/api/v1/user/sessions/${sessions.json().data[0].id}`;
  const end = async ({ headers }: SignedIn) =>
    (await testApp.app.inject({ method: 'DELETE', url, headers })).statusCode;
  expect([await end(other), await end(other)]).toEqual([404, 404]);
  expect([await end(own), await end(own)]).toEqual([204, 401]);
});

it('an endpoint for moderators rejects other users, even when its handler checks nothing', async () => {
  const app = await openUncheckedServer({ access: 'moderator', path: '/look' });
  const statusFor = async (role: Role) => {
    const { headers } = await signUpWithRole(role);
    return (await app.inject({ method: 'POST', url: '/look', headers })).statusCode;
  };
  expect(await Promise.all(roles.map(statusFor))).toEqual([401, 401, 403, 403, 200]);
  await app.close();
});
