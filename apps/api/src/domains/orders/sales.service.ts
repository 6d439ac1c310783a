import { dayInIndia, startOfDayInIndia } from '@upaj/content/day-in-india';
import { toRupees } from '@upaj/content/money';
import { pageSize } from '@upaj/content/trade-unit';
import { invalidField } from '@upaj/contract/api-error';
import type {
  SellerDashboard,
  Statement,
  StatementFilter,
  StatementRow,
} from '@upaj/contract/sellers.schema';
import { type PagePosition, readCursor, writeCursor } from '../../platform/paging/cursor.ts';
import { viewOf } from '../../platform/pictures/picture-views.ts';
import { type OrderLine, paymentOf } from './order-record.ts';
import type { DeliveredOrder, SalesStore, SoldItem, SoldMeasure, Span } from './sales.store.ts';

/** Goods in the list of best-selling ones. */
const MOST_ITEMS = 50;
const MOST_SELLERS = 10;
const CURSOR = 'statement';

/** A seller's figures without the goals. */
export type SalesFigures = Pick<SellerDashboard, 'ordersOverview' | 'topSellingItems'> & {
  /** Delivered U, and rupees for them, in the year and in the month that it is now. */
  inYear: { units: number; byMeasure: SoldMeasure[]; earnings: number };
  inMonth: { units: number; byMeasure: SoldMeasure[] };
};

const firstOf = (year: number, month = 1) => `${year}-${String(month).padStart(2, '0')}-01`;
const yearSpan = (year: number) => ({ from: firstOf(year), to: firstOf(year + 1) });

function monthSpan(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const to = number === 12 ? firstOf(year + 1) : firstOf(year, number + 1);
  return { from: firstOf(year, number), to };
}

const moments = ({ from, to }: { from: string; to: string }): Span => ({
  from: startOfDayInIndia(from),
  until: startOfDayInIndia(to),
});

/** What sellers have sold; months and years are those of India. */
export function createSales(store: SalesStore) {
  return {
    /** The figures of one seller in a year. */
    async figures(sellerId: string, year: number, now: Date): Promise<SalesFigures> {
      const span = yearSpan(year);
      const month = monthSpan(dayInIndia(now).slice(0, 7));
      const [ordersOverview, inYear, yearByMeasure, inMonth, monthByMeasure, items] =
        await Promise.all([
          store.overview(sellerId, moments(span)),
          store.soldBy(sellerId, span.from, span.to),
          store.soldByMeasure(sellerId, moments(span)),
          store.soldBy(sellerId, month.from, month.to),
          store.soldByMeasure(sellerId, moments(month)),
          store.topItems(sellerId, moments(span), MOST_ITEMS),
        ]);
      return {
        ordersOverview,
        topSellingItems: items.map(itemView),
        inYear: {
          units: inYear.units,
          byMeasure: yearByMeasure,
          earnings: toRupees(inYear.amount),
        },
        inMonth: { units: inMonth.units, byMeasure: monthByMeasure },
      };
    },

    /** A page of what a seller delivered in a month, yyyy-mm, with the sums of the whole month. */
    async statement(
      sellerId: string,
      { month, cursor, limit = pageSize }: StatementFilter,
    ): Promise<{ data: Statement; nextCursor: string | null }> {
      const after = cursor === undefined ? undefined : readCursor(CURSOR, cursor);
      if (cursor !== undefined && !after) throw invalidField('cursor', 'wrong_cursor');
      const found = await store.delivered(sellerId, moments(monthSpan(month)));
      const sums = { total: 0, received: 0, outstanding: 0 };
      for (const order of found) {
        const { received, outstanding } = paymentOf(order);
        sums.total += order.total;
        sums.received += received;
        sums.outstanding += outstanding;
      }
      const rest = after ? found.filter((order) => isBehind(order, after)) : found;
      const page = rest.slice(0, limit);
      const last = rest.length > limit ? page.at(-1) : undefined;
      const linesOf = page.length > 0 ? await store.linesOf(page) : () => [];
      return {
        data: {
          month,
          rows: page.map((order) => statementRow(order, linesOf(order.id))),
          total: toRupees(sums.total),
          received: toRupees(sums.received),
          outstanding: toRupees(sums.outstanding),
        },
        nextCursor: last ? writeCursor(CURSOR, positionOf(last)) : null,
      };
    },

    /** Who delivered to most buyers in a year, and how many U all sellers delivered in it and in the month that it is now. */
    async top(year: number, now: Date) {
      const span = yearSpan(year);
      const month = monthSpan(dayInIndia(now).slice(0, 7));
      const [sellers, inYear, inMonth] = await Promise.all([
        store.topSellers(span.from, span.to, MOST_SELLERS),
        store.soldByAll(span.from, span.to),
        store.soldByAll(month.from, month.to),
      ]);
      return { sellers, deliveredInYear: inYear.units, deliveredInMonth: inMonth.units };
    },
  };
}

const itemView = ({ cropId, name, category, picture, unit, units, amount }: SoldItem) => ({
  cropId,
  name,
  category,
  picture: picture && viewOf(picture),
  unit,
  quantity: units,
  earnings: toRupees(amount),
});

const positionOf = ({ deliveredAt, id }: DeliveredOrder): PagePosition => ({
  key: deliveredAt.getTime(),
  id,
});

function isBehind(order: DeliveredOrder, after: PagePosition): boolean {
  const { key, id } = positionOf(order);
  return key === after.key ? id > after.id : key > after.key;
}

function statementRow(order: DeliveredOrder, lines: readonly OrderLine[]): StatementRow {
  const { id, reference, buyerName, total, deliveredAt } = order;
  const { received, outstanding } = paymentOf(order);
  return {
    orderId: id,
    reference,
    buyer: buyerName,
    deliveredAt: deliveredAt.toISOString(),
    items: lines.map((line) => ({
      name: line.name,
      unit: line.unit,
      delivered: line.delivered ?? 0,
      price: toRupees(line.price),
      total: toRupees(line.total),
    })),
    total: toRupees(total),
    received: toRupees(received),
    outstanding: toRupees(outstanding),
  };
}
