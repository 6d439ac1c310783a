import type { PublicUser, SessionStarted, User } from '@upaj/contract/accounts.schema';
import { invalidField } from '@upaj/contract/api-error';
import { db } from './db.ts';
import type { PersonRecord } from './records.ts';
import { openSession, sessionsOf, tokenOf } from './sessions.ts';

/** A few of the passwords that the server knows as too common. */
const commonPasswords = [
  'password',
  'password1',
  'password123',
  '12345678',
  '123456789',
  'qwertyuiop',
];

/** Refuses a password that everybody tries first, at the field that it was typed into. */
export function refuseCommon(password: string, field: string): void {
  if (commonPasswords.includes(password.toLowerCase())) throw invalidField(field, 'too_common');
}

/** Refuses, at this field, a password that is not the person's; '' is that of people who came through Google. */
export function requirePassword(person: PersonRecord, typed: string, field: string): void {
  if (person.password === '') throw invalidField(field, 'password_missing');
  if (person.password !== typed) throw invalidField(field, 'wrong_password');
}

/** Refuses, at this field, whoever has a password, or did not sign in within the last ten minutes. */
function insistOnRecentSignIn(person: PersonRecord, request: Request, field: string): void {
  if (person.password !== '') throw invalidField(field, 'required');
  const own = tokenOf(request);
  const session = sessionsOf(person.id, own).find(({ token }) => token === own);
  const isRecent = session && Date.now() - Date.parse(session.createdAt) < 10 * 60 * 1000;
  if (!isRecent) throw invalidField(field, 'sign_in_again');
}

/** Refuses, at `password`, whoever does not confirm that the account is theirs: by its password or a new sign-in. */
export function requireOwner(
  person: PersonRecord,
  typed: string | undefined,
  request: Request,
): void {
  if (typed === undefined) insistOnRecentSignIn(person, request, 'password');
  else requirePassword(person, typed, 'password');
}

/** A record as its owner reads it; nobody has ordered anything here. */
export function toUser(person: PersonRecord): User {
  const { id: _, password: _password, joinedAt: _joined, ...facts } = person;
  return { ...facts, ordersPlaced: 0, moneySpent: 0, ordersReceived: 0, moneyEarned: 0 };
}

/** What anybody may know of a person. */
export function toPublicUser({ name, city, state, joinedAt, picture }: PersonRecord): PublicUser {
  return { name, city, state, memberSince: joinedAt, sellerRating: null, picture };
}

/** The person who signs in with this address. */
export const findByEmail = (email: string): PersonRecord | undefined =>
  [...db.people.values()].find((person) => person.email === email);

/** Opens a session and says so. */
export function startSession(person: PersonRecord, message: string): SessionStarted {
  const data = { name: person.name, isSeller: db.sellers.has(person.id) };
  return { success: true, token: openSession(person), userId: person.id, message, data };
}
