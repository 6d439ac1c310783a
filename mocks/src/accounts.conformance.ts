import { contract } from '@upaj/contract/contract';
import type { ConformanceCase } from './conformance.ts';
import { refuse, same, succeed } from './conformance-client.ts';
import { guests, newGuest, nobodysId, password, signUpForm, unique } from './conformance-people.ts';

const notSignedIn = { status: 401, code: 'not_signed_in' } as const;
const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;

const { signUp, signIn, signOut, getUser, updateUser } = contract;

/** Cases of accounts. */
export const accountsCases: readonly ConformanceCase[] = [
  {
    name: 'a person signs up, signs in, reads their record, and signs out for good',
    async run(client) {
      const { gender, password: _, ...form } = signUpForm();
      const body = { ...form, gender, password };
      const started = await succeed(client, signUp, { body });
      same(started.data, { name: form.name, isSeller: false }, 'sign-up');
      const session = await succeed(client, signIn, { body: { email: form.email, password } });
      same(session.userId, started.userId, 'the same person');
      const sent = { params: { id: session.userId }, token: session.token };
      const { data } = await succeed(client, getUser, sent);
      const counters = { ordersPlaced: 0, moneySpent: 0, ordersReceived: 0, moneyEarned: 0 };
      for (const [field, value] of Object.entries({ ...form, gender, ...counters })) {
        same(new Map(Object.entries(data)).get(field), value, field);
      }
      await succeed(client, signOut, { token: session.token });
      await refuse(client, getUser, sent, notSignedIn);
      await succeed(client, getUser, { ...sent, token: started.token });
    },
  },
  {
    name: 'an e-mail address has one account, however it is written',
    async run(client) {
      const [{ email }] = await guests(client);
      await refuse(
        client,
        signUp,
        { body: { ...signUpForm(), email: ` ${email.toUpperCase()}` } },
        { status: 409, code: 'user_exists' },
      );
      await succeed(client, signIn, { body: { email: email.toUpperCase(), password } });
    },
  },
  {
    name: 'a sign-up names each field that is at fault',
    async run(client) {
      const wrong = {
        email: 'asha',
        phone: '12345',
        gender: 'woman',
        postalCode: '0123',
        city: '',
      };
      const body = { ...signUpForm(), ...wrong, name: undefined, state: 7, password: 'short' };
      const problems = {
        email: 'wrong_email',
        phone: 'wrong_format',
        gender: 'wrong_choice',
        postalCode: 'wrong_format',
        city: 'required',
        name: 'required',
        state: 'wrong_type',
        password: 'too_short',
      };
      await refuse(client, signUp, { body }, invalid(problems));
      const long = { ...signUpForm(), name: 'a'.repeat(81), isSeller: true };
      await refuse(
        client,
        signUp,
        { body: long },
        invalid({ name: 'too_long', isSeller: 'unknown_field' }),
      );
      const common = { ...signUpForm(), password: 'password123' };
      await refuse(client, signUp, { body: common }, invalid({ password: 'too_common' }));
    },
  },
  {
    name: 'a body that is missing, broken or no JSON is refused',
    async run(client) {
      await refuse(client, signIn, { body: '{"email":' }, invalid({ body: 'wrong_format' }));
      await refuse(client, signIn, { body: '[]' }, invalid({}));
      await refuse(
        client,
        signIn,
        { body: 'email=a', headers: { 'content-type': 'text/csv' } },
        { status: 415, code: 'unsupported_media_type' },
      );
    },
  },
  {
    name: 'a wrong password and an unknown address are refused alike',
    async run(client) {
      const [{ email }] = await guests(client);
      const refused = {
        status: 401,
        code: 'invalid_credentials',
      } as const;
      await refuse(client, signIn, { body: { email, password: 'another field' } }, refused);
      const stranger = { email: `${unique('nobody')}@example.com`, password };
      await refuse(client, signIn, { body: stranger }, refused);
      await refuse(client, signIn, { body: { email } }, invalid({ password: 'required' }));
    },
  },
  {
    name: 'nobody signs out, reads or changes a record without a living token',
    async run(client) {
      const [{ id }] = await guests(client);
      for (const token of [undefined, 'not-a-token']) {
        await refuse(client, signOut, { token }, notSignedIn);
        await refuse(client, getUser, { params: { id }, token }, notSignedIn);
        await refuse(client, updateUser, { params: { id }, body: {}, token }, notSignedIn);
      }
    },
  },
  {
    name: "another person's record shows their public face and cannot be changed",
    async run(client) {
      const [own, other] = await guests(client);
      const sent = { params: { id: other.id }, token: own.token };
      const { data } = await succeed(client, getUser, sent);
      same('email' in data || 'phone' in data || 'street' in data, false, 'nothing private');
      same('memberSince' in data, true, 'member since');
      await refuse(
        client,
        updateUser,
        { ...sent, body: { name: 'Thief' } },
        { status: 403, code: 'not_allowed' },
      );
    },
  },
  {
    name: 'a record that does not exist is not found, and an id that is none is refused',
    async run(client) {
      const [{ token }] = await guests(client);
      await refuse(
        client,
        getUser,
        { params: { id: nobodysId }, token },
        { status: 404, code: 'not_found', message: 'User not found' },
      );
      await refuse(
        client,
        getUser,
        { params: { id: 'meera' }, token },
        invalid({ id: 'wrong_uuid' }),
      );
    },
  },
  {
    name: 'a profile is saved whole, and what is not set this way stays',
    async run(client) {
      const { id, token, email } = await newGuest(client);
      const sent = { params: { id }, token };
      const { data } = await succeed(client, getUser, sent);
      const body = {
        ...data,
        city: 'Gumla',
        email: 'other@example.com',
        gender: 'male',
        moneyEarned: 9,
      };
      const { data: saved } = await succeed(client, updateUser, { ...sent, body });
      same(
        [saved.city, saved.email, saved.gender, saved.moneyEarned],
        ['Gumla', email, 'female', 0],
        'saved',
      );
      same((await succeed(client, getUser, sent)).data, saved, 'read again');
      await succeed(client, updateUser, { ...sent, body: { street: 'Main Road' } });
      const wrong = { phone: 'none', isSeller: true, city: '' };
      const problems = { phone: 'wrong_format', isSeller: 'unknown_field', city: 'required' };
      await refuse(client, updateUser, { ...sent, body: wrong }, invalid(problems));
    },
  },
];
