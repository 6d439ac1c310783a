import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { SqlExecutor } from '../../../platform/jobs/sql-executor.ts';
import { credentials, otps, sessions, users } from '../accounts.tables.ts';
import { unlinkGoogle } from '../google/google.store.ts';

// The name by which better-auth knows a password among the ways to sign in.
const PASSWORD = 'credential';

/** A new password, and what ends with the old one. */
export interface PasswordChange {
  userId: string;
  hash: string;
  at: Date;
  /** The session that goes on, if any does. */
  keepSession?: string;
  /** The verified request that this uses up; without it nothing is replaced. */
  otpId?: string;
}

export type PasswordStore = ReturnType<typeof createPasswordStore>;

/** Keeps the hashes of passwords. */
export function createPasswordStore(db: Database) {
  const ofPassword = eq(credentials.providerId, PASSWORD);
  return {
    async hashOf(userId: string): Promise<string | undefined> {
      const [found] = await db
        .select({ password: credentials.password })
        .from(credentials)
        .where(and(eq(credentials.userId, userId), ofPassword))
        // A change that is under way is waited for.
        .for('share');
      return found?.password ?? undefined;
    },

    async hashOfEmail(email: string): Promise<string | undefined> {
      const [found] = await db
        .select({ password: credentials.password })
        .from(credentials)
        .innerJoin(users, eq(users.id, credentials.userId))
        .where(and(eq(users.email, email), ofPassword));
      return found?.password ?? undefined;
    },

    /**
     * Replaces a password, ends sessions and forgets pending OTPs, all or nothing; gives whether it did.
     * The password is written before the sessions are looked for: a sign-in beside it either sees the new hash
     * or has made a session that is ended here.
     */
    replace(
      change: PasswordChange,
      also: (tx: SqlExecutor, done: { endedGoogle: boolean }) => Promise<void>,
    ): Promise<boolean> {
      const { userId, hash, at, keepSession, otpId } = change;
      return db.transaction(async (tx) => {
        if (otpId !== undefined && !(await redeem(tx, otpId, userId))) return false;
        const endedGoogle = otpId !== undefined && (await unlinkGoogle(tx, userId));
        await tx
          .insert(credentials)
          .values({
            userId,
            accountId: userId,
            providerId: PASSWORD,
            password: hash,
            updatedAt: at,
          })
          .onConflictDoUpdate({
            target: [credentials.providerId, credentials.accountId],
            set: { password: hash, updatedAt: at },
          });
        const own = eq(sessions.userId, userId);
        await tx.delete(sessions).where(keepSession ? and(own, ne(sessions.id, keepSession)) : own);
        await tx.delete(otps).where(eq(otps.userId, userId));
        await also(tx, { endedGoogle });
        return true;
      });
    },
  };
}

/** Uses a verified request up; gives whether the account still has the address that its code was mailed to. */
async function redeem(
  tx: Pick<Database, 'delete' | 'update'>,
  otpId: string,
  userId: string,
): Promise<boolean> {
  const [used] = await tx.delete(otps).where(eq(otps.id, otpId)).returning({ email: otps.email });
  if (!used) return false;
  // Whoever read the code reads the mail of this address.
  const proven = await tx
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.email, used.email)))
    .returning({ id: users.id });
  return proven.length > 0;
}
