import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  moderate,
  readModeration,
  signUpKnown,
  signUpModerator,
} from '../../../test/support/moderation.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { password, type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { insertThread } from '../../../test/support/threads.ts';

const DAY = 24 * 60 * 60 * 1000;
const until = new Date(today.getTime() + 7 * DAY).toISOString();

let testApp: TestApp;
let app: TestApp['app'];
let moderator: SignedIn;
let author: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  moderator = await signUpModerator(testApp);
});
beforeEach(async () => {
  testApp.setNow(today);
  const box = randomBytes(6).toString('hex');
  author = await signUpKnown(testApp, { email: `asha.${box}@gmail.com` });
  const id = await insertThread(testApp.pool, { authorId: author.userId });
  await moderate(app, moderator, { on: 'thread', id }, { action: 'suspend', until });
});

async function deleteAccount({ userId, headers }: SignedIn): Promise<void> {
  const url = `/api/v1/user/${userId}`;
  const reply = await app.inject({ method: 'DELETE', url, payload: { password }, headers });
  if (reply.statusCode !== 204) throw new Error(reply.body);
}
/** Until when a new account of an address is suspended. */
async function suspensionOfNew(email: string): Promise<string | null> {
  const [state] = await readModeration<{ suspendedUntil: string | null }>(
    app,
    await signUp(app, { email }),
    'state',
  );
  return state?.suspendedUntil ?? null;
}

it('a new account of the same mailbox is suspended too, and of no other', async () => {
  await deleteAccount(author);
  expect(await suspensionOfNew(author.email.replace('.', '').replace('@', '+2@'))).toBe(until);
  expect(await suspensionOfNew(`x${author.email}`)).toBeNull();
});

it('an address that was changed before the account was deleted stays suspended', async () => {
  const changed = `other-${author.email}`;
  await testApp.pool.query('update users set email = $2 where id = $1', [author.userId, changed]);
  await deleteAccount(author);
  expect(await suspensionOfNew(author.email)).toBe(until);
  expect(await suspensionOfNew(changed)).toBe(until);
});

it('the database holds a keyed hash of the address, until the suspension ends', async () => {
  await deleteAccount(author);
  const { rows } = await testApp.pool.query('select * from suspended_addresses');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(author.email.slice(0, 12));
  testApp.setNow(new Date(today.getTime() + 8 * DAY));
  expect(await suspensionOfNew(author.email)).toBeNull();
});

it('a suspension that is lifted does not come back with another account', async () => {
  const id = await insertThread(testApp.pool, { authorId: author.userId });
  await moderate(app, moderator, { on: 'thread', id }, { action: 'lift' });
  await deleteAccount(author);
  expect(await suspensionOfNew(author.email)).toBeNull();
});
