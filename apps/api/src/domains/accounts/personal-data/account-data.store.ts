import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { queriesOf, type Tx } from '../../../db/transaction.ts';
import { credentials, sessions, users } from '../accounts.tables.ts';

/** The key of the advisory lock of deletions. */
const DELETIONS = 7_203_001;

export type AccountDataStore = ReturnType<typeof createAccountDataStore>;

/** Reads and deletes the accounts domain's data of one person, without secrets. */
export function createAccountDataStore(db: Database) {
  return {
    async findUser(id: string) {
      const { name, email, phone, gender, street, city, state, postalCode, pictureId } = users;
      const { isModerator, createdAt, updatedAt, emailVerified } = users;
      const own = { name, email, phone, gender, street, city, state, postalCode, pictureId };
      const [user] = await db
        .select({ ...own, isEmailProven: emailVerified, isModerator, createdAt, updatedAt })
        .from(users)
        .where(eq(users.id, id));
      return user;
    },

    listSignInWays(id: string) {
      const { providerId, accountId, createdAt: since } = credentials;
      return db
        .select({ providerId, accountId, since })
        .from(credentials)
        .where(eq(credentials.userId, id));
    },

    listSessions(id: string) {
      const { createdAt, updatedAt, expiresAt, ipAddress, userAgent } = sessions;
      return db
        .select({ createdAt, lastSeenAt: updatedAt, expiresAt, ipAddress, userAgent })
        .from(sessions)
        .where(eq(sessions.userId, id))
        .orderBy(desc(createdAt));
    },

    /**
     * Waits until no other account is being deleted. Two parties of an order who leave at the same time would wait
     * for each other's rows.
     */
    async waitForOtherDeletions(tx: Tx): Promise<void> {
      await queriesOf(tx).execute(sql`select pg_advisory_xact_lock(${DELETIONS})`);
    },

    /** Finds a person and locks the account until the transaction ends. */
    async findForUpdate(tx: Tx, id: string) {
      const { name, email, emailVerified: isEmailProven, pictureId } = users;
      const [user] = await queriesOf(tx)
        .select({ name, email, isEmailProven, pictureId })
        .from(users)
        .where(eq(users.id, id))
        .for('update');
      return user;
    },

    /** Deletes the account with its credentials, sessions and OTPs. */
    async deleteUser(tx: Tx, id: string): Promise<void> {
      await queriesOf(tx).delete(users).where(eq(users.id, id));
    },
  };
}
