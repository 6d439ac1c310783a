import type { Database } from '../../db/database.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { AvatarWidth } from '../../platform/pictures/make-avatar.ts';
import { openPictures } from '../../platform/pictures/open-pictures.ts';
import { createAccounts } from './accounts.service.ts';
import { createAccountStore } from './accounts.store.ts';
import { createAuth } from './auth/auth.ts';
import { createBruteForceGuard } from './auth/brute-force-guard.ts';
import { createAvatars } from './avatars/avatars.service.ts';
import { createEmailChanges } from './email-change.service.ts';
import { createGoogle } from './google/google.service.ts';
import { createGoogleStore } from './google/google.store.ts';
import { createProvider } from './google/openid-client.ts';
import { listModeratorIds } from './moderators.store.ts';
import { createOtpJob } from './otps/otp.job.ts';
import { createOtps } from './otps/otps.service.ts';
import { createOtpStore } from './otps/otps.store.ts';
import { createPasswordHash } from './passwords/password-hash.ts';
import { createPasswords } from './passwords/passwords.service.ts';
import { createPasswordStore } from './passwords/passwords.store.ts';
import { createAccountDataStore } from './personal-data/account-data.store.ts';
import { createPersonalData } from './personal-data/personal-data.service.ts';
import { createProfileStore } from './profiles.store.ts';
import { createSessionStore } from './sessions/sessions.store.ts';

export type AccountServices = ReturnType<typeof createAccountServices>;

function createStores(db: Database) {
  return {
    accounts: createAccountStore(db),
    profiles: createProfileStore(db),
    passwords: createPasswordStore(db),
    otps: createOtpStore(db),
    sessions: createSessionStore(db),
    google: createGoogleStore(db),
  };
}

/** Creates the services of the domain. */
export function createAccountServices(platform: Platform) {
  const { db, inTransaction, mailer, jobs, settings, services, now } = platform;
  const { accountSecret: secret, publicUrl = 'http://localhost' } = settings;
  const auth = createAuth(db, secret, publicUrl, createPasswordHash(settings.hashCost));
  const guard = createBruteForceGuard(platform.limits);
  const stores = createStores(db);
  const { accounts: store, sessions, google } = stores;
  const isSeller = (userId: string) => services.sellers.isSeller(userId);
  const shared = { inTransaction, services, auth, mailer, isSeller, guard, now };
  const mail = { delivery: platform.delivery, from: settings.mail.from };
  const otpJob = createOtpJob({ mail, otps: stores.otps, accounts: store, secret, now });
  const otps = createOtps({
    ...shared,
    store: stores.otps,
    secret,
    startWork: (id, language, tx) => jobs.enqueue(otpJob, { id, language }, tx),
  });
  const accounts = createAccounts({
    countersOf: (userId) => services.orders.countersOf(userId),
    ratingOf: async (userId) =>
      (await services.reviews.ofSellers([userId])).get(userId)?.rating ?? null,
    moderatorIds: (tx) => listModeratorIds(db, tx),
    ...shared,
    store,
    profiles: stores.profiles,
    passwords: stores.passwords,
    sessions,
  });
  const passwords = createPasswords({
    ...shared,
    accounts: store,
    store: stores.passwords,
    sessions,
    google,
    otps,
    otpStore: stores.otps,
  });
  const avatars = createAvatars({
    inTransaction,
    accounts: store,
    requireNotSuspended: (tx, id) => services.moderation.requireNotSuspended(tx, id),
    decoder: platform.decoder,
    read: accounts.readOwn,
    files: openPictures<AvatarWidth>(settings, 'people-pictures'),
  });
  const provider = settings.google && createProvider(settings.google);
  const personalData = createPersonalData({
    ...shared,
    passwords,
    parts: platform.personalData,
    store: createAccountDataStore(db),
    removeAvatar: avatars.removeFiles,
  });
  return {
    accounts,
    passwords,
    sessions,
    avatars,
    personalData,
    otpJob,
    emails: createEmailChanges({
      ...shared,
      store,
      passwords,
      google,
      otps,
      otpStore: stores.otps,
    }),
    google: createGoogle({ ...shared, provider, store: google, accounts: store }),
  };
}
