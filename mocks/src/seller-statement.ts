import type { Statement, StatementFilter, StatementRow } from '@upaj/contract/sellers.schema';
import { sumOf } from '@upaj/contract/totals.rules';
import { pageOf } from './collection.ts';
import { toOrder } from './order-view.ts';
import type { OrderRecord } from './records.ts';
import { deliveredAtOf, monthInIndia } from './seller-figures.ts';

function rowOf(record: OrderRecord, deliveredAt: string): StatementRow {
  const { _id, reference, buyer, items, total, received, outstanding } = toOrder(record);
  return {
    orderId: _id,
    reference,
    deliveredAt,
    buyer: buyer.name,
    items: items.flatMap(({ name, unit, delivered, price, total }) =>
      delivered ? [{ name, unit, delivered, price, total }] : [],
    ),
    total,
    received,
    outstanding,
  };
}

/** A page of what a seller delivered in a month. */
export function statementOf(orders: readonly OrderRecord[], { month, ...asked }: StatementFilter) {
  const all = orders
    .flatMap((order) => {
      const at = deliveredAtOf(order);
      return at !== undefined && monthInIndia(at) === month ? [rowOf(order, at)] : [];
    })
    .sort((left, right) => left.deliveredAt.localeCompare(right.deliveredAt));
  const withIds = all.map((row) => ({ id: row.orderId, row }));
  const { data: rows, nextCursor } = pageOf(withIds, asked, ({ row }) => row);
  const data: Statement = {
    month,
    rows,
    total: sumOf(all.map(({ total }) => total)),
    received: sumOf(all.map(({ received }) => received)),
    outstanding: sumOf(all.map(({ outstanding }) => outstanding)),
  };
  return { data, nextCursor };
}
