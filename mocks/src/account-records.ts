import type { PublicUser, SessionStarted, User } from '@upaj/contract/accounts.schema';
import { invalidField } from '@upaj/contract/api-error';
import { db } from './db.ts';
import { countersOf } from './order-view.ts';
import type { PersonRecord } from './records.ts';
import { openSession, sessionsOf, tokenOf } from './sessions.ts';

/** Some of the passwords that the server refuses as too common. */
const commonPasswords = [
  'password',
  'password1',
  'password123',
  '12345678',
  '123456789',
  'qwertyuiop',
];

/** Refuses a common password with an error of its field. */
export function rejectCommonPassword(password: string, field: string): void {
  if (commonPasswords.includes(password.toLowerCase())) throw invalidField(field, 'too_common');
}

/** Throws an error of this field if the password is wrong; '' is the password of users of Google. */
export function requirePassword(person: PersonRecord, typed: string, field: string): void {
  if (person.password === '') throw invalidField(field, 'password_missing');
  if (person.password !== typed) throw invalidField(field, 'wrong_password');
}

/** Throws an error of this field if the user has a password, or did not sign in within the last ten minutes. */
function requireRecentSignIn(person: PersonRecord, request: Request, field: string): void {
  if (person.password !== '') throw invalidField(field, 'required');
  const own = tokenOf(request);
  const session = sessionsOf(person.id, own).find(({ token }) => token === own);
  const isRecent = session && Date.now() - Date.parse(session.createdAt) < 10 * 60 * 1000;
  if (!isRecent) throw invalidField(field, 'sign_in_again');
}

/** Requires the password of the account, or without one a recent sign-in; throws an error of `password`. */
export function requireOwner(
  person: PersonRecord,
  typed: string | undefined,
  request: Request,
): void {
  if (typed === undefined) requireRecentSignIn(person, request, 'password');
  else requirePassword(person, typed, 'password');
}

/** A record for its owner, with the counters of the orders. */
export function toUser(person: PersonRecord): User {
  const { id, password: _password, joinedAt: _joined, isModerator: _is, ...record } = person;
  const { changedAt: _changed, ...facts } = record;
  return { ...facts, ...countersOf(id), version: versionOf(person) };
}

/** The version of a profile. */
export const versionOf = ({ changedAt, joinedAt }: PersonRecord): string => changedAt ?? joinedAt;

/** The version after a change now; two changes within a millisecond are two versions. */
export const nextVersion = (person: PersonRecord): string =>
  new Date(Math.max(Date.now(), Date.parse(versionOf(person)) + 1)).toISOString();

/** The public profile of a user. */
export function toPublicUser({ name, city, state, joinedAt, picture }: PersonRecord): PublicUser {
  return { name, city, state, memberSince: joinedAt, sellerRating: null, picture };
}

/** The user with this e-mail address. */
export const findByEmail = (email: string): PersonRecord | undefined =>
  [...db.people.values()].find((person) => person.email === email);

/** Opens a session and returns the reply. */
export function startSession(person: PersonRecord, message: string): SessionStarted {
  const data = { name: person.name, isSeller: db.sellers.has(person.id) };
  return { success: true, token: openSession(person), userId: person.id, message, data };
}
