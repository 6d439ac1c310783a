import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prefixOf } from '../domains/sellers/account-cipher.ts';
import { sellers } from '../domains/sellers/sellers.tables.ts';

/** Whether this can be the name of a key that account numbers are sealed with. */
export const isKeyName = (word: string | undefined): word is string =>
  word !== undefined && /^[0-9a-f]{8}$/.test(word);

/** Removes the bank accounts whose numbers nobody can open any more; gives how many there were. */
export async function forgetBankAccounts(db: Database, keyName: string): Promise<number> {
  const isLost = sql`starts_with(${sellers.accountNo}, ${prefixOf(keyName)})`;
  return (await db.delete(sellers).where(isLost)).rowCount ?? 0;
}
