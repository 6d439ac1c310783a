import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { queriesIn, type Tx } from '../../../db/transaction.ts';
import { credentials, users } from '../accounts.tables.ts';

// The provider id of better-auth for passwords.
const PASSWORD = 'credential';

export type PasswordStore = ReturnType<typeof createPasswordStore>;

/** Stores password hashes. */
export function createPasswordStore(db: Database) {
  const ofPassword = eq(credentials.providerId, PASSWORD);
  return {
    async hashOf(userId: string): Promise<string | undefined> {
      const [found] = await db
        .select({ password: credentials.password })
        .from(credentials)
        .where(and(eq(credentials.userId, userId), ofPassword))
        // Waits for a concurrent change.
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

    async setHash(userId: string, hash: string, at: Date, tx?: Tx): Promise<void> {
      await queriesIn(db, tx)
        .insert(credentials)
        .values({ userId, accountId: userId, providerId: PASSWORD, password: hash, updatedAt: at })
        .onConflictDoUpdate({
          target: [credentials.providerId, credentials.accountId],
          set: { password: hash, updatedAt: at },
        });
    },
  };
}
