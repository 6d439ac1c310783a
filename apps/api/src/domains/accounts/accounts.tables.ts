import type { Gender } from '@upaj/contract/accounts.schema';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

// Milliseconds, as JavaScript has them: a key that was read can then be compared with what is stored.
const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    phone: text('phone').notNull(),
    /** Not known of people who came through Google. */
    gender: text('gender').$type<Gender>(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    /** Set from the command line alone. */
    isModerator: boolean('is_moderator').notNull().default(false),
    pictureId: uuid('picture_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Listings refer to both, so that the state on a listing moves with its seller.
    unique('users_with_state').on(table.id, table.state),
    index('users_picture').on(table.pictureId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Digest of the token: whoever reads it here can do nothing with it. */
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** How a person proves who they are: a password, or Google. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('credentials_user').on(table.userId),
    unique('credentials_one_owner').on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Requests for a one-time password; one for each purpose and subject, so that a second replaces the first. */
export const otps = pgTable(
  'otps',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: ['password', 'email'] }).notNull(),
    /** The address whose password was forgotten, or the id of the person who changes theirs. */
    subject: text('subject').notNull(),
    /** Where the code is mailed to. */
    email: text('email').notNull(),
    /** Whom the code was made for; nobody when the address is not registered. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Digest of the cookie that names the request. */
    handleHash: text('handle_hash').notNull().unique(),
    /** Keyed digest of the code, once it has been made. */
    codeHash: text('code_hash'),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    verifiedAt: moment('verified_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('otps_one_request').on(table.purpose, table.subject),
    index('otps_user').on(table.userId),
    index('otps_expiry').on(table.expiresAt),
  ],
);

/** Ways to Google and back that have been begun. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Digest of the cookie that ties the way to one browser. */
    handleHash: text('handle_hash').notNull().unique(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    /** Digest of the code that opens the session, once Google has said who it is. */
    codeHash: text('code_hash'),
    identity: jsonb('identity'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('oauth_states_expiry').on(table.expiresAt)],
);
