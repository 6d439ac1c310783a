import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../support/open-test-app.ts';
import { type RequestArguments, sendTo } from '../../support/send-to.ts';
import { signUp, signUpForm } from '../../support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
const send = (...request: RequestArguments) => sendTo(testApp.app, ...request);
const json = { 'content-type': 'application/json' };

describe('a record accepts no fields beyond those of the form', () => {
  const more = [
    ...['isModerator', 'is_moderator', 'emailVerified', 'email_verified', 'id', '_id', 'userId'],
    ...['role', 'isSeller', 'pictureId', 'createdAt', 'password', 'token', 'sessions'],
  ];

  it.each(more)('neither at sign-up nor in the profile: %s', async (field) => {
    const form = { ...signUpForm(), [field]: true };
    if (field !== 'password') {
      const refused = await send('POST', 'user/signup', form);
      expect(refused.json().fields[field].code).toBe('unknown_field');
    }
    const { userId, headers } = await signUp(testApp.app);
    const reply = await send('PATCH', `user/${userId}`, { [field]: true }, headers);
    expect([reply.statusCode, reply.json().fields[field].code]).toEqual([400, 'unknown_field']);
  });

  it('nor through fields that are accepted and ignored', async () => {
    const { userId, headers } = await signUp(testApp.app);
    const before = await testApp.pool.query('select * from users where id = $1', [userId]);
    const ignored = {
      email: 'x@example.com',
      gender: 'others',
      ordersPlaced: 9,
      moneySpent: 9,
      ordersReceived: 9,
      moneyEarned: 9,
      picture: { url: 'https://evil.example/a.png' },
    };
    expect((await send('PATCH', `user/${userId}`, ignored, headers)).statusCode).toBe(200);
    const after = await testApp.pool.query('select * from users where id = $1', [userId]);
    const { updated_at: _, ...same } = before.rows[0];
    expect(after.rows[0]).toMatchObject(same);
  });

  it.each(['{"__proto__":{"city":"Gumla"}}', '{"constructor":{"prototype":{"city":"Gumla"}}}'])(
    'nor through %s',
    async (body) => {
      const { userId, headers } = await signUp(testApp.app);
      const reply = await send('PATCH', `user/${userId}`, body, { ...json, ...headers });
      expect(reply.statusCode).toBe(400);
    },
  );

  it("nor can a seller's record be moved to another person", async () => {
    const [asha, ravi] = [await signUp(testApp.app), await signUp(testApp.app)];
    const account = { bank: 'Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
    const both = { userId: asha.userId, ...account };
    await send('POST', 'seller', both, asha.headers);
    const change = { userId: ravi.userId };
    const reply = await send('PATCH', `seller/${asha.userId}`, change, asha.headers);
    expect(reply.json().fields.userId.code).toBe('unknown_field');
  });
});
