import type { PublicUser, User } from '@upaj/contract/accounts.schema';
import { contract } from '@upaj/contract/contract';
import { answer } from './answer.ts';
import { market } from './market.ts';
import type { PersonRecord } from './records.ts';
import { invalidField, notAllowed, notFound, Refusal } from './refusal.ts';
import { openSession, tokenOf } from './sessions.ts';

/** A few of the passwords that the server knows as too common. */
const commonPasswords = [
  'password',
  'password1',
  'password123',
  '12345678',
  '123456789',
  'qwertyuiop',
];

function toUser({ id: _, password: _password, joinedAt: _joined, ...facts }: PersonRecord): User {
  return {
    ...facts,
    ordersPlaced: 0,
    moneySpent: 0,
    ordersReceived: 0,
    moneyEarned: 0,
    picture: null,
  };
}

function toPublicUser({ name, city, state, joinedAt }: PersonRecord): PublicUser {
  return { name, city, state, memberSince: joinedAt, sellerRating: null, picture: null };
}

const findByEmail = (email: string) =>
  [...market.people.values()].find((person) => person.email === email);

function startSession(person: PersonRecord, message: string) {
  const data = { name: person.name, isSeller: market.sellers.has(person.id) };
  return { success: true, token: openSession(person), userId: person.id, message, data };
}

const signUp = answer(contract.signUp, ({ body }) => {
  if (commonPasswords.includes(body.password.toLowerCase())) {
    throw invalidField('password', 'too_common');
  }
  if (findByEmail(body.email)) {
    throw new Refusal(409, 'user_exists', 'User already exists. Please log in.');
  }
  const person = { ...body, id: crypto.randomUUID(), joinedAt: new Date().toISOString() };
  market.people.set(person.id, person);
  return { status: 201, body: startSession(person, 'Welcome to Upaj') };
});

const signIn = answer(contract.signIn, ({ body }) => {
  const person = findByEmail(body.email);
  if (person?.password !== body.password) {
    throw new Refusal(401, 'invalid_credentials', 'Invalid e-mail or password');
  }
  return { status: 200, body: startSession(person, 'Welcome back') };
});

const signOut = answer(contract.signOut, ({ request }) => {
  const token = tokenOf(request);
  if (token) market.endedTokens.add(token);
  return { status: 204 };
});

const getUser = answer(contract.getUser, ({ params, person }) => {
  const found = market.people.get(params.id);
  if (!found) throw notFound('User');
  const data = found.id === person.id ? toUser(found) : toPublicUser(found);
  return { status: 200, body: { success: true, data } };
});

const updateUser = answer(contract.updateUser, ({ params, body, person }) => {
  if (params.id !== person.id) throw notAllowed();
  const { name, phone, street, city, state, postalCode } = { ...person, ...body };
  const changed = { ...person, name, phone, street, city, state, postalCode };
  market.people.set(person.id, changed);
  return { status: 200, body: { success: true, data: toUser(changed) } };
});

/** The mock server's accounts. */
export const accountsHandlers = [signUp, signIn, signOut, getUser, updateUser];
