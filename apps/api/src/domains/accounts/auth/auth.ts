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
// The address of a caller is decided by the server (TRUST_PROXY) and handed on under a name of our own.
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

/** Who makes a session, and from where. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
  /** The language that mails to this person are written in. */
  language: 'en' | 'hi';
}

/** Sets better-auth up for the calls of the contract; it is asked from here and has no address of its own. */
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
    // What it would log holds addresses and query parameters; errors of the database come to us with their cause.
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The headers that tell better-auth where a call came from. */
export function headersOf({ address, userAgent }: Caller): Headers {
  return new Headers({ [ADDRESS]: address, ...(userAgent && { 'user-agent': userAgent }) });
}

/** The headers of a call made with a session's token. */
export function withToken(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` });
}

/** The stable code of an error that better-auth threw, if it is one of its own. */
export function authCode(error: unknown): string | undefined {
  return error instanceof APIError ? error.body?.code : undefined;
}
