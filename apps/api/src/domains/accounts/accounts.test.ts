import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { password, signUp, signUpForm } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
const post = (url: string, payload: object, headers = {}) =>
  testApp.app.inject({ method: 'POST', url: `/api/v1/user/${url}`, payload, headers });
const get = (id: string, headers = {}) =>
  testApp.app.inject({ method: 'GET', url: `/api/v1/user/${id}`, headers });

describe('signing up', () => {
  it('returns a session and the name', { tags: ['CALL-21'] }, async () => {
    const reply = await post('signup', signUpForm({ name: '  Sunil Munda ' }));
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      success: true,
      // 32 letters and digits: 190 bits.
      token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: 'Welcome to Upaj',
      data: { name: 'Sunil Munda', isSeller: false },
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('accepts a phone number and a PIN code in Devanagari digits', async () => {
    const form = signUpForm({ phone: '९८७६५४३२१०', postalCode: '८३४०१०' });
    const { userId, token } = (await post('signup', form)).json();
    const reply = await get(userId, { authorization: `Bearer ${token}` });
    expect(reply.json().data).toMatchObject({ phone: '9876543210', postalCode: '834010' });
  });

  it('rejects a phone number that is none', { tags: ['VALID-25'] }, async () => {
    const reply = await post('signup', signUpForm({ phone: '12345' }));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toMatchObject({ phone: { code: 'wrong_format' } });
  });

  it('rejects an e-mail that is taken, in any spelling, with the message of the specification', {
    tags: ['ERROR-4'],
  }, async () => {
    const form = signUpForm();
    await post('signup', form);
    const again = await post('signup', { ...form, email: form.email.toUpperCase() });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toEqual({
      success: false,
      code: 'user_exists',
      message: 'User already exists. Please log in.',
    });
  });

  it('accepts one of two concurrent sign-ups with the same e-mail', async () => {
    const form = signUpForm();
    const replies = await Promise.all([1, 2, 3, 4].map(() => post('signup', form)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409, 409]);
    const { rows } = await testApp.pool.query('select id from users where email = $1', [
      form.email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    'butterfly1',
    'password123',
    '98765432',
    'kkkkkkkk',
    'PASSWORD123',
    'Krishna@123',
    'rampyari',
    'ｐａｓｓｗｏｒｄ１２３',
    '9876543210',
    '+91 98765-43210',
    'Upaj@2026',
    'upajupaj',
    'उपज123456',
  ])('refuses %s as a common password', { tags: ['VALID-7', 'LIMIT-50'] }, async (common) => {
    const form = signUpForm({ name: 'Ram Pyari', password: common });
    const reply = await post('signup', form);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields.password.code).toBe('too_common');
  });

  it('stores no password in plain text', async () => {
    const { userId } = await signUp(testApp.app);
    const { rows } = await testApp.pool.query(
      'select password from credentials where user_id = $1',
      [userId],
    );
    expect(rows[0].password).toMatch(/^\$scrypt\$ln=\d+,r=8,p=\d\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('accepts 8 to 128 characters of any kind, and the same password at sign-in', {
    tags: ['VALID-7', 'USER-SIGNUP-3', 'LIMIT-50'],
  }, async () => {
    const typed = (length: number) => `${'क'.repeat(length - 2)} Z`;
    for (const [length, status] of [
      [7, 400],
      [8, 201],
      [128, 201],
      [129, 400],
    ] as const) {
      const form = signUpForm({ password: typed(length) });
      expect([length, (await post('signup', form)).statusCode]).toEqual([length, status]);
      if (status === 400) continue;
      const almost = `${typed(length).slice(0, -1)}z`;
      const wrong = await post('signin', { email: form.email, password: almost });
      const right = await post('signin', { email: form.email, password: typed(length) });
      expect([wrong.statusCode, right.statusCode]).toEqual([401, 200]);
    }
  });

  it("rejects the user's mailbox name as a password", async () => {
    const email = `sarita.devi.${Date.now()}@example.com`;
    const reply = await post('signup', signUpForm({ email, password: email.split('@')[0] }));
    expect(reply.json().fields.password.code).toBe('too_common');
  });
});

describe('signing in', () => {
  it('opens a further session with the right password, in any spelling of the e-mail', {
    tags: ['CALL-35', 'CALL-37'],
  }, async () => {
    const { email, userId } = await signUp(testApp.app);
    const reply = await post('signin', { email: ` ${email.toUpperCase()}`, password });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      userId,
      message: 'Welcome back',
      data: { name: 'Asha Devi', isSeller: false },
    });
  });

  it('does not reveal which e-mails are registered', async () => {
    const { email } = await signUp(testApp.app);
    const wrong = await post('signin', { email, password: 'wrong password' });
    const unknown = await post('signin', { email: 'unknown@example.com', password });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json()).toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid e-mail or password',
    });
  });

  it('ends with the sign-out: the token is invalid at once, other sessions stay valid', {
    tags: ['ROLE-8'],
  }, async () => {
    const first = await signUp(testApp.app);
    const second = await post('signin', { email: first.email, password });
    const out = await post('signout', {}, first.headers);
    expect([out.statusCode, out.body]).toEqual([204, '']);
    expect((await get(first.userId, first.headers)).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${second.json().token}` };
    expect((await get(first.userId, headers)).statusCode).toBe(200);
  });

  it('is not reported as ended when the database failed', async () => {
    const { userId, headers } = await signUp(testApp.app);
    const fail = "begin raise exception 'not now'; end";
    await testApp.pool.query(
      `create function fail() returns trigger language plpgsql as $$${fail}$$;
       create trigger fail before delete on sessions execute function fail()`,
    );
    try {
      expect((await post('signout', {}, headers)).statusCode).toBe(500);
    } finally {
      await testApp.pool.query('drop function fail cascade');
    }
    expect((await get(userId, headers)).statusCode).toBe(200);
    expect((await post('signout', {}, headers)).statusCode).toBe(204);
    expect((await get(userId, headers)).statusCode).toBe(401);
  });

  it('ends when the session has expired', async () => {
    const { userId, headers } = await signUp(testApp.app);
    await testApp.pool.query(
      "update sessions set expires_at = now() - interval '1 s' where user_id = $1",
      [userId],
    );
    const reply = await get(userId, headers);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'not_signed_in']);
  });

  it.each([
    '',
    'Bearer',
    'Bearer x',
    'Basic abc',
    'Bearer a.b',
    `Bearer ${'x'.repeat(600)}`,
    'Bearer %00',
  ])('is asked for when the header says "%s"', async (authorization) => {
    const { userId } = await signUp(testApp.app);
    expect((await get(userId, { authorization })).statusCode).toBe(401);
  });
});

describe('a record', () => {
  it('shows its owner all twelve fields and the avatar', {
    tags: [
      'CALL-2',
      'USER-1',
      'USER-2',
      'USER-3',
      'USER-4',
      'USER-5',
      'USER-6',
      'USER-7',
      'USER-8',
    ],
  }, async () => {
    const { userId, email, headers } = await signUp(testApp.app);
    const reply = await get(userId, headers);
    expect(reply.json().data).toEqual({
      name: 'Asha Devi',
      email,
      phone: '9876543210',
      gender: 'female',
      street: 'Ward 4, Bero',
      city: 'Ranchi',
      state: 'Jharkhand',
      postalCode: '835202',
      ordersPlaced: 0,
      moneySpent: 0,
      ordersReceived: 0,
      moneyEarned: 0,
      picture: null,
      version: expect.stringMatching(/Z$/),
      isEmailConfirmed: false,
    });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('shows other users only the public profile', async () => {
    const [asha, ravi] = [await signUp(testApp.app), await signUp(testApp.app, { name: 'Ravi' })];
    const reply = await get(asha.userId, ravi.headers);
    expect(Object.keys(reply.json().data).sort()).toEqual([
      'city',
      'memberSince',
      'name',
      'picture',
      'sellerRating',
      'state',
    ]);
  });

  it('is not found when there is no such person', async () => {
    const { headers } = await signUp(testApp.app);
    const reply = await get('00000000-0000-4000-8000-000000000000', headers);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  it('is changed by its owner, and keeps other fields', {
    tags: ['VALID-23', 'VALID-24', 'CALL-3'],
  }, async () => {
    const { userId, email, headers } = await signUp(testApp.app);
    const payload = {
      name: 'Asha Oraon',
      city: 'Khunti',
      email: 'x@example.com',
      gender: 'male',
      ordersPlaced: 99,
      moneySpent: 1,
      ordersReceived: 1,
      moneyEarned: 1,
    };
    const url = `/api/v1/user/${userId}`;
    const reply = await testApp.app.inject({ method: 'PATCH', url, payload, headers });
    expect(reply.statusCode).toBe(200);
    const saved = {
      name: 'Asha Oraon',
      city: 'Khunti',
      email,
      gender: 'female',
      ordersPlaced: 0,
      moneySpent: 0,
      ordersReceived: 0,
      moneyEarned: 0,
    };
    expect(reply.json().data).toMatchObject(saved);
    expect((await get(userId, headers)).json().data).toMatchObject(saved);
  });

  it('is changed by one of two devices that have read the same version', async () => {
    const { userId, headers } = await signUp(testApp.app);
    const { version } = (await get(userId, headers)).json().data;
    const change = (payload: object) =>
      testApp.app.inject({ method: 'PATCH', url: `/api/v1/user/${userId}`, payload, headers });
    const replies = await Promise.all([
      change({ city: 'Khunti', version }),
      change({ city: 'Gumla', version }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await change({ street: 'Main Road' })).statusCode).toBe(200);
  });

  it('cannot be changed by another user', async () => {
    const [asha, ravi] = [await signUp(testApp.app), await signUp(testApp.app)];
    const url = `/api/v1/user/${asha.userId}`;
    const payload = { name: 'Changed' };
    const reply = await testApp.app.inject({
      method: 'PATCH',
      url,
      payload,
      headers: ravi.headers,
    });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_allowed']);
    expect((await get(asha.userId, asha.headers)).json().data.name).toBe('Asha Devi');
  });
});
