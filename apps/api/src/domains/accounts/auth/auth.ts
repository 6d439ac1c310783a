import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { bearer } from 'better-auth/plugins/bearer';
import type { Database } from '../../../db/database.ts';
import { credentials, sessions, users, verifications } from '../accounts.tables.ts';
import type { PasswordHash } from '../passwords/password-hash.ts';
import { preserveErrors } from './error-preserving-adapter.ts';
import { hashTokens } from './token-hashing-adapter.ts';

const DAY = 24 * 60 * 60;
// The server determines the address of a caller (TRUST_PROXY) and passes it on in this header.
const ADDRESS = 'x-upaj-address';

const person = {
  phone: { type: 'string', required: true },
  gender: { type: 'string', required: true },
  street: { type: 'string', required: true },
  city: { type: 'string', required: true },
  state: { type: 'string', required: true },
  postalCode: { type: 'string', required: true },
  isModerator: { type: 'boolean', required: false, input: false },
} as const;

/** The client that creates a session. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
  /** The language of mails to this person. */
  language: 'en' | 'hi';
}

/** Configures better-auth for the endpoints of the contract; it is called in process and has no URL. */
export function createAuth(
  db: Database,
  secret: string,
  publicUrl: string,
  password: PasswordHash,
) {
  const adapt = drizzleAdapter(db, {
    provider: 'pg',
    transaction: true,
    schema: { user: users, session: sessions, account: credentials, verification: verifications },
  });
  return betterAuth({
    database: (options: BetterAuthOptions) => hashTokens(preserveErrors(adapt(options))),
    secret,
    baseURL: publicUrl,
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, password },
    user: { additionalFields: person },
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [ADDRESS] },
    },
    plugins: [bearer()],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its log would contain addresses and query parameters; errors of the database reach us with their cause.
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The headers that pass better-auth the address of a client. */
export function headersOf({ address, userAgent }: Caller): Headers {
  return new Headers({ [ADDRESS]: address, ...(userAgent && { 'user-agent': userAgent }) });
}

/** The headers of a request with a session token. */
export function withToken(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` });
}

/** The stable code of an error of better-auth, if it is one. */
export function authCode(error: unknown): string | undefined {
  return error instanceof APIError ? error.body?.code : undefined;
}
