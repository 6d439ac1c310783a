import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import type { Database } from '../../db/database.ts';
import { createInTransaction, type InTransaction } from '../../db/transaction.ts';
import type { GoogleSettings } from '../../platform/env/google-settings.ts';
import { createBruteForceGuard } from '../../platform/limits/brute-force-guard.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { MailAndJobs } from '../../platform/mail/open-mail-and-jobs.ts';
import type { Decoder } from '../../platform/pictures/decoder.ts';
import { openPictures } from '../../platform/pictures/open-pictures.ts';
import { viewOf } from '../../platform/pictures/picture-views.ts';
import type { S3Settings } from '../../platform/pictures/s3-pictures.ts';
import { createAccounts } from './accounts.service.ts';
import { type AccountStore, createAccountStore } from './accounts.store.ts';
import { createAuth } from './auth/auth.ts';
import { type Avatars, avatarUrl, createAvatars } from './avatars/avatars.service.ts';
import type { AvatarWidth } from './avatars/make-avatar.ts';
import { createEmailChanges } from './email-change.service.ts';
import { createGoogle } from './google/google.service.ts';
import { createGoogleStore } from './google/google.store.ts';
import { createProvider } from './google/openid-client.ts';
import { createOtpJob } from './otps/otp.job.ts';
import { createOtps } from './otps/otps.service.ts';
import { createOtpStore } from './otps/otps.store.ts';
import { createPasswordHash, type HashCost } from './passwords/password-hash.ts';
import { createPasswords, type Passwords } from './passwords/passwords.service.ts';
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

function createStores(db: Database) {
  return {
    accounts: createAccountStore(db),
    passwords: createPasswordStore(db),
    otps: createOtpStore(db),
    sessions: createSessionStore(db),
    google: createGoogleStore(db),
  };
}

/** Puts together everything around a person's identity. */
export function createAccountServices(deps: AccountDeps) {
  const { db, accountSecret: secret, office, isSeller, now } = deps;
  const { post, jobs } = office;
  const hashing = createPasswordHash(deps.hashCost);
  const auth = createAuth(db, secret, deps.publicUrl ?? 'http://localhost', hashing);
  const inTransaction = createInTransaction(db);
  const guesses = createBruteForceGuard(deps.limits);
  const stores = createStores(db);
  const { accounts: store, sessions, google } = stores;
  const shared = { inTransaction, auth, post, isSeller, guesses, now };
  const job = createOtpJob({ office, otps: stores.otps, accounts: store, secret, now });
  jobs.add(job);
  const otps = createOtps({
    ...{ ...shared, store: stores.otps, secret },
    startWork: (id, language, tx) => jobs.enqueue(job, { id, language }, tx),
  });
  const accounts = createAccounts({ ...shared, store, passwords: stores.passwords, sessions });
  const passwords = createPasswords({
    ...{ ...shared, accounts: store, store: stores.passwords, sessions, google },
    ...{ otps, otpStore: stores.otps },
  });
  const faces = createAvatars({
    ...{ inTransaction, accounts: store, decoder: deps.decoder, read: accounts.readOwn },
    files: openPictures<AvatarWidth>(deps, 'people-pictures'),
  });
  const provider = deps.google && createProvider(deps.google);
  return {
    accounts,
    passwords,
    emails: createEmailChanges({
      ...{ ...shared, store, passwords, google, otps, otpStore: stores.otps },
    }),
    sessions,
    faces,
    personalData: openPersonalData(deps, { inTransaction, accounts: store, passwords, faces }),
    google: createGoogle({ ...shared, provider, store: google, accounts: store }),
  };
}

function openPersonalData(
  { db, office, now, copyOfSeller, forgetPictures }: AccountDeps,
  opened: {
    inTransaction: InTransaction;
    accounts: AccountStore;
    passwords: Passwords;
    faces: Avatars;
  },
) {
  return createPersonalData({
    ...{ ...opened, store: createPersonalDataStore(db), copyOfSeller, post: office.post, now },
    addresses: {
      pictureAddress: (id) => viewOf({ id, width: 1, height: 1 }).url,
      faceAddress: avatarUrl,
    },
    async forgetFiles({ face, listings }) {
      await forgetPictures(listings);
      if (face) await opened.faces.forget(face);
    },
  });
}
