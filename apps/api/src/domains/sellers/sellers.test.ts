import { beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { mailsTo, mailTo } from '../../../test/support/outbox.ts';
import { password, type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let ravi: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ravi = await signUp(testApp.app);
});
const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
const shown = {
  ...account,
  accountNo: '••••9012',
  upi: null,
  ifscBank: 'State Bank of India',
  ifscSuccessor: null,
};
const register = (who: SignedIn, payload: object) =>
  testApp.app.inject({ method: 'POST', url: '/api/v1/seller', payload, headers: who.headers });
const endpoint = (method: 'GET' | 'PATCH', userId: string, who: SignedIn, payload?: object) =>
  testApp.app.inject({ method, url: `/api/v1/seller/${userId}`, payload, headers: who.headers });

it('a person becomes a seller once, and is one at the next sign-in', {
  tags: ['ROLE-5', 'CALL-5', 'CALL-8', 'PRODUCT-2', 'SELLER-1', 'SELLER-2', 'SELLER-3', 'SELLER-4'],
}, async () => {
  const asha = await signUp(testApp.app);
  expect((await endpoint('GET', asha.userId, asha)).statusCode).toBe(404);
  const body = { userId: asha.userId, ...account, ifscCode: 'sbin0000123' };
  const made = await register(asha, body);
  expect([made.statusCode, made.json().data]).toEqual([201, shown]);
  const again = await register(asha, { ...body, bank: 'Other' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'seller_exists']);
  expect((await endpoint('GET', asha.userId, asha)).json().data).toEqual(shown);
  const payload = { email: asha.email, password };
  const session = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/user/signin',
    payload,
  });
  expect(session.json().data.isSeller).toBe(true);
});

it('an account number or an IFSC that is none is rejected, and makes no seller', {
  tags: ['VALID-25'],
}, async () => {
  const asha = await signUp(testApp.app);
  const wrong = { ...account, accountNo: '12345', ifscCode: 'SBIN1000123' };
  const reply = await register(asha, { userId: asha.userId, ...wrong });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toMatchObject({
    accountNo: { code: 'wrong_format' },
    ifscCode: { code: 'wrong_format' },
  });
  expect((await endpoint('GET', asha.userId, asha)).statusCode).toBe(404);
});

it('a code of a merged bank is refused with the bank that took it over, and stays where it was stored', async () => {
  const asha = await signUp(testApp.app);
  const merged = { userId: asha.userId, ...account, ifscCode: 'vijb0000123' };
  const error = { code: 'merged_bank', limit: 'Bank of Baroda (BARB)' };
  expect((await register(asha, merged)).json().fields.ifscCode).toMatchObject(error);
  expect((await endpoint('GET', asha.userId, asha)).statusCode).toBe(404);

  await register(asha, { userId: asha.userId, ...account });
  const change = (payload: object) =>
    endpoint('PATCH', asha.userId, asha, { ...payload, password });
  const refused = await change({ ifscCode: 'SYNB0000123' });
  expect(refused.json().fields.ifscCode).toMatchObject({ limit: 'Canara Bank (CNRB)' });
  expect((await endpoint('GET', asha.userId, asha)).json().data).toEqual(shown);

  // Stored before the server asked for the new code.
  const question = 'update sellers set ifsc_code = $1 where user_id = $2';
  await testApp.pool.query(question, ['SBBJ0000123', asha.userId]);
  const old = {
    ...shown,
    ifscCode: 'SBBJ0000123',
    ifscBank: 'State Bank of Bikaner and Jaipur',
    ifscSuccessor: { name: 'State Bank of India', code: 'SBIN' },
  };
  expect((await endpoint('GET', asha.userId, asha)).json().data).toEqual(old);
  const kept = await change({ upi: 'asha@okbank', ifscCode: 'SBBJ0000123' });
  expect(kept.json().data).toEqual({ ...old, upi: 'asha@okbank' });
});

it('of two sign-ups at once one is rejected, without an internal error', async () => {
  const asha = await signUp(testApp.app);
  const body = { userId: asha.userId, ...account };
  const replies = await Promise.all([register(asha, body), register(asha, body)]);
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409]);
});

it('a seller changes the bank account, partly or completely', async () => {
  const asha = await signUp(testApp.app);
  const url = asha.userId;
  expect((await endpoint('PATCH', url, asha, { bank: 'X' })).statusCode).toBe(404);
  await register(asha, { userId: asha.userId, ...account });
  const part = await endpoint('PATCH', url, asha, { accountNo: '987654321', password });
  expect(part.json().data).toEqual({ ...shown, accountNo: '••••4321' });
  expect((await endpoint('PATCH', url, asha, { password })).json().data.accountNo).toBe('••••4321');
});

it('a seller gets a mail in their language when the bank account changes', async () => {
  const asha = await signUp(testApp.app);
  const url = `/api/v1/seller/${asha.userId}`;
  await register(asha, { userId: asha.userId, ...account });
  const change = (payload: object, language: string) =>
    testApp.app.inject({
      method: 'PATCH',
      url,
      payload: { ...payload, password },
      headers: { ...asha.headers, 'accept-language': language },
    });
  await change({ ...account, accountNo: shown.accountNo }, 'en');
  expect((await change({ accountNo: '987654321098' }, 'en')).statusCode).toBe(200);
  const mail = await mailTo(testApp.dataDir, asha.email, 'bank account of your Upaj sales');
  expect(mail.text).toContain('••••1098');
  expect(mail.text).not.toContain('987654321098');
  await change({ bank: 'Another Bank', upi: 'Asha@SBI' }, 'hi');
  const inHindi = await mailTo(testApp.dataDir, asha.email, 'बैंक खाता बदल गया');
  expect(inHindi.text).toContain('Another Bank');
  expect(inHindi.text).toContain('asha@sbi');
  expect(await mailsTo(testApp.dataDir, asha.email)).toHaveLength(2);
});

it.each([
  ['a wrong password', { password: 'not the one' }, 'wrong_password'],
  ['no password', {}, 'required'],
])(
  'with %s the account stays as it is, whatever is sent, and no mail goes out',
  { tags: ['CALL-6'] },
  async (_, secret, code) => {
    const asha = await signUp(testApp.app);
    await register(asha, { userId: asha.userId, ...account });
    for (const change of [{ accountNo: '987654321098' }, { accountNo: account.accountNo }, {}]) {
      const reply = await endpoint('PATCH', asha.userId, asha, { ...change, ...secret });
      expect([reply.statusCode, reply.json().fields.password.code]).toEqual([400, code]);
    }
    expect((await endpoint('GET', asha.userId, asha)).json().data).toEqual(shown);
    expect(await mailsTo(testApp.dataDir, asha.email)).toEqual([]);
  },
);

it('an account number is stored without the spaces of a passbook', async () => {
  const asha = await signUp(testApp.app);
  const spaced = { ...account, accountNo: ' 1234 5678\u00a09012 ' };
  expect((await register(asha, { userId: asha.userId, ...spaced })).json().data).toEqual(shown);
  const same = await endpoint('PATCH', asha.userId, asha, {
    accountNo: account.accountNo,
    password,
  });
  expect(same.json().data).toEqual(shown);
  // A change would have sent a mail: it was the same number.
  expect(await mailsTo(testApp.dataDir, asha.email)).toEqual([]);
});

it('the account does not change when the mail to its owner cannot be queued', async () => {
  const asha = await signUp(testApp.app);
  await register(asha, { userId: asha.userId, ...account });
  await testApp.pool.query('alter table jobs.job rename to hidden');
  try {
    const change = { accountNo: '987654321098', password };
    expect((await endpoint('PATCH', asha.userId, asha, change)).statusCode).toBe(500);
  } finally {
    await testApp.pool.query('alter table jobs.hidden rename to job');
  }
  expect((await endpoint('GET', asha.userId, asha)).json().data).toEqual(shown);
});

it('a user cannot read, change or open the bank account of another', async () => {
  const asha = await signUp(testApp.app);
  const forAsha = await register(ravi, { userId: asha.userId, ...account });
  await register(asha, { userId: asha.userId, ...account });
  const replies = [
    forAsha,
    await endpoint('GET', asha.userId, ravi),
    await endpoint('PATCH', asha.userId, ravi, { bank: 'Mine' }),
  ];
  for (const reply of replies) {
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_allowed']);
  }
  expect((await endpoint('GET', asha.userId, asha)).json().data).toEqual(shown);
});
