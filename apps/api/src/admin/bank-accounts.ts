import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prefixOf } from '../domains/sellers/account-cipher.ts';
import { sellers } from '../domains/sellers/sellers.tables.ts';

/** Whether this can be the name of a key that encrypts account numbers. */
export const isKeyName = (word: string | undefined): word is string =>
  word !== undefined && /^[0-9a-f]{8}$/.test(word);

/** Deletes the bank accounts whose numbers cannot be decrypted any more; returns how many. */
export async function forgetBankAccounts(db: Database, keyName: string): Promise<number> {
  const isLost = sql`starts_with(${sellers.accountNo}, ${prefixOf(keyName)})`;
  return (await db.delete(sellers).where(isLost)).rowCount ?? 0;
}
