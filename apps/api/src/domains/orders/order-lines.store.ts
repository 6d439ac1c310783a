import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { orderLines, orders } from './orders.tables.ts';

/** Finds a line with the parties and the status of its order; undefined for an unknown one. */
export async function findLine(tx: Tx, lineId: string) {
  const { id, cropId, name, delivered } = orderLines;
  const { buyerId, sellerId, status, handover, objectUntil } = orders;
  const [found] = await queriesOf(tx)
    .select({
      id,
      cropId,
      name,
      delivered,
      buyerId,
      sellerId,
      status,
      handover,
      objectUntil,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, lineId));
  return found;
}

/** What lines were called when they were ordered. */
export async function namesOf(
  db: Database,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (lineIds.length === 0) return new Map();
  const { id, name } = orderLines;
  const found = await db
    .select({ id, name })
    .from(orderLines)
    .where(inArray(id, [...lineIds]));
  return new Map(found.map((line) => [line.id, line.name]));
}
