import { maskAccountNo } from '@upaj/contract/account-number';
import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { contract } from '@upaj/contract/contract';
import { badPicture, notAllowed } from '@upaj/contract/refusal';
import { insistOnOwner, toUser } from './account-records.ts';
import { answer } from './answer.ts';
import { market } from './market.ts';
import { isPicture } from './parse-request.ts';
import type { CropRecord, PersonRecord } from './records.ts';
import { endSessions, sessionsOf } from './sessions.ts';

const SIZE = 192;

async function asDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/*;base64,${btoa(text)}`;
}

const setUserPicture = answer(contract.setUserPicture, async ({ params, person, files }) => {
  if (params.id !== person.id) throw notAllowed();
  const [file] = files;
  if (!file || !(await isPicture(file))) throw badPicture('image');
  const url = await asDataUrl(file);
  const changed = {
    ...person,
    picture: { url, srcset: `${url} ${SIZE}w`, width: SIZE, height: SIZE },
  };
  market.people.set(person.id, changed);
  return { status: 200, body: { success: true, data: toUser(changed) } };
});

const removeUserPicture = answer(contract.removeUserPicture, ({ params, person }) => {
  if (params.id !== person.id) throw notAllowed();
  market.people.set(person.id, { ...person, picture: null });
  return { status: 204 };
});

function listingCopy({ Location: place, image, ...record }: CropRecord) {
  const { sellerId: _, rating: _rating, ratingCount: _count, ...facts } = record;
  return { ...facts, place, updatedAt: record.createdAt, pictures: image.map(({ url }) => url) };
}

function copyOf(person: PersonRecord): ExportedUser {
  const { id, password: _, joinedAt, picture, ...facts } = person;
  const account = market.sellers.get(id);
  const listings = [...market.crops.values()].filter(({ sellerId }) => sellerId === id);
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

const exportUser = answer(contract.exportUser, ({ params, person }) => {
  if (params.id !== person.id) throw notAllowed();
  return { status: 200, body: copyOf(person) };
});

const deleteUser = answer(contract.deleteUser, ({ params, body, person, request }) => {
  if (params.id !== person.id) throw notAllowed();
  insistOnOwner(person, body.password, request);
  endSessions(sessionsOf(person.id, undefined).map(({ token }) => token));
  for (const [id, { sellerId }] of market.crops) {
    if (sellerId === person.id) market.crops.delete(id);
  }
  market.sellers.delete(person.id);
  market.people.delete(person.id);
  return { status: 204 };
});

/** What the mock server holds of a person. */
export const personalDataHandlers = [setUserPicture, removeUserPicture, exportUser, deleteUser];
