import type pg from 'pg';

const HOUR_MS = 60 * 60 * 1000;

/**
 * A year of orders until 15 June 2026, one line each: of twenty, sixteen were delivered, three ended otherwise, and
 * one is under way if it is recent. Buyers and listings take turns; sellers are those of the listings.
 */
const fill = [
  `create temporary table sample as
   select gen_random_uuid() as id, gen_random_uuid() as line_id, i,
          people.ids[1 + (i * 7) % cardinality(people.ids)] as buyer_id, market.sellers[n] as seller_id,
          market.ids[n] as crop_id, market.prices[n] as price, 1 + i % 8 as quantity,
          case when i % 20 = 19 and i < $1 / 50 then (array['placed', 'accepted', 'packed'])[1 + i / 20 % 3]
               else (array['cancelled', 'rejected', 'expired'])[i % 20 - 15] end as other,
          timestamptz '2026-06-15' - i * interval '365 days' / $1 as at
   from (select array_agg(id order by id) as ids from users) people,
        (select array_agg(id order by id) as ids, array_agg(seller_id order by id) as sellers,
                array_agg(price order by id) as prices from crops) market,
        generate_series(1, $1::int) i,
        lateral (select 1 + (i * 13) % cardinality(market.ids) as n) chosen`,
  "alter table sample alter other set default 'delivered'",
  "update sample set other = 'delivered' where other is null",
  `insert into orders (id, reference, buyer_id, seller_id, buyer_name, seller_name, status, payment,
                       payment_status, total, handover, created_at, updated_at, delivered_at)
   select id, 'UP-S' || lpad(i::text, 7, '0'), buyer_id, seller_id, 'B', 'S', other, 'on-delivery',
          case other when 'delivered' then 'confirmed' else 'unpaid' end, price * quantity,
          case other when 'delivered' then 'agreed' end, at, at,
          case other when 'delivered' then at + interval '3 days' end
   from sample`,
  `insert into order_lines (id, order_id, revision, position, crop_id, name, category, unit, price, quantity,
                            delivered, total)
   select line_id, id, 0, 0, crop_id, 'Goods', 'Crops', 'kg', price, quantity,
          case other when 'delivered' then quantity end, price * quantity
   from sample`,
  `insert into order_events (order_id, kind, by, actor_id, at, total)
   select id, kind, by, case by when 'buyer' then buyer_id else seller_id end, at,
          case kind when 'place' then price * quantity end
   from sample, lateral (values ('place', 'buyer'), ('accept', 'seller'), ('pack', 'seller'),
                                ('deliver', 'seller')) as step (kind, by)
   where kind = 'place' or other = 'delivered' or (kind = 'accept' and other in ('accepted', 'packed'))
         or (kind = 'pack' and other = 'packed')`,
  `insert into payment_entries (order_id, seller_id, kind, by, actor_id, at, amount)
   select id, seller_id, 'confirmed', 'seller', seller_id, at, price * quantity
   from sample where other = 'delivered'`,
  'drop table sample',
  // The database does this by itself after a while.
  'vacuum analyze',
];

/** Fills a market that has users and listings with this many orders. */
export async function fillOrders(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const text of fill) {
      const values = text.includes('$1') ? [count] : [];
      // Takes longer than a request may.
      await client.query(Object.assign({ text, values, query_timeout: HOUR_MS }));
    }
  } finally {
    client.release(true);
  }
}
