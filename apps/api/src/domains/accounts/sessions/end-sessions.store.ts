import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { sessions, users } from '../accounts.tables.ts';

/** Ends every session of a user; returns their number, or undefined when there is no such user. */
export async function endSessions(db: Database, email: string): Promise<number | undefined> {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  if (!person) return undefined;
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, person.id))
    .returning({ id: sessions.id });
  return ended.length;
}
