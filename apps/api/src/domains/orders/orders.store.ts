import { type OrderAction, summaryItems } from '@upaj/contract/orders.schema';
import { and, asc, count, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import type { OrderEvent, OrderLine, OrderRecord, OrderRow, PaymentEntry } from './order-record.ts';
import { orderEvents, orderLines, orders, paymentEntries } from './orders.tables.ts';

/** An order with its lines, entries and history. */
export interface FullOrder extends OrderRecord {
  events: OrderEvent[];
}

export type OrderStore = ReturnType<typeof createOrderStore>;

/** Reads orders. */
export function createOrderStore(db: Database) {
  async function linesOf(rows: readonly OrderRow[], tx?: Tx) {
    const found = await queriesIn(db, tx)
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids(rows)))
      .orderBy(asc(orderLines.position));
    const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
    // Lines of earlier revisions are history.
    return groupByOrder(
      found.filter(({ orderId, revision }) => revisions.get(orderId) === revision),
      lineOf,
    );
  }

  async function entriesOf(rows: readonly OrderRow[], tx?: Tx) {
    const found = await queriesIn(db, tx)
      .select()
      .from(paymentEntries)
      .where(inArray(paymentEntries.orderId, ids(rows)))
      .orderBy(asc(paymentEntries.id));
    return groupByOrder(found, (entry): PaymentEntry => entry);
  }

  async function full(rows: readonly OrderRow[]): Promise<FullOrder[]> {
    if (rows.length === 0) return [];
    const [lines, entries, events] = await Promise.all([
      linesOf(rows),
      entriesOf(rows),
      db
        .select()
        .from(orderEvents)
        .where(inArray(orderEvents.orderId, ids(rows)))
        .orderBy(asc(orderEvents.id))
        .then((found) => groupByOrder(found, (event): OrderEvent => event)),
    ]);
    return rows.map((row) => ({
      ...row,
      lines: lines(row.id),
      entries: entries(row.id),
      events: events(row.id),
    }));
  }

  return {
    async findRow(id: string): Promise<OrderRow | undefined> {
      const [found] = await db.select().from(orders).where(eq(orders.id, id));
      return found;
    },

    /** Orders by their ids, in this order; unknown ones are left out. */
    async findRows(orderIds: readonly string[], tx?: Tx): Promise<OrderRow[]> {
      const found = await queriesIn(db, tx)
        .select()
        .from(orders)
        .where(inArray(orders.id, [...orderIds]));
      const byId = new Map(found.map((row) => [row.id, row]));
      return orderIds.flatMap((id) => byId.get(id) ?? []);
    },

    /** The orders that a buyer has placed with one key. */
    findByKey(buyerId: string, checkoutKey: string, tx?: Tx): Promise<OrderRow[]> {
      return queriesIn(db, tx)
        .select()
        .from(orders)
        .where(and(eq(orders.buyerId, buyerId), eq(orders.checkoutKey, checkoutKey)))
        .orderBy(asc(orders.reference));
    },

    full,
    linesOf,
    entriesOf,
    headsOf: createHeadsOf(db),
    countSteps,

    /** Finds an order with its lines and entries, and locks it until the transaction ends. */
    async findForUpdate(tx: Tx, id: string): Promise<OrderRecord | undefined> {
      const [row] = await queriesOf(tx)
        .select()
        .from(orders)
        .where(eq(orders.id, id))
        .for('update');
      if (!row) return undefined;
      const lines = await linesOf([row], tx);
      const entries = await entriesOf([row], tx);
      return { ...row, lines: lines(id), entries: entries(id) };
    },

    /** Ids of a person's orders that are under way. */
    async listOpen(tx: Tx, userId: string): Promise<string[]> {
      const found = await queriesOf(tx)
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
            inArray(orders.status, ['placed', 'accepted', 'packed']),
          ),
        )
        .orderBy(asc(orders.id));
      return found.map(({ id }) => id);
    },

    /** The ones of these pictures that an order shows. */
    async usedPictures(pictureIds: readonly string[]): Promise<string[]> {
      const isOneOf = sql`${orderLines.pictureId} = any(${sql.param([...pictureIds])}::uuid[])`;
      const found = await db
        .selectDistinct({ id: orderLines.pictureId })
        .from(orderLines)
        .where(isOneOf);
      return found.flatMap(({ id }) => id ?? []);
    },
  };
}

/** The first lines of orders, and the number of all; the lines of an order are numbered from zero. */
const createHeadsOf = (db: Database) =>
  async function headsOf(rows: readonly OrderRow[]) {
    const ofRevision = and(
      eq(orders.id, orderLines.orderId),
      eq(orders.revision, orderLines.revision),
    );
    const [heads, counts] = await Promise.all([
      db
        .select(getTableColumns(orderLines))
        .from(orderLines)
        .innerJoin(orders, ofRevision)
        .where(and(inArray(orders.id, ids(rows)), lt(orderLines.position, summaryItems)))
        .orderBy(asc(orderLines.position)),
      db
        .select({ orderId: orderLines.orderId, lines: count() })
        .from(orderLines)
        .innerJoin(orders, ofRevision)
        .where(inArray(orders.id, ids(rows)))
        .groupBy(orderLines.orderId),
    ]);
    const linesOfOrder = groupByOrder(heads, lineOf);
    const counted = new Map(counts.map(({ orderId, lines }) => [orderId, lines]));
    return (id: string) => ({ lines: linesOfOrder(id), lineCount: counted.get(id) ?? 0 });
  };

/** How often a step was taken with an order. */
async function countSteps(tx: Tx, id: string, action: OrderAction): Promise<number> {
  const [found] = await queriesOf(tx)
    .select({ steps: count() })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, action)));
  return found?.steps ?? 0;
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

function groupByOrder<Row extends { orderId: string }, T>(
  rows: readonly Row[],
  toItem: (row: Row) => T,
): (orderId: string) => T[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group) group.push(toItem(row));
    else groups.set(row.orderId, [toItem(row)]);
  }
  return (orderId) => groups.get(orderId) ?? [];
}

function lineOf(row: typeof orderLines.$inferSelect): OrderLine {
  const { pictureId, pictureWidth, pictureHeight, ...line } = row;
  const picture =
    pictureId === null
      ? null
      : { id: pictureId, width: pictureWidth ?? 1, height: pictureHeight ?? 1 };
  return { ...line, picture };
}
