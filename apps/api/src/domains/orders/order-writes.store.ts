import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@upaj/content/day-in-india';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { OrderEvent, OrderLine, OrderRecord, OrderRow, PaymentEntry } from './order-record.ts';
import { orderEvents, orderLines, orders, paymentEntries, sellerSales } from './orders.tables.ts';

/** What a step writes beside the order: who did what. */
export interface NewEvent extends Omit<OrderEvent, 'id' | 'orderId'> {
  actorId: string | null;
}

/** What someone says about the money. */
export interface NewEntry extends Omit<PaymentEntry, 'id' | 'orderId'> {
  actorId: string;
}

/** What lines add to the sales of a seller once they are delivered. */
const salesOf = (lines: readonly OrderLine[]) => {
  const delivered = lines.filter((line) => line.delivered !== null);
  const units = delivered.reduce((sum, line) => sum + (line.delivered ?? 0), 0);
  return { units, amount: delivered.reduce((sum, line) => sum + line.total, 0) };
};

type NewOrder = OrderRow & { lines: readonly OrderLine[] };

const rowOf = (orderId: string, revision: number, line: OrderLine, position: number) => ({
  ...line,
  orderId,
  revision,
  position,
  pictureId: line.picture?.id ?? null,
  pictureWidth: line.picture?.width ?? null,
  pictureHeight: line.picture?.height ?? null,
});

/** Writes orders. */
export const orderWrites = {
  /** Inserts orders with their lines and their first event. */
  async insert(tx: Tx, placed: readonly NewOrder[], event: NewEvent): Promise<void> {
    const queries = queriesOf(tx);
    await queries.insert(orders).values(placed.map(({ lines: _, ...row }) => row));
    await queries
      .insert(orderLines)
      .values(
        placed.flatMap(({ id, lines }) =>
          lines.map((line, position) => rowOf(id, 0, line, position)),
        ),
      );
    await queries
      .insert(orderEvents)
      .values(placed.map(({ id, total }) => ({ ...event, orderId: id, total })));
  },

  async update(
    tx: Tx,
    id: string,
    change: Partial<Omit<OrderRow, 'id' | 'reference' | 'createdAt'>>,
  ): Promise<void> {
    await queriesOf(tx).update(orders).set(change).where(eq(orders.id, id));
  },

  async addEvent(tx: Tx, orderId: string, event: NewEvent): Promise<void> {
    await queriesOf(tx)
      .insert(orderEvents)
      .values({ ...event, orderId });
  },

  /** Adds an entry to the ledger; the number of a claim is unique for a seller. */
  async addEntry(
    tx: Tx,
    { id: orderId, sellerId }: Pick<OrderRow, 'id' | 'sellerId'>,
    entry: NewEntry,
  ): Promise<void> {
    await queriesOf(tx)
      .insert(paymentEntries)
      .values({ ...entry, orderId, sellerId });
  },

  /** Adds the lines of a further revision. */
  async addLines(
    tx: Tx,
    orderId: string,
    revision: number,
    lines: readonly OrderLine[],
  ): Promise<void> {
    await queriesOf(tx)
      .insert(orderLines)
      .values(lines.map((line, position) => rowOf(orderId, revision, line, position)));
  },

  /** Sets what was handed over of each line. */
  async setDelivered(tx: Tx, lines: readonly OrderLine[]): Promise<void> {
    for (const { id, delivered, total } of lines)
      await queriesOf(tx).update(orderLines).set({ delivered, total }).where(eq(orderLines.id, id));
  },

  /** Adds what was handed over to the seller's month, or the difference to what was handed over before. */
  async addSales(
    tx: Tx,
    order: Pick<OrderRecord, 'sellerId' | 'lines'>,
    delivered: readonly OrderLine[],
    at: Date,
  ): Promise<void> {
    const { sellerId } = order;
    if (sellerId === null) return;
    const now = salesOf(delivered);
    const before = salesOf(order.lines);
    const units = Math.round((now.units - before.units) * 1000) / 1000;
    const amount = now.amount - before.amount;
    const month = `${dayInIndia(at).slice(0, 7)}-01`;
    await queriesOf(tx)
      .insert(sellerSales)
      .values({ sellerId, month, units, amount })
      .onConflictDoUpdate({
        target: [sellerSales.sellerId, sellerSales.month],
        set: {
          units: sql`${sellerSales.units} + excluded.units`,
          amount: sql`${sellerSales.amount} + excluded.amount`,
        },
      });
  },

  /** Removes what orders hold of a person: names, the address, what they wrote, and pictures of a seller's goods. */
  async forget(tx: Tx, userId: string): Promise<void> {
    const queries = queriesOf(tx);
    await queries
      .update(orders)
      .set({ buyerName: null, address: null, checkoutKey: null })
      .where(eq(orders.buyerId, userId));
    const idsOf = (condition: SQL | undefined) =>
      queries.select({ id: orders.id }).from(orders).where(condition);
    const isSold = eq(orders.sellerId, userId);
    await queries
      .update(orderLines)
      .set({ pictureId: null, pictureWidth: null, pictureHeight: null })
      .where(inArray(orderLines.orderId, idsOf(isSold)));
    await queries
      .update(paymentEntries)
      .set({ sellerId: null })
      .where(inArray(paymentEntries.orderId, idsOf(isSold)));
    await queries.update(orders).set({ sellerName: null }).where(isSold);
    const own = idsOf(or(isSold, eq(orders.buyerId, userId)));
    for (const table of [orderEvents, paymentEntries])
      await queries
        .update(table)
        .set({ actorId: null, reason: null })
        .where(and(eq(table.actorId, userId), inArray(table.orderId, own)));
  },
};

/** A line for a further revision, with another quantity and price. */
export const revisedLine = (
  line: OrderLine,
  change: Pick<OrderLine, 'quantity' | 'price' | 'total'>,
): OrderLine => ({ ...line, ...change, id: randomUUID(), delivered: null });
