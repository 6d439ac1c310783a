import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import { invalid } from './market.ts';
import { createUser, createUsers, password, signUpForm, unique, unknownId } from './users.ts';

const { signUp, signIn, signOut, getUser, updateUser } = contract;

/** Cases of accounts. */
export const accountsCases: Cases = {
  async 'a user signs up, signs in, reads the own record, and signs out'(client) {
    const { gender, password: _, ...form } = signUpForm();
    const body = { ...form, gender, password };
    const started = await expectSuccess(client, signUp, { body });
    expectSame(started.data, { name: form.name, isSeller: false }, 'sign-up');
    const session = await expectSuccess(client, signIn, {
      body: { email: form.email, password },
    });
    expectSame(session.userId, started.userId, 'the same person');
    const sent = { params: { id: session.userId }, token: session.token };
    const { data } = await expectSuccess(client, getUser, sent);
    const counters = { ordersPlaced: 0, moneySpent: 0, ordersReceived: 0, moneyEarned: 0 };
    for (const [field, value] of Object.entries({ ...form, gender, ...counters })) {
      expectSame(new Map(Object.entries(data)).get(field), value, field);
    }
    await expectSuccess(client, signOut, { token: session.token });
    await expectSuccess(client, getUser, { ...sent, token: started.token });
  },
  async 'an e-mail address has one account, in any spelling'(client) {
    const [{ email }] = await createUsers(client);
    await expectError(
      client,
      signUp,
      { body: { ...signUpForm(), email: ` ${email.toUpperCase()}` } },
      { status: 409, code: 'user_exists' },
    );
    await expectSuccess(client, signIn, { body: { email: email.toUpperCase(), password } });
  },
  async 'a sign-up names each invalid field'(client) {
    const wrong = {
      email: 'asha',
      phone: '12345',
      gender: 'woman',
      postalCode: '0123',
      city: '',
    };
    const body = { ...signUpForm(), ...wrong, name: undefined, state: 7, password: 'short' };
    const fieldErrors = {
      email: 'wrong_email',
      phone: 'wrong_format',
      gender: 'wrong_choice',
      postalCode: 'wrong_format',
      city: 'required',
      name: 'required',
      state: 'wrong_type',
      password: 'too_short',
    };
    await expectError(client, signUp, { body }, invalid(fieldErrors));
    const long = { ...signUpForm(), name: 'a'.repeat(81), isSeller: true };
    await expectError(
      client,
      signUp,
      { body: long },
      invalid({ name: 'too_long', isSeller: 'unknown_field' }),
    );
    const advertising = { ...signUpForm(), name: 'Asha 98765 43210', city: 'asha@okaxis' };
    const noContacts = invalid({ name: 'contact_details', city: 'contact_details' });
    await expectError(client, signUp, { body: advertising }, noContacts);
    const common = { ...signUpForm(), password: 'password123' };
    await expectError(client, signUp, { body: common }, invalid({ password: 'too_common' }));
  },
  async 'a missing body, a broken body and a body of another type are refused'(client) {
    await expectError(client, signIn, { body: '{"email":' }, invalid({ body: 'wrong_format' }));
    await expectError(client, signIn, { body: '[]' }, invalid({}));
    await expectError(
      client,
      signIn,
      { body: 'email=a', headers: { 'content-type': 'text/csv' } },
      { status: 415, code: 'unsupported_media_type' },
    );
  },
  async 'a wrong password and an unknown address get the same error'(client) {
    const [{ email }] = await createUsers(client);
    const refused = {
      status: 401,
      code: 'invalid_credentials',
    } as const;
    await expectError(client, signIn, { body: { email, password: 'another field' } }, refused);
    const unknown = { email: `${unique('unknown')}@example.com`, password };
    await expectError(client, signIn, { body: unknown }, refused);
  },
  async "another person's record shows their public face and cannot be changed"(client) {
    const [own, other] = await createUsers(client);
    const sent = { params: { id: other.id }, token: own.token };
    const { data } = await expectSuccess(client, getUser, sent);
    expectSame('email' in data || 'phone' in data || 'street' in data, false, 'nothing private');
    expectSame('memberSince' in data, true, 'member since');
    await expectError(
      client,
      updateUser,
      { ...sent, body: { name: 'Thief' } },
      { status: 403, code: 'not_allowed' },
    );
  },
  async 'a missing record is not found, and an invalid id is refused'(client) {
    const [{ token }] = await createUsers(client);
    await expectError(
      client,
      getUser,
      { params: { id: unknownId }, token },
      { status: 404, code: 'not_found', message: 'User not found' },
    );
    await expectError(
      client,
      getUser,
      { params: { id: 'meera' }, token },
      invalid({ id: 'wrong_uuid' }),
    );
  },
  async 'a profile is saved whole, and read-only fields stay unchanged'(client) {
    const { id, token, email } = await createUser(client);
    const sent = { params: { id }, token };
    const { data } = await expectSuccess(client, getUser, sent);
    const body = {
      ...data,
      city: 'Gumla',
      email: 'other@example.com',
      gender: 'male',
      moneyEarned: 9,
    };
    const { data: saved } = await expectSuccess(client, updateUser, { ...sent, body });
    expectSame(
      [saved.city, saved.email, saved.gender, saved.moneyEarned],
      ['Gumla', email, 'female', 0],
      'saved',
    );
    expectSame((await expectSuccess(client, getUser, sent)).data, saved, 'read again');
    await expectSuccess(client, updateUser, { ...sent, body: { street: 'Main Road' } });
  },
  async 'of two changes with the same version the second is refused, and those without a version are not'(
    client,
  ) {
    const { id, token } = await createUser(client);
    const sent = { params: { id }, token };
    const change = (body: object) => expectSuccess(client, updateUser, { ...sent, body });
    const { data: read } = await change({});
    const { version } = read;
    const { data: first } = await change({ city: 'Gumla', version });
    expectSame(first.version === version, false, 'another version');
    expectSame([first.city, first.street], ['Gumla', read.street], 'only what was sent');
    const late = { ...sent, body: { city: 'Khunti', version } };
    await expectError(client, updateUser, late, { status: 409, code: 'conflict' });
    expectSame((await expectSuccess(client, getUser, sent)).data, first, 'nothing was changed');
    await change({ city: 'Khunti', version: first.version });
    const { version: _, ...whole } = read;
    expectSame((await change(whole)).data.city, read.city, 'the whole profile without a version');
  },
};
