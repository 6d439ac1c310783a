import { readFile } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../test/support/open-test-app.ts';
import { signUp } from '../../../../test/support/sign-up.ts';
import { digestOf } from '../otps/secrets.ts';
import { createPasswordHash } from '../passwords/password-hash.ts';
import { createAuth, withToken } from './auth.ts';

let testApp: TestApp;
let auth: ReturnType<typeof createAuth>;
beforeAll(async () => {
  testApp = await openTestApp();
  auth = createAuth(
    drizzle(testApp.pool),
    'x'.repeat(32),
    'http://localhost',
    createPasswordHash(),
  );
});

/** The stored tokens of a user, in order. */
async function storedTokens(userId: string): Promise<string[]> {
  const order = 'select token from sessions where user_id = $1 order by created_at';
  const { rows } = await testApp.pool.query<{ token: string }>(order, [userId]);
  return rows.map(({ token }) => token);
}

/** Opens one more session of a user. */
async function open(userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  return (await internalAdapter.createSession(userId)).token;
}

describe('a session of which only a digest is stored', () => {
  it('is found by its token, and not by anything in the table', async () => {
    const { userId, token } = await signUp(testApp.app);
    const { internalAdapter } = await auth.$context;
    expect(await storedTokens(userId)).toEqual([digestOf(token)]);
    expect((await internalAdapter.findSession(token))?.session).toMatchObject({ userId, token });
    expect(await internalAdapter.findSession(digestOf(token))).toBeNull();
  });

  it('stays valid for users who signed in when tokens were stored in plain text', async () => {
    const old = await openTestApp();
    const { userId, token } = await signUp(old.app);
    await old.pool.query('update sessions set token = $1', [token]);
    expect(await old.app.identify(token)).toBeUndefined();
    const migration = '../../../db/migrations/0005_digests_of_tokens.sql';
    await old.pool.query(await readFile(new URL(migration, import.meta.url), 'utf8'));
    expect(await old.app.identify(token)).toMatchObject({ id: userId });
  });

  it('is renewed by use, with the same token', async () => {
    const { userId, token } = await signUp(testApp.app);
    const soon = "update sessions set expires_at = now() + interval '2 days' where user_id = $1";
    await testApp.pool.query(soon, [userId]);
    const found = await auth.api.getSession({ headers: withToken(token) });
    const days = ((found?.session.expiresAt.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1000);
    expect([found?.session.token, Math.round(days)]).toEqual([token, 30]);
    expect(await storedTokens(userId)).toEqual([digestOf(token)]);
  });

  it('is found and ended among several, each by its own token', async () => {
    const { userId, token } = await signUp(testApp.app);
    const [second, third] = [await open(userId), await open(userId)];
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findSessions([third, token]);
    expect(new Set(found.map(({ session }) => session.token))).toEqual(new Set([token, third]));
    await internalAdapter.deleteSessions([token, third]);
    expect(await storedTokens(userId)).toEqual([digestOf(second)]);
    await internalAdapter.deleteSession(second);
    expect(await storedTokens(userId)).toEqual([]);
  });

  it('cannot be used by a reader of the list of all sessions', async () => {
    const { userId, token } = await signUp(testApp.app);
    const { internalAdapter } = await auth.$context;
    const listed = await internalAdapter.listSessions(userId);
    expect(listed.map((session) => session.token)).toEqual([digestOf(token)]);
  });

  it('behaves in the same way within a transaction', async () => {
    const { userId, token } = await signUp(testApp.app);
    const { adapter } = await auth.$context;
    const where = [{ field: 'token', value: token }];
    const made = await adapter.transaction(async (tx) => {
      const seen = await tx.findOne<{ token: string }>({ model: 'session', where });
      const now = new Date();
      const expiresAt = new Date(now.getTime() + 60_000);
      const times = { createdAt: now, updatedAt: now, expiresAt };
      const data = { userId, token: 'made within', ...times };
      const next = await tx.create<typeof data>({ model: 'session', data });
      return [seen?.token, next.token];
    });
    expect(made).toEqual([token, 'made within']);
    expect(new Set(await storedTokens(userId))).toEqual(
      new Set([digestOf(token), digestOf('made within')]),
    );
    const changed = await adapter.update<{ token: string }>({
      model: 'session',
      where,
      update: { token: 'another' },
    });
    expect([changed?.token, await adapter.count({ model: 'session', where })]).toEqual([
      'another',
      0,
    ]);
  });
});
