import type { PublicUser, SessionStarted, User } from '@upaj/contract/accounts.schema';
import { invalidField } from '@upaj/contract/api-error';
import { where } from './collection.ts';
import { db } from './db.ts';
import { countersOf } from './order-view.ts';
import type { PersonRecord } from './records.ts';
import { openSession, sessionsOf, tokenOf } from './sessions.ts';

/** Refuses the common password of stories. */
export function rejectCommonPassword(password: string, field: string): void {
  if (password.toLowerCase() === 'password123') throw invalidField(field, 'too_common');
}

/** Throws an error of this field if the password is wrong; '' is the password of users of Google. */
export function requirePassword(person: PersonRecord, typed: string, field: string): void {
  if (person.password === '') throw invalidField(field, 'password_missing');
  if (person.password !== typed) throw invalidField(field, 'wrong_password');
}

/** Requires the password of the account, or without one a sign-in of the last ten minutes. */
export function requireOwner(person: PersonRecord, typed: string | undefined, request: Request) {
  if (typed !== undefined) return requirePassword(person, typed, 'password');
  if (person.password !== '') throw invalidField('password', 'required');
  const own = tokenOf(request);
  const { createdAt = '' } = sessionsOf(person.id, own).find(({ token }) => token === own) ?? {};
  if (!(Date.now() - Date.parse(createdAt) < 600_000))
    throw invalidField('password', 'sign_in_again');
}

/** A record for its owner, with the counters of the orders. */
export function toUser(person: PersonRecord): User {
  const { id, password: _password, joinedAt: _joined, isModerator: _is, ...record } = person;
  const { changedAt: _changed, ...facts } = record;
  return { ...facts, ...countersOf(id), version: versionOf(person) };
}

/** The version of a profile. */
export const versionOf = ({ changedAt, joinedAt }: PersonRecord): string => changedAt ?? joinedAt;

/** The public profile of a user. */
export function toPublicUser({ name, city, state, joinedAt, picture }: PersonRecord): PublicUser {
  return { name, city, state, memberSince: joinedAt, sellerRating: null, picture };
}

/** The user with this e-mail address. */
export const findByEmail = (email: string): PersonRecord | undefined =>
  where(db.people, (person) => person.email === email)[0];

/** Opens a session and returns the reply. */
export function startSession(person: PersonRecord, message: string): SessionStarted {
  const data = { name: person.name, isSeller: db.sellers.has(person.id) };
  return { success: true, token: openSession(person), userId: person.id, message, data };
}
