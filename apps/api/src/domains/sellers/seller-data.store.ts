import { eq } from 'drizzle-orm';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { sellers } from './sellers.tables.ts';

/** Deletes what a seller told of their bank account. */
export async function deleteSeller(tx: Tx, userId: string): Promise<void> {
  await queriesOf(tx).delete(sellers).where(eq(sellers.userId, userId));
}
