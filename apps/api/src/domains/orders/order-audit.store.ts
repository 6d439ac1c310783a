import type { OrderStatus, PaymentEntryKind } from '@upaj/contract/orders.schema';
import { payableOf, paymentStateOf } from '@upaj/contract/payments.rules';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Audit, Difference } from '../../platform/modules/audit.ts';

const MOST = 500;

type Row = { id: string; expected: string; found: string };

/** The checks that the database can make: each gives the orders that differ. */
const checks: readonly (readonly [what: string, query: ReturnType<typeof sql>])[] = [
  [
    'total of line',
    sql`select id, round(price * coalesce(delivered, quantity)) as expected, total as found
        from order_lines where total <> round(price * coalesce(delivered, quantity))`,
  ],
  [
    'total of order',
    sql`select o.id, coalesce(sum(l.total), 0) as expected, o.total as found
        from orders o left join order_lines l on l.order_id = o.id and l.revision = o.revision
        group by o.id having o.total <> coalesce(sum(l.total), 0)`,
  ],
  [
    'total in the history of order',
    sql`select o.id, o.total as found, e.total as expected from orders o
        join lateral (
          select total from order_events where order_id = o.id and total is not null order by id desc limit 1
        ) e on true
        where o.total <> e.total`,
  ],
  [
    'status of order',
    sql`select o.id, o.status as found, e.status as expected from orders o
        left join lateral (
          select case kind
            when 'place' then 'placed' when 'accept' then 'accepted' when 'accept-amendment' then 'accepted'
            when 'pack' then 'packed' when 'deliver' then 'delivered' when 'reject' then 'rejected'
            when 'cancel' then 'cancelled' when 'expire' then 'expired' end as status
          from order_events
          where order_id = o.id and kind in
            ('place', 'accept', 'accept-amendment', 'pack', 'deliver', 'reject', 'cancel', 'expire')
          order by id desc limit 1
        ) e on true
        where o.status is distinct from e.status`,
  ],
  [
    'units sold in a month by seller',
    sql`with delivered as (
          select o.seller_id, date_trunc('month', o.delivered_at at time zone 'Asia/Kolkata')::date as month,
            sum(l.delivered) as units, sum(l.total) as amount
          from orders o join order_lines l on l.order_id = o.id and l.revision = o.revision
          where o.status = 'delivered' and o.seller_id is not null group by 1, 2
        )
        select coalesce(d.seller_id, s.seller_id) as id,
          concat_ws(' ', coalesce(d.month, s.month), trim_scale(coalesce(d.units, 0)), coalesce(d.amount, 0)) as expected,
          concat_ws(' ', coalesce(d.month, s.month), trim_scale(coalesce(s.units, 0)), coalesce(s.amount, 0)) as found
        from delivered d full join seller_sales s using (seller_id, month)
        where coalesce(d.units, 0) <> coalesce(s.units, 0) or coalesce(d.amount, 0) <> coalesce(s.amount, 0)`,
  ],
  [
    // A handover without code is counted by a job, some minutes after the time to object.
    'buyers in a month by seller',
    sql`with final as (
          select distinct seller_id, buyer_id, date_trunc('month', delivered_at at time zone 'Asia/Kolkata')::date as month,
            bool_or(handover = 'agreed' or object_until < now() - interval '1 hour') as is_due
          from orders where status = 'delivered' and seller_id is not null and buyer_id is not null
            and (handover = 'agreed' or (handover = 'reported' and object_until is not null))
          group by 1, 2, 3
        )
        select coalesce(f.seller_id, b.seller_id) as id,
          case when f.buyer_id is null then 'nothing' else concat_ws(' ', f.month, f.buyer_id) end as expected,
          case when b.buyer_id is null then 'nothing' else concat_ws(' ', b.month, b.buyer_id) end as found
        from final f full join seller_buyers b using (seller_id, buyer_id, month)
        where b.buyer_id is null and f.is_due or f.buyer_id is null`,
  ],
];

/** Compares totals, statuses and payments of all orders with their lines, history and ledger. */
export const orderAudit: Audit = async (db) => {
  const found: Difference[] = [];
  for (const [what, query] of checks) {
    const { rows } = await db.execute<Row>(sql`${query} limit ${MOST}`);
    found.push(...rows.map((row) => ({ what, ...row })));
  }
  return [...found, ...(await paymentDifferences(db))];
};

type Payment = Record<string, unknown> & {
  id: string;
  status: OrderStatus;
  payment_status: string;
  total: string;
  entries: { kind: PaymentEntryKind; amount: number }[];
};

/** Payments are computed by the rules of the contract, in batches by id. */
async function paymentDifferences(db: Database): Promise<Difference[]> {
  const found: Difference[] = [];
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<Payment>(sql`
      select o.id, o.status, o.payment_status, o.total, coalesce(e.entries, '[]') as entries
      from orders o
      left join lateral (
        select json_agg(json_build_object('kind', kind, 'amount', amount) order by id) as entries
        from payment_entries where order_id = o.id
      ) e on true
      where o.id > ${last} and (o.payment_status <> 'unpaid' or e.entries is not null)
      order by o.id limit ${10 * MOST}`);
    for (const row of rows) {
      const payable = payableOf(row.status, Number(row.total));
      const { status: expected } = paymentStateOf(row.entries, payable);
      if (expected !== row.payment_status)
        found.push({ what: 'payment of order', id: row.id, expected, found: row.payment_status });
    }
    const next = rows.at(-1)?.id;
    if (next === undefined || found.length >= MOST) return found;
    last = next;
  }
}
