import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { queriesIn, type Tx } from '../../../db/transaction.ts';
import { otps } from '../accounts.tables.ts';

export type Purpose = 'password' | 'email';

/** A request for an OTP. */
export interface OtpRequest {
  id: string;
  purpose: Purpose;
  /** Whom a second request replaces the first of. */
  subject: string;
  /** Where the code is to be mailed. */
  email: string;
  userId?: string | undefined;
  handleHash: string;
  expiresAt: Date;
}

/** What a job finds when it makes the code. */
export interface PendingOtp extends Pick<OtpRequest, 'purpose' | 'email' | 'handleHash'> {
  userId: string | null;
}

/** One try of a code. */
export interface OtpAttempt {
  purpose: Purpose;
  handleHash: string;
  codeHash: string;
  /** Whether the code must have been verified before, or must not have been. */
  isVerified: boolean;
  /** After so many wrong codes none is looked at any more. */
  maxWrongTries: number;
  now: Date;
  /** Until when a code that is right may be used. */
  usableUntil: Date;
}

export type OtpStore = ReturnType<typeof createOtpStore>;

/** Keeps requests for OTPs. */
export function createOtpStore(db: Database) {
  return {
    /** Stores a request in the place of an earlier one. */
    async put(request: OtpRequest, tx?: Tx): Promise<void> {
      const fresh = { codeHash: null, wrongTries: 0, verifiedAt: null };
      const row = { ...request, ...fresh, userId: request.userId ?? null };
      await queriesIn(db, tx)
        .insert(otps)
        .values(row)
        .onConflictDoUpdate({ target: [otps.purpose, otps.subject], set: row });
    },

    /** Deletes a request and gives where its code was mailed, or nothing when it is not there any more. */
    async take(id: string, tx?: Tx): Promise<string | undefined> {
      const [taken] = await queriesIn(db, tx)
        .delete(otps)
        .where(eq(otps.id, id))
        .returning({ email: otps.email });
      return taken?.email;
    },

    async deleteOfUser(userId: string, tx?: Tx): Promise<void> {
      await queriesIn(db, tx).delete(otps).where(eq(otps.userId, userId));
    },

    /** Finds a request that still waits for its code to be used. */
    async waiting(id: string, now: Date): Promise<PendingOtp | undefined> {
      const { purpose, email, handleHash, userId } = otps;
      const isAlive = and(eq(otps.id, id), isNull(otps.verifiedAt), gt(otps.expiresAt, now));
      const [found] = await db
        .select({ purpose, email, handleHash, userId })
        .from(otps)
        .where(isAlive);
      return found;
    },

    /** Where the code of a request is mailed. */
    async mailboxOf(purpose: Purpose, handleHash: string): Promise<string | undefined> {
      const [found] = await db
        .select({ email: otps.email })
        .from(otps)
        .where(and(eq(otps.purpose, purpose), eq(otps.handleHash, handleHash)));
      return found?.email;
    },

    /** Keeps the digest of the code that is about to be mailed. */
    async setCode(id: string, userId: string, codeHash: string): Promise<void> {
      await db.update(otps).set({ userId, codeHash }).where(eq(otps.id, id));
    },

    /**
     * Tries a code: compares, counts and notes in one statement, which locks the row, so that however many
     * come at once no more than `maxWrongTries` wrong ones are ever looked at.
     */
    async try(attempt: OtpAttempt) {
      const { purpose, handleHash, codeHash, isVerified, maxWrongTries, now, usableUntil } =
        attempt;
      const isRight = sql<boolean>`coalesce(${otps.codeHash} = ${codeHash}, false)`;
      const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
      const verifiedAt = sql`case when ${isRight} then ${moment(now)} else ${otps.verifiedAt} end`;
      const expiresAt = sql`case when ${isRight} then ${moment(usableUntil)} else ${otps.expiresAt} end`;
      const wrongTries = sql`${otps.wrongTries} + case when ${isRight} then 0 else 1 end`;
      const [tried] = await db
        .update(otps)
        .set({ wrongTries, ...(!isVerified && { verifiedAt, expiresAt }) })
        .where(
          and(
            eq(otps.purpose, purpose),
            eq(otps.handleHash, handleHash),
            isVerified ? isNotNull(otps.verifiedAt) : isNull(otps.verifiedAt),
            lt(otps.wrongTries, maxWrongTries),
            gt(otps.expiresAt, now),
          ),
        )
        .returning({ id: otps.id, userId: otps.userId, isRight });
      return tried;
    },
  };
}
