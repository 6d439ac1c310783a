import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testSecret } from '../../../test/support/open-test-app.ts';
import { sendTo, signInTo } from '../../../test/support/send-to.ts';
import { password, type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { readCommand } from '../../admin/commands.ts';
import { createAccountCipher } from './account-cipher.ts';

const next = 'the next secret that tests know of';
const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});

/** A user with a bank account. */
async function becomeSeller(): Promise<SignedIn> {
  const asha = await signUp(testApp.app);
  await sendTo(testApp.app, 'POST', 'seller', { userId: asha.userId, ...account }, asha.headers);
  return asha;
}

const read = ({ userId, headers }: SignedIn, app = testApp.app) =>
  sendTo(app, 'GET', `seller/${userId}`, undefined, headers);

/** The stored form of a user's number. */
async function storedNumber({ userId }: SignedIn): Promise<string> {
  const question = 'select account_no from sellers where user_id = $1';
  const { rows } = await testApp.pool.query<{ account_no: string }>(question, [userId]);
  return rows[0]?.account_no ?? '';
}

const write = (accountNo: string, { userId }: SignedIn) =>
  testApp.pool.query('update sellers set account_no = $1 where user_id = $2', [accountNo, userId]);

describe("a seller's account number", () => {
  it('is encrypted in the table, and again after each change', async () => {
    const asha = await becomeSeller();
    const first = await storedNumber(asha);
    const change = { bank: 'Another Bank', password };
    await sendTo(testApp.app, 'PATCH', `seller/${asha.userId}`, change, asha.headers);
    const cipher = createAccountCipher(testSecret);
    for (const closed of [first, await storedNumber(asha)]) {
      expect(cipher.decrypt(closed, asha.userId)).toBe(account.accountNo);
    }
    expect((await read(asha)).json().data.accountNo).toBe('••••9012');
  });

  it('is not shown to a user into whose record it was copied, who can still sign in', async () => {
    const [asha, ravi] = [await becomeSeller(), await becomeSeller()];
    await write(await storedNumber(asha), ravi);
    expect((await read(ravi)).statusCode).toBe(500);
    expect((await read(asha)).statusCode).toBe(200);
    expect((await signInTo(testApp.app, ravi.email)).json().data.isSeller).toBe(true);
  });

  it('that was written as plain text is encrypted by the servers at their start, however many', async () => {
    const people = [await becomeSeller(), await becomeSeller(), await becomeSeller()];
    for (const [at, person] of people.entries()) await write(`12345678901${at}`, person);
    const many = "insert into sellers select gen_random_uuid(), 'Bank', '123456789', 'SBIN0000123'";
    await testApp.pool.query('alter table sellers drop constraint sellers_user_id_users_id_fk');
    await testApp.pool.query(`${many} from generate_series(1, 1200)`);
    await Promise.all([testApp.again(), testApp.again(), testApp.again()]);
    const plain = "select from sellers where account_no not like 'v1.%'";
    expect((await testApp.pool.query(plain)).rowCount).toBe(0);
    for (const [at, person] of people.entries()) {
      expect((await read(person)).json().data.accountNo).toBe(`••••901${at}`);
    }
  });
});

describe('the secret', () => {
  it('is changed by setting the previous one: numbers are encrypted again, and the old secret becomes useless', async () => {
    const asha = await becomeSeller();
    const before = await storedNumber(asha);
    const later = await testApp.again({ accountSecret: next, previousSecret: testSecret });
    expect(await storedNumber(asha)).not.toBe(before);
    expect(createAccountCipher(next).decrypt(await storedNumber(asha), asha.userId)).toBe(
      account.accountNo,
    );
    expect((await read(asha, later)).json().data.accountNo).toBe('••••9012');
    // An older process may still write with it.
    await write(before, asha);
    expect((await read(asha, later)).json().data.accountNo).toBe('••••9012');
  });

  it('is required at the start, with a message that tells the operator what to do, and nothing is changed', async () => {
    const [asha, ravi] = [await becomeSeller(), await becomeSeller()];
    await write('987654321098', ravi);
    const before = await storedNumber(asha);
    await expect(testApp.again({ accountSecret: next })).rejects.toThrow(
      /^Account numbers of sellers \(1\) are encrypted with a secret .*\(its key is called [0-9a-f]{8}\)/,
    );
    expect([await storedNumber(asha), await storedNumber(ravi)]).toEqual([before, '987654321098']);
  });

  it('can be given up when it is lost: the operator removes only what cannot be decrypted', async () => {
    const [asha, ravi] = [await becomeSeller(), await becomeSeller()];
    await write(createAccountCipher(next).encrypt('987654321098', ravi.userId), ravi);
    const refused = await testApp
      .again({ accountSecret: next })
      .catch((error: Error) => error.message);
    const [, words = ''] = /npm run admin -- (.*?)"/.exec(String(refused)) ?? [];
    const forget = readCommand(words.split(' '));
    expect(await forget(drizzle(testApp.pool), testApp)).toContain('1 bank accounts were removed');
    const later = await testApp.again({ accountSecret: next });
    expect((await read(asha, later)).statusCode).toBe(404);
    expect((await read(ravi, later)).json().data.accountNo).toBe('••••1098');
    const again = await sendTo(
      later,
      'POST',
      'seller',
      { userId: asha.userId, ...account },
      asha.headers,
    );
    expect(again.statusCode).toBe(201);
  });
});
