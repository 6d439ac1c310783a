import type { Gender } from '@upaj/contract/accounts.schema';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    phone: text('phone').notNull(),
    /** Unknown for users who signed up with Google. */
    gender: text('gender').$type<Gender>(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    /** Set only from the command line. */
    isModerator: boolean('is_moderator').notNull().default(false),
    pictureId: uuid('picture_id'),
    createdAt: timestampMs('created_at').notNull().defaultNow(),
    updatedAt: timestampMs('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Listings refer to both, so that the state on a listing moves with its seller.
    unique('users_with_state').on(table.id, table.state),
    index('users_picture').on(table.pictureId),
    index('users_moderators').on(table.id).where(sql`${table.isModerator}`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Digest of the token, which does not authenticate. */
    token: text('token').notNull().unique(),
    expiresAt: timestampMs('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: timestampMs('created_at').notNull().defaultNow(),
    updatedAt: timestampMs('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Credentials of accounts: a password, or a Google account. */
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
    accessTokenExpiresAt: timestampMs('access_token_expires_at'),
    refreshTokenExpiresAt: timestampMs('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: timestampMs('created_at').notNull().defaultNow(),
    updatedAt: timestampMs('updated_at').notNull().defaultNow(),
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
    expiresAt: timestampMs('expires_at').notNull(),
    createdAt: timestampMs('created_at').notNull().defaultNow(),
    updatedAt: timestampMs('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Requests for a one-time password; one for each purpose and subject, so that a second replaces the first. */
export const otps = pgTable(
  'otps',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: ['password', 'email', 'confirm'] }).notNull(),
    /** The address of a password reset, or the id of the person who changes or confirms the address. */
    subject: text('subject').notNull(),
    /** The recipient of the code. */
    email: text('email').notNull(),
    /** The user of the code; null when the address is not registered. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Digest of the cookie that identifies the request. */
    handleHash: text('handle_hash').notNull().unique(),
    /** Keyed digest of the code, once it has been created. */
    codeHash: text('code_hash'),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    verifiedAt: timestampMs('verified_at'),
    expiresAt: timestampMs('expires_at').notNull(),
  },
  (table) => [
    unique('otps_one_request').on(table.purpose, table.subject),
    index('otps_user').on(table.userId),
    index('otps_expiry').on(table.expiresAt),
  ],
);

/** States of started sign-ins with Google. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Digest of the cookie that binds the sign-in to one browser. */
    handleHash: text('handle_hash').notNull().unique(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    /** Digest of the code that opens the session, once Google has identified the user. */
    codeHash: text('code_hash'),
    identity: jsonb('identity'),
    expiresAt: timestampMs('expires_at').notNull(),
  },
  (table) => [index('oauth_states_expiry').on(table.expiresAt)],
);
