import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { badPicture, notAllowed } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { maskAccountNo } from '@upaj/contract/sellers.rules';
import { requireOwner, toUser } from './account-records.ts';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { isPicture } from './parse-request.ts';
import type { CropRecord, PersonRecord } from './records.ts';
import { endSessions, sessionsOf } from './sessions.ts';

const SIZE = 192;

async function asDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/*;base64,${btoa(text)}`;
}

const setUserPicture = mockEndpoint(contract.setUserPicture, async ({ params, person, files }) => {
  if (params.id !== person.id) throw notAllowed();
  const [file] = files;
  if (!file || !(await isPicture(file))) throw badPicture('image');
  const url = await asDataUrl(file);
  const changed = {
    ...person,
    picture: { url, srcset: `${url} ${SIZE}w`, width: SIZE, height: SIZE },
  };
  db.people.set(person.id, changed);
  return { status: 200, body: { success: true, data: toUser(changed) } };
});

const removeUserPicture = mockEndpoint(contract.removeUserPicture, ({ params, person }) => {
  if (params.id !== person.id) throw notAllowed();
  db.people.set(person.id, { ...person, picture: null });
  return { status: 204 };
});

function listingCopy({ Location: place, image, ...record }: CropRecord) {
  const { sellerId: _, rating: _rating, ratingCount: _count, ...facts } = record;
  return { ...facts, place, updatedAt: record.createdAt, pictures: image.map(({ url }) => url) };
}

function copyOf(person: PersonRecord): ExportedUser {
  const { id, password: _, joinedAt, picture, ...facts } = person;
  const account = db.sellers.get(id);
  const listings = [...db.crops.values()].filter(({ sellerId }) => sellerId === id);
  return {
    exportedAt: new Date().toISOString(),
    user: {
      ...{ ...facts, picture: picture?.url ?? null, isEmailProven: true, isModerator: false },
      ...{ memberSince: joinedAt, changedAt: joinedAt },
    },
    seller: account
      ? { ...account, accountNo: maskAccountNo(account.accountNo), since: joinedAt }
      : null,
    signInWays: [{ way: 'password', googleId: null, since: joinedAt }],
    sessions: sessionsOf(id, undefined).map(({ createdAt, userAgent }) => ({
      ...{ createdAt, lastSeenAt: createdAt, expiresAt: createdAt, ipAddress: null, userAgent },
    })),
    listings: listings.map(listingCopy),
    contactMessages: [],
    idempotencyKeys: [],
  };
}

const exportUser = mockEndpoint(contract.exportUser, ({ params, person }) => {
  if (params.id !== person.id) throw notAllowed();
  return { status: 200, body: copyOf(person) };
});

const deleteUser = mockEndpoint(contract.deleteUser, ({ params, body, person, request }) => {
  if (params.id !== person.id) throw notAllowed();
  requireOwner(person, body.password, request);
  endSessions(sessionsOf(person.id, undefined).map(({ token }) => token));
  for (const [id, { sellerId }] of db.crops) {
    if (sellerId === person.id) db.crops.delete(id);
  }
  db.sellers.delete(person.id);
  db.people.delete(person.id);
  return { status: 204 };
});

/** Pictures, exports and deletions of the mock server. */
export const personalDataHandlers = [setUserPicture, removeUserPicture, exportUser, deleteUser];
