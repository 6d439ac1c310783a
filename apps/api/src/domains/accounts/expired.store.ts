import { lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oauthStates, otps, sessions, verifications } from './accounts.tables.ts';

/** Deletes expired sessions, OTPs and OAuth states; returns how many of each. */
export async function deleteExpired(db: Database, now: Date): Promise<Record<string, number>> {
  const tables = { sessions, otps, oauthStates, verifications };
  const gone: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) {
    gone[name] = (await db.delete(table).where(lt(table.expiresAt, now))).rowCount ?? 0;
  }
  return gone;
}
