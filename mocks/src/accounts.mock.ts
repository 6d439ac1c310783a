import { ApiError, notAllowed, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import {
  findByEmail,
  nextVersion,
  rejectCommonPassword,
  startSession,
  toPublicUser,
  toUser,
  versionOf,
} from './account-records.ts';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { refuseSuspended } from './post-checks.ts';
import { endSessions, tokenOf } from './sessions.ts';
import { carryOver } from './suspensions.ts';

const signUp = mockEndpoint(contract.signUp, ({ body }) => {
  rejectCommonPassword(body.password, 'password');
  if (findByEmail(body.email)) {
    throw new ApiError('user_exists');
  }
  const joinedAt = new Date().toISOString();
  const person = {
    ...body,
    id: crypto.randomUUID(),
    joinedAt,
    isModerator: false,
    isEmailConfirmed: false,
    picture: null,
  };
  db.people.set(person.id, person);
  carryOver(person);
  return { status: 201, body: startSession(person, 'Welcome to Upaj') };
});

const signIn = mockEndpoint(contract.signIn, ({ body }) => {
  const person = findByEmail(body.email);
  if (person?.password !== body.password) {
    throw new ApiError('invalid_credentials');
  }
  return { status: 200, body: startSession(person, 'Welcome back') };
});

const signOut = mockEndpoint(contract.signOut, ({ request }) => {
  const token = tokenOf(request);
  if (token) endSessions([token]);
  return { status: 204 };
});

const getUser = mockEndpoint(contract.getUser, ({ params, person }) => {
  const found = db.people.get(params.id);
  if (!found) throw notFound('User');
  const data = found.id === person.id ? toUser(found) : toPublicUser(found);
  return { status: 200, body: { success: true, data } };
});

const updateUser = mockEndpoint(contract.updateUser, ({ params, body, person }) => {
  if (params.id !== person.id) throw notAllowed();
  if (body.version !== undefined && body.version !== versionOf(person)) {
    throw new ApiError('conflict');
  }
  const { name, phone, street, city, state, postalCode } = { ...person, ...body };
  if (name !== person.name) refuseSuspended(person);
  const fields = { name, phone, street, city, state, postalCode };
  const changed = { ...person, ...fields, changedAt: nextVersion(person) };
  db.people.set(person.id, changed);
  return { status: 200, body: { success: true, data: toUser(changed) } };
});

/** The mock server's accounts. */
export const accountsHandlers = [signUp, signIn, signOut, getUser, updateUser];
