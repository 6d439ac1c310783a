import { toRupees } from '@upaj/content/money';
import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import type { PersonalDataStore } from './personal-data.store.ts';

type Held = NonNullable<Awaited<ReturnType<PersonalDataStore['gather']>>> &
  Pick<ExportedUser, 'seller'>;

/** Where pictures are shown. */
export interface PictureUrls {
  pictureAddress: (id: string) => string;
  faceAddress: (id: string) => string;
}

/** What is held of a person, as they are given it. */
export function toExport(held: Held, now: Date, addresses: PictureUrls): ExportedUser {
  const { pictureId, createdAt, updatedAt, ...user } = held.user;
  return {
    exportedAt: now.toISOString(),
    user: {
      ...user,
      picture: pictureId && addresses.faceAddress(pictureId),
      memberSince: createdAt.toISOString(),
      changedAt: updatedAt.toISOString(),
    },
    seller: held.seller,
    signInWays: held.signInWays.map(signInWay),
    sessions: held.sessions.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
    })),
    listings: held.listings.map((listing) => ({
      ...listing,
      price: toRupees(listing.price),
      createdAt: listing.createdAt.toISOString(),
      updatedAt: listing.updatedAt.toISOString(),
      pictures: listing.pictures.map(addresses.pictureAddress),
    })),
    contactMessages: held.contactMessages.map((message) => ({
      ...message,
      createdAt: message.createdAt.toISOString(),
    })),
    idempotencyKeys: held.idempotencyKeys.map(({ key, usedAt }) => {
      return { key, usedAt: usedAt.toISOString() };
    }),
  };
}

function signInWay({ providerId, accountId, since }: Held['signInWays'][number]) {
  const isGoogle = providerId === 'google';
  return {
    way: isGoogle ? ('google' as const) : ('password' as const),
    googleId: isGoogle ? accountId : null,
    since: since.toISOString(),
  };
}
