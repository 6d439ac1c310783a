import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../support/open-test-app.ts';
import { type RequestArguments, sendTo, signInTo } from '../../support/send-to.ts';
import { password, type SignedIn, signUp } from '../../support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
const send = (...request: RequestArguments) => sendTo(testApp.app, ...request);
const statusWith = async ({ userId }: SignedIn, token: string) =>
  (await send('GET', `user/${userId}`, undefined, { authorization: `Bearer ${token}` })).statusCode;

/** Every text in every table, including those of the queue. */
async function readAll(): Promise<string> {
  const tables = await testApp.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')",
  );
  const rows = await Promise.all(
    tables.rows.map(({ name }) => testApp.pool.query(`select * from ${name}`)),
  );
  return JSON.stringify(rows.map((table) => table.rows));
}

describe('a reader of the whole database', () => {
  it('has no token: the stored part of a session does not authenticate', async () => {
    const asha = await signUp(testApp.app);
    const again: string = (await signInTo(testApp.app, asha.email)).json().token;
    const stolen = await readAll();
    expect(stolen).toContain(asha.userId);
    for (const token of [asha.token, again]) expect(stolen).not.toContain(token);
    const { rows } = await testApp.pool.query<{ id: string; token: string }>(
      'select id, token from sessions where user_id = $1',
      [asha.userId],
    );
    expect(rows).toHaveLength(2);
    for (const word of rows.flatMap(({ id, token }) => [id, token])) {
      expect(await statusWith(asha, word)).toBe(401);
      expect(await statusWith(asha, `${word}.${word}`)).toBe(401);
    }
    expect(await statusWith(asha, asha.token)).toBe(200);
  });

  it('has no account number, from sign-up, from a change or from the mail about it', async () => {
    const { userId, headers } = await signUp(testApp.app);
    const account = { bank: 'Gramin Bank', ifscCode: 'SBIN0000123' };
    await send('POST', 'seller', { userId, ...account, accountNo: '123456789012' }, headers);
    expect(await readAll()).not.toContain('123456789012');
    const change = { accountNo: '987654321098', password };
    expect((await send('PATCH', `seller/${userId}`, change, headers)).statusCode).toBe(200);
    const stolen = await readAll();
    expect(stolen).toContain('Gramin Bank');
    expect(stolen).not.toContain('987654321098');
  });

  it('has no password', async () => {
    await signUp(testApp.app);
    expect(await readAll()).not.toContain(password);
  });
});
