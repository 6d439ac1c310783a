import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import type { Database } from '../../db/database.ts';
import type { GoogleSettings } from '../../platform/env/google-settings.ts';
import { createBruteForceGuard } from '../../platform/limits/brute-force-guard.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { MailAndJobs } from '../../platform/mail/open-mail-and-jobs.ts';
import type { Decoder } from '../../platform/pictures/decoder.ts';
import { openPictures } from '../../platform/pictures/open-pictures.ts';
import { viewOf } from '../../platform/pictures/picture-views.ts';
import type { S3Settings } from '../../platform/pictures/s3-pictures.ts';
import { createAccounts } from './accounts.service.ts';
import { createAccountStore } from './accounts.store.ts';
import { createAuth } from './auth/auth.ts';
import { avatarUrl, createAvatars } from './avatars/avatars.service.ts';
import type { AvatarWidth } from './avatars/make-avatar.ts';
import { createEmailChanges } from './email-change.service.ts';
import { createGoogle } from './google/google.service.ts';
import { createGoogleStore } from './google/google.store.ts';
import { createProvider } from './google/openid-client.ts';
import { createOtpJob } from './otps/otp.job.ts';
import { createOtps } from './otps/otps.service.ts';
import { createOtpStore } from './otps/otps.store.ts';
import { createPasswordHash, type HashCost } from './passwords/password-hash.ts';
import { createPasswords } from './passwords/passwords.service.ts';
import { createPasswordStore } from './passwords/passwords.store.ts';
import { createPersonalData } from './personal-data/personal-data.service.ts';
import { createPersonalDataStore } from './personal-data/personal-data.store.ts';
import { createSessionStore } from './sessions/sessions.store.ts';

/** What everything around a person's identity needs. */
export interface AccountDeps {
  db: Database;
  dataDir: string;
  /** The bucket for pictures, if they do not lie in `dataDir`. */
  s3?: S3Settings | undefined;
  accountSecret: string;
  publicUrl: string | undefined;
  office: MailAndJobs;
  decoder: Decoder;
  limits: Limits;
  google: GoogleSettings | undefined;
  isSeller: (userId: string) => Promise<boolean>;
  /** What is held of somebody as a seller, for the copy that they are given. */
  copyOfSeller: (userId: string) => Promise<ExportedUser['seller']>;
  /** Removes the files of listings' pictures. */
  forgetPictures: (pictures: readonly { id: string }[]) => Promise<void>;
  now: () => Date;
  /** What a hash of a password costs, where tests make many. */
  hashCost?: HashCost | undefined;
}

export type AccountServices = ReturnType<typeof createAccountServices>;

/** Puts together everything around a person's identity. */
export function createAccountServices(deps: AccountDeps) {
  const { db, accountSecret: secret, office, isSeller, now } = deps;
  const { post, jobs } = office;
  const hashing = createPasswordHash(deps.hashCost);
  const auth = createAuth(db, secret, deps.publicUrl ?? 'http://localhost', hashing);
  const store = createAccountStore(db);
  const passwordStore = createPasswordStore(db);
  const guesses = createBruteForceGuard(deps.limits);
  const otpStore = createOtpStore(db);
  const job = createOtpJob({ office, otps: otpStore, accounts: store, secret, now });
  jobs.add(job);
  const otps = createOtps({
    store: otpStore,
    secret,
    guesses,
    startWork: (id, language, tx) => jobs.enqueue(job, { id, language }, tx),
    now,
  });
  const sessions = createSessionStore(db);
  const accounts = createAccounts({
    ...{ auth, store, passwords: passwordStore, sessions, guesses, isSeller, now },
  });
  const passwords = createPasswords({
    ...{ auth, accounts: store, store: passwordStore, otps, guesses, post, now },
  });
  const faces = createAvatars({
    ...{ accounts: store, decoder: deps.decoder, read: accounts.readOwn },
    files: openPictures<AvatarWidth>(deps, 'people-pictures'),
  });
  const provider = deps.google && createProvider(deps.google);
  return {
    accounts,
    passwords,
    emails: createEmailChanges({ store, passwords, otps, post, now }),
    sessions,
    faces,
    personalData: createPersonalData({
      accounts: store,
      store: createPersonalDataStore(db),
      copyOfSeller: deps.copyOfSeller,
      passwords,
      post,
      addresses: {
        pictureAddress: (id) => viewOf({ id, width: 1, height: 1 }).url,
        faceAddress: avatarUrl,
      },
      async forgetFiles({ face, listings }) {
        await deps.forgetPictures(listings);
        if (face) await faces.forget(face);
      },
      now,
    }),
    google: createGoogle({ provider, store: createGoogleStore(db), auth, post, isSeller, now }),
  };
}
