import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, type Tx } from '../../db/transaction.ts';
import { users } from './accounts.tables.ts';

/** Makes a user a moderator. The address must be verified: before that, anyone could have registered it. */
export async function addModerator(
  db: Database,
  email: string,
): Promise<'added' | 'unverified' | 'unknown'> {
  const isTheirs = eq(users.email, email.trim().toLowerCase());
  const added = await db
    .update(users)
    .set({ isModerator: true })
    .where(and(isTheirs, users.emailVerified))
    .returning({ id: users.id });
  if (added.length > 0) return 'added';
  const found = await db.select({ id: users.id }).from(users).where(isTheirs);
  return found.length > 0 ? 'unverified' : 'unknown';
}

/** Removes the moderator role; returns whether there is such a user. */
export async function removeModerator(db: Database, email: string): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ isModerator: false })
    .where(eq(users.email, email.trim().toLowerCase()))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** The addresses of all moderators. */
export async function listModerators(db: Database): Promise<string[]> {
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isModerator, true))
    .orderBy(asc(users.email));
  return found.map(({ email }) => email);
}

/** The ids of all moderators. */
export async function listModeratorIds(db: Database, tx?: Tx): Promise<string[]> {
  const found = await queriesIn(db, tx)
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isModerator, true))
    .orderBy(asc(users.id));
  return found.map(({ id }) => id);
}
