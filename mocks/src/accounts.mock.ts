import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { ApiError, badPicture } from '@upaj/contract/api-error';
import {
  findByEmail,
  rejectCommonPassword,
  requireOwner,
  startSession,
  toPublicUser,
  toUser,
  versionOf,
} from './account-records.ts';
import { find, patch, where } from './collection.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { settingsOf } from './notification-records.ts';
import { isPicture } from './parse-request.ts';
import { refuseSuspended } from './post-checks.ts';
import type { PersonRecord } from './records.ts';
import { endSessions, sessionsOf, tokenOf } from './sessions.ts';

async function asDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/*;base64,${btoa(text)}`;
}

/** The profile and the settings; the mock leaves out what a person has done. */
function copyOf(person: PersonRecord): ExportedUser {
  const { id, password: _, joinedAt, changedAt = joinedAt, picture, ...facts } = person;
  const account = { isEmailProven: true, memberSince: joinedAt, changedAt };
  const nothing = { listings: [], cart: [], orders: [], reviews: [], reviewAnswers: [] };
  const noPosts = { threads: [], comments: [], threadPictures: [], likes: [], mutedThreads: [] };
  return {
    exportedAt: new Date().toISOString(),
    user: { ...facts, ...account, picture: picture?.url ?? null },
    seller: null,
    signInWays: [{ way: 'password', googleId: null, since: joinedAt }],
    sessions: [],
    ...nothing,
    ...noPosts,
    moderation: [],
    reports: [],
    notifications: [],
    notificationSettings: settingsOf(id),
    contactMessages: [],
    weatherPlaces: [],
    chatFeedback: [],
    diagnoses: [],
    leafFeedback: [],
    idempotencyKeys: [],
  };
}

/** The mock server's accounts. */
export const accountsHandlers = mockEndpoints({
  signUp({ body }) {
    rejectCommonPassword(body.password, 'password');
    if (findByEmail(body.email)) throw new ApiError('user_exists');
    const state = { isModerator: false, isEmailConfirmed: false, picture: null };
    const joinedAt = new Date().toISOString();
    const person = { ...body, ...state, id: crypto.randomUUID(), joinedAt };
    db.people.set(person.id, person);
    return startSession(person, 'Welcome to Upaj');
  },

  signIn({ body }) {
    const person = findByEmail(body.email);
    if (person?.password !== body.password) throw new ApiError('invalid_credentials');
    return startSession(person, 'Welcome back');
  },

  signOut({ request }) {
    endSessions([tokenOf(request) ?? '']);
  },

  getUser({ params, person }) {
    const found = find(db.people, params.id, 'User');
    return { data: found.id === person.id ? toUser(found) : toPublicUser(found) };
  },

  updateUser({ body, person }) {
    if (body.version !== undefined && body.version !== versionOf(person)) {
      throw new ApiError('conflict');
    }
    const { name, phone, street, city, state, postalCode } = { ...person, ...body };
    if (name !== person.name) refuseSuspended(person);
    // Two changes within a millisecond are two versions.
    const now = Math.max(Date.now(), Date.parse(versionOf(person)) + 1);
    const changedAt = new Date(now).toISOString();
    const fields = { name, phone, street, city, state, postalCode, changedAt };
    return { data: toUser(patch(db.people, person, fields)) };
  },

  async setUserPicture({ person, files: [file] }) {
    if (!file || !(await isPicture(file))) throw badPicture('image');
    refuseSuspended(person);
    const url = await asDataUrl(file);
    const picture = { url, srcset: `${url} 192w`, width: 192, height: 192 };
    return { data: toUser(patch(db.people, person, { picture })) };
  },

  removeUserPicture({ person }) {
    patch(db.people, person, { picture: null });
  },

  exportUser: ({ person }) => copyOf(person),

  deleteUser({ body, person, request }) {
    requireOwner(person, body.password, request);
    endSessions(sessionsOf(person.id, undefined).map(({ token }) => token));
    for (const { id } of where(db.crops, ({ sellerId }) => sellerId === person.id))
      db.crops.delete(id);
    for (const part of [db.sellers, db.sellerGoals, db.carts, db.people]) part.delete(person.id);
  },
});
