import type { OpenSession } from '@upaj/contract/accounts.schema';
import { deviceOf } from '@upaj/contract/device-name';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { queriesIn, type Tx } from '../../../db/transaction.ts';
import { missingRecord } from '../../../db/violations.ts';
import { sessions } from '../accounts.tables.ts';

/** Whether a session could not be written because its account was deleted in the meantime. */
export const isAccountDeleted = (error: unknown): boolean =>
  missingRecord(error)?.constraint === 'sessions_user_id_users_id_fk';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Reads and ends sessions. */
export function createSessionStore(db: Database) {
  const { id, userId, createdAt, updatedAt, userAgent, ipAddress, expiresAt } = sessions;
  return {
    /** Valid sessions, the newest first, and without their tokens. */
    async list(personId: string): Promise<Omit<OpenSession, 'isThisOne'>[]> {
      const found = await db
        .select({ id, createdAt, lastSeenAt: updatedAt, userAgent, ipAddress })
        .from(sessions)
        .where(and(eq(userId, personId), gt(expiresAt, new Date())))
        .orderBy(desc(createdAt), desc(id));
      return found.map(({ userAgent, ...session }) => ({
        ...session,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        device: deviceOf(userAgent),
        ipAddress: session.ipAddress || null,
      }));
    },

    /** Returns whether there was such a session of this person. */
    async end(personId: string, sessionId: string): Promise<boolean> {
      const isMeant = and(eq(userId, personId), eq(id, sessionId));
      return (await db.delete(sessions).where(isMeant).returning({ id })).length > 0;
    },

    /** Ends every session of a person, except this one if it is given. */
    async endOthers(personId: string, keptId: string | undefined, tx?: Tx): Promise<void> {
      const areTheirs = eq(userId, personId);
      await queriesIn(db, tx)
        .delete(sessions)
        .where(keptId === undefined ? areTheirs : and(areTheirs, ne(id, keptId)));
    },
  };
}
