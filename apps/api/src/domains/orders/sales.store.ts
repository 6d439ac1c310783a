import type { Category } from '@upaj/contract/crops.schema';
import type { SellerDashboard } from '@upaj/contract/sellers.schema';
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import type { OrderRow, PaymentEntry } from './order-record.ts';
import type { OrderStore } from './orders.store.ts';
import { orderLines, orders, sellerBuyers, sellerSales } from './orders.tables.ts';

/** A span of time: from its first moment, until before its last. */
export interface Span {
  from: Date;
  until: Date;
}

/** Delivered U of what is measured alike. */
export type SoldMeasure = SellerDashboard['totalSalesByMeasure'][number];

/** Goods that a seller has delivered; the amount in paise. */
export interface SoldItem {
  cropId: string | null;
  name: string;
  category: Category;
  picture: KeptPicture | null;
  unit: SoldMeasure['unit'];
  units: number;
  amount: number;
}

/** An order that was handed over, with its ledger. */
export interface DeliveredOrder extends OrderRow {
  deliveredAt: Date;
  entries: PaymentEntry[];
}

type Moment = typeof orders.createdAt | typeof orders.deliveredAt | typeof orders.cancelledAt;

/** Delivered U, and paise for them. */
export interface Sold {
  units: number;
  amount: number;
}

export type SalesStore = ReturnType<typeof createSalesStore>;

/** Adds up what sellers have received, delivered and earned. */
export function createSalesStore(db: Database, store: Pick<OrderStore, 'entriesOf' | 'linesOf'>) {
  const isWithin = (at: Moment, { from, until }: Span) => and(gte(at, from), lt(at, until));
  const monthOf = (at: Moment) =>
    sql<number>`extract(month from ${at} at time zone 'Asia/Kolkata')::int`;

  const isOpen = inArray(orders.status, ['placed', 'accepted', 'packed']);

  async function countByMonth(
    sellerId: string,
    at: Moment,
    year: Span,
    condition?: SQL,
  ): Promise<number[]> {
    const rows = await db
      .select({ month: monthOf(at), count: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(eq(orders.sellerId, sellerId), isWithin(at, year), condition))
      .groupBy(sql`1`);
    const counts = new Map(rows.map(({ month, count }) => [month, count]));
    return Array.from({ length: 12 }, (_, index) => counts.get(index + 1) ?? 0);
  }

  async function sold(condition: SQL | undefined): Promise<Sold> {
    const [found] = await db
      .select({
        units: sql<string>`coalesce(sum(${sellerSales.units}), 0)`,
        amount: sql<string>`coalesce(sum(${sellerSales.amount}), 0)`,
      })
      .from(sellerSales)
      .where(condition);
    return { units: Number(found?.units ?? 0), amount: Number(found?.amount ?? 0) };
  }
  const measure = sql`case l.unit when 'tonnes' then 'kg' else l.unit end`;
  const deliveredLines = (sellerId: string, { from, until }: Span) => sql`
    from ${orders} o
    join ${orderLines} l on l.order_id = o.id and l.revision = o.revision
    where o.seller_id = ${sellerId} and o.delivered_at >= ${from.toISOString()}::timestamptz
      and o.delivered_at < ${until.toISOString()}::timestamptz and l.delivered > 0`;
  const isBetween = (from: string, to: string) =>
    and(gte(sellerSales.month, from), lt(sellerSales.month, to));

  return {
    /** The orders of a seller that came in, and what has become of them, by month of the year. */
    async overview(sellerId: string, year: Span) {
      const [received, delivered, open, cancelled] = await Promise.all([
        countByMonth(sellerId, orders.createdAt, year),
        countByMonth(sellerId, orders.deliveredAt, year),
        countByMonth(sellerId, orders.createdAt, year, isOpen),
        countByMonth(sellerId, orders.cancelledAt, year),
      ]);
      return { received, delivered, open, cancelled };
    },

    /** What a seller delivered in the months from `from` until before `to`, each the first day of a month. */
    soldBy: (sellerId: string, from: string, to: string): Promise<Sold> =>
      sold(and(eq(sellerSales.sellerId, sellerId), isBetween(from, to))),

    /** The U that a seller delivered in a span, by what is measured alike; the most first. */
    async soldByMeasure(sellerId: string, span: Span): Promise<SoldMeasure[]> {
      const { rows } = await db.execute<{ unit: SoldMeasure['unit']; units: string }>(sql`
        select ${measure} as unit, sum(l.delivered) as units
        ${deliveredLines(sellerId, span)}
        group by 1 order by 2 desc, 1`);
      return rows.map(({ unit, units }) => ({ unit, quantity: Number(units) }));
    },

    /** What all sellers delivered in these months. */
    soldByAll: (from: string, to: string): Promise<Sold> => sold(isBetween(from, to)),

    /** Who delivered to most buyers in these months, each counted once a month, and then most U; the first first. */
    async topSellers(from: string, to: string, limit: number) {
      const { rows } = await db.execute<{ sellerId: string; buyers: number; units: string }>(sql`
        with counted as (
          select seller_id, count(*)::int as buyers from ${sellerBuyers}
          where month >= ${from}::date and month < ${to}::date group by seller_id
        ), sold as (
          select seller_id, sum(units) as units from ${sellerSales}
          where month >= ${from}::date and month < ${to}::date group by seller_id
        )
        select seller_id as "sellerId", buyers, units from counted join sold using (seller_id)
        where units > 0 order by buyers desc, units desc, seller_id limit ${limit}`);
      return rows.map((row) => ({ ...row, units: Number(row.units) }));
    },

    /**
     * The goods that a seller delivered most in a span, the first first. A deleted listing counts by its name, and
     * what is measured differently counts apart.
     */
    async topItems(sellerId: string, span: Span, limit: number): Promise<SoldItem[]> {
      const { rows } = await db.execute<Omit<SoldItem, 'units' | 'amount'> & Row>(sql`
        select (array_agg(l.crop_id))[1] as "cropId",
          (array_agg(l.name order by o.delivered_at desc))[1] as name,
          ${measure} as unit,
          (array_agg(l.category order by o.delivered_at desc))[1] as category,
          (array_agg(case when l.picture_id is not null then
            json_build_object('id', l.picture_id, 'width', l.picture_width, 'height', l.picture_height)
            end order by o.delivered_at desc))[1] as picture,
          sum(l.delivered) as units, sum(l.total) as amount
        ${deliveredLines(sellerId, span)}
        group by coalesce(l.crop_id::text, l.name), ${measure}
        order by sum(l.delivered) desc, 2 limit ${limit}`);
      return rows.map((row) => ({
        ...row,
        units: Number(row.units),
        amount: Number(row.amount),
      }));
    },

    /** The orders that a seller delivered in a span without their lines, the first first. */
    async delivered(sellerId: string, span: Span): Promise<DeliveredOrder[]> {
      const rows = await db
        .select()
        .from(orders)
        .where(and(eq(orders.sellerId, sellerId), isWithin(orders.deliveredAt, span)))
        .orderBy(asc(orders.deliveredAt), asc(orders.id));
      if (rows.length === 0) return [];
      const entries = await store.entriesOf(rows);
      return rows.map((row) => ({
        ...row,
        deliveredAt: row.deliveredAt ?? row.createdAt,
        entries: entries(row.id),
      }));
    },

    linesOf: store.linesOf,
  };
}

type Row = Record<string, unknown> & { units: string; amount: string };
