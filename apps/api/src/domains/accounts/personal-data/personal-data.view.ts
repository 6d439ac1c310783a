import { avatarUrl } from '../avatars/avatars.service.ts';
import type { AccountDataStore } from './account-data.store.ts';

type Found<Read extends keyof AccountDataStore> = Awaited<ReturnType<AccountDataStore[Read]>>;

interface OwnData {
  user: NonNullable<Found<'findUser'>>;
  signInWays: Found<'listSignInWays'>;
  sessions: Found<'listSessions'>;
}

/** The accounts domain's part of the data export. */
export function toExport({ user, signInWays, sessions }: OwnData, now: Date) {
  const { pictureId, createdAt, updatedAt, ...facts } = user;
  return {
    exportedAt: now.toISOString(),
    user: {
      ...facts,
      picture: pictureId && avatarUrl(pictureId),
      memberSince: createdAt.toISOString(),
      changedAt: updatedAt.toISOString(),
    },
    signInWays: signInWays.map(signInWay),
    sessions: sessions.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
    })),
  };
}

function signInWay({ providerId, accountId, since }: OwnData['signInWays'][number]) {
  const isGoogle = providerId === 'google';
  return {
    way: isGoogle ? ('google' as const) : ('password' as const),
    googleId: isGoogle ? accountId : null,
    since: since.toISOString(),
  };
}
