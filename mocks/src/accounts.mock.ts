import { contract } from '@upaj/contract/contract';
import { notAllowed, notFound, Refusal } from '@upaj/contract/refusal';
import {
  findByEmail,
  refuseCommon,
  startSession,
  toPublicUser,
  toUser,
} from './account-records.ts';
import { answer } from './answer.ts';
import { market } from './market.ts';
import { endSessions, tokenOf } from './sessions.ts';

const signUp = answer(contract.signUp, ({ body }) => {
  refuseCommon(body.password, 'password');
  if (findByEmail(body.email)) {
    throw new Refusal('user_exists');
  }
  const joinedAt = new Date().toISOString();
  const person = { ...body, id: crypto.randomUUID(), joinedAt, picture: null };
  market.people.set(person.id, person);
  return { status: 201, body: startSession(person, 'Welcome to Upaj') };
});

const signIn = answer(contract.signIn, ({ body }) => {
  const person = findByEmail(body.email);
  if (person?.password !== body.password) {
    throw new Refusal('invalid_credentials');
  }
  return { status: 200, body: startSession(person, 'Welcome back') };
});

const signOut = answer(contract.signOut, ({ request }) => {
  const token = tokenOf(request);
  if (token) endSessions([token]);
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
