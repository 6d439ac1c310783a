import { eq } from 'drizzle-orm';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { sellers } from './sellers.tables.ts';

/** Deletes the bank account of a seller. */
export async function deleteSeller(tx: Tx, userId: string): Promise<void> {
  await queriesOf(tx).delete(sellers).where(eq(sellers.userId, userId));
}
