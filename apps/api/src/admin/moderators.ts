import { asc, eq } from 'drizzle-orm';
import { users } from '../db/accounts.tables.ts';
import type { Database } from '../db/database.ts';

/** Makes somebody a moderator, or one no longer; gives whether there is such a person. */
export async function setModerator(
  db: Database,
  email: string,
  isModerator: boolean,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ isModerator })
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
