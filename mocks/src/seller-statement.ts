import type { Statement, StatementRow } from '@upaj/contract/sellers.schema';
import { sumOf } from '@upaj/contract/totals.rules';
import { toOrder } from './order-view.ts';
import type { OrderRecord } from './records.ts';
import { deliveredAtOf, monthInIndia } from './seller-figures.ts';

function rowOf(record: OrderRecord, deliveredAt: string): StatementRow {
  const { _id, reference, buyer, items, total, received, outstanding } = toOrder(record);
  return {
    ...{ orderId: _id, reference, deliveredAt, buyer: buyer.name },
    items: items.flatMap(({ name, unit, delivered, price, total }) =>
      delivered ? [{ name, unit, delivered, price, total }] : [],
    ),
    ...{ total, received, outstanding },
  };
}

/** What a seller delivered in a month, yyyy-mm. */
export function statementOf(orders: readonly OrderRecord[], month: string): Statement {
  const rows = orders
    .flatMap((order) => {
      const at = deliveredAtOf(order);
      return at !== undefined && monthInIndia(at) === month ? [rowOf(order, at)] : [];
    })
    .sort((left, right) => left.deliveredAt.localeCompare(right.deliveredAt));
  return {
    ...{ month, rows },
    total: sumOf(rows.map(({ total }) => total)),
    received: sumOf(rows.map(({ received }) => received)),
    outstanding: sumOf(rows.map(({ outstanding }) => outstanding)),
  };
}
