import { countingMonth } from '@upaj/contract/counting.rules';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { OrderRow } from './order-record.ts';
import { orders, sellerBuyers } from './orders.tables.ts';

/** Days for which a handover is looked at once the time to object is over. */
const LATE_DAYS = 7;

/** Stores who has received goods from whom. */
export const sellerBuyersStore = {
  /** Counts the buyer of a handover that is final; again it changes nothing. */
  async count(
    tx: Tx,
    { sellerId, buyerId }: Pick<OrderRow, 'sellerId' | 'buyerId'>,
    deliveredAt: Date,
  ): Promise<void> {
    if (sellerId === null || buyerId === null) return;
    await queriesOf(tx)
      .insert(sellerBuyers)
      .values({ sellerId, buyerId, month: countingMonth(deliveredAt) })
      .onConflictDoNothing();
  },

  /** Counts the buyers who have not objected in time to a handover without code. */
  async countUnopposed(db: Database, now: Date): Promise<void> {
    const until = sql`${now.toISOString()}::timestamptz`;
    await db.execute(sql`
      insert into ${sellerBuyers} (month, seller_id, buyer_id)
      select distinct date_trunc('month', o.delivered_at at time zone 'Asia/Kolkata')::date, o.seller_id, o.buyer_id
      from ${orders} o
      where o.handover = 'reported' and o.status = 'delivered' and o.object_until <= ${until}
        and o.object_until > ${until} - make_interval(days => ${LATE_DAYS})
        and o.seller_id is not null and o.buyer_id is not null
      on conflict do nothing`);
  },
};
