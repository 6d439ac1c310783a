import { and, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { queriesIn, type Tx } from '../../../db/transaction.ts';
import { otps } from '../accounts.tables.ts';

/** A new password, another address, or the confirmation of the account's own address. */
export type Purpose = 'password' | 'email' | 'confirm';

/** A request for an OTP. */
export interface OtpRequest {
  id: string;
  purpose: Purpose;
  /** A second request with the same subject replaces the first. */
  subject: string;
  /** The recipient of the code. */
  email: string;
  userId?: string | undefined;
  handleHash: string;
  expiresAt: Date;
}

/** What the job reads to create the code. */
export interface PendingOtp extends Pick<OtpRequest, 'purpose' | 'email' | 'handleHash'> {
  userId: string | null;
}

/** One attempt to verify a code. */
export interface OtpAttempt {
  purpose: Purpose;
  handleHash: string;
  codeHash: string;
  /** Whether the code must have been verified before. */
  isVerified: boolean;
  /** After so many wrong codes none is looked at any more. */
  maxWrongTries: number;
  now: Date;
  /** The time until which a right code may be used. */
  usableUntil: Date;
}

export type OtpStore = ReturnType<typeof createOtpStore>;

/** Stores requests for OTPs. */
export function createOtpStore(db: Database) {
  return {
    /** Stores a request, which replaces an earlier one. */
    async put(request: OtpRequest, tx?: Tx): Promise<void> {
      const fresh = { codeHash: null, wrongTries: 0, verifiedAt: null };
      const row = { ...request, ...fresh, userId: request.userId ?? null };
      await queriesIn(db, tx)
        .insert(otps)
        .values(row)
        .onConflictDoUpdate({ target: [otps.purpose, otps.subject], set: row });
    },

    /** Deletes a request and returns the address of its code, or undefined when there is no request. */
    async take(id: string, tx?: Tx): Promise<string | undefined> {
      const [taken] = await queriesIn(db, tx)
        .delete(otps)
        .where(eq(otps.id, id))
        .returning({ email: otps.email });
      return taken?.email;
    },

    /** Deletes the requests of a user, but for one that may be repeated. */
    async deleteOfUser(userId: string, tx?: Tx, keptId?: string): Promise<void> {
      const isOther = keptId === undefined ? undefined : ne(otps.id, keptId);
      await queriesIn(db, tx)
        .delete(otps)
        .where(and(eq(otps.userId, userId), isOther));
    },

    /** Finds a pending request. */
    async waiting(id: string, now: Date): Promise<PendingOtp | undefined> {
      const { purpose, email, handleHash, userId } = otps;
      const isAlive = and(eq(otps.id, id), isNull(otps.verifiedAt), gt(otps.expiresAt, now));
      const [found] = await db
        .select({ purpose, email, handleHash, userId })
        .from(otps)
        .where(isAlive);
      return found;
    },

    /** The recipient of the code of a request. */
    async mailboxOf(purpose: Purpose, handleHash: string): Promise<string | undefined> {
      const [found] = await db
        .select({ email: otps.email })
        .from(otps)
        .where(and(eq(otps.purpose, purpose), eq(otps.handleHash, handleHash)));
      return found?.email;
    },

    /** Stores the digest of the code before it is mailed. */
    async setCode(id: string, userId: string, codeHash: string): Promise<void> {
      await db.update(otps).set({ userId, codeHash }).where(eq(otps.id, id));
    },

    /**
     * Verifies a code: compares, counts and records in one statement, which locks the row, so that of any number of
     * concurrent attempts at most `maxWrongTries` wrong ones are compared. A verified code is right again, without more
     * time: the reply to the first attempt may have been lost.
     */
    async try(attempt: OtpAttempt) {
      const { purpose, handleHash, codeHash, isVerified, maxWrongTries, now, usableUntil } =
        attempt;
      const isRight = sql<boolean>`coalesce(${otps.codeHash} = ${codeHash}, false)`;
      const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;
      const isFirst = sql`${isRight} and ${otps.verifiedAt} is null`;
      const verifiedAt = sql`case when ${isFirst} then ${timestamp(now)} else ${otps.verifiedAt} end`;
      const expiresAt = sql`case when ${isFirst} then ${timestamp(usableUntil)} else ${otps.expiresAt} end`;
      const wrongTries = sql`${otps.wrongTries} + case when ${isRight} then 0 else 1 end`;
      const [tried] = await db
        .update(otps)
        .set({ wrongTries, ...(!isVerified && { verifiedAt, expiresAt }) })
        .where(
          and(
            eq(otps.purpose, purpose),
            eq(otps.handleHash, handleHash),
            isVerified ? isNotNull(otps.verifiedAt) : undefined,
            lt(otps.wrongTries, maxWrongTries),
            gt(otps.expiresAt, now),
          ),
        )
        .returning({ id: otps.id, userId: otps.userId, isRight });
      return tried;
    },
  };
}
