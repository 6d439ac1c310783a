-- A year of orders until $3, numbers $2 + 1 to $1, one line each: of twenty, three were given up, the others delivered,
-- and one of the most recent is under way. Buyers and listings take turns; sellers are those of the listings. A third of the
-- deliveries are reviewed. Only the first statement has parameters.
create temporary table sample as
select gen_random_uuid() as id, gen_random_uuid() as line_id, i,
       people.ids[1 + (i * 7) % cardinality(people.ids)] as buyer_id, market.sellers[n] as seller_id,
       market.ids[n] as crop_id, market.prices[n] as price, 1 + i % 8 as quantity, at,
       case when i % 20 = 19 and i < $1::int / 200 then (array['placed', 'accepted', 'packed'])[1 + i / 20 % 3]
            else coalesce((array['cancelled', 'rejected', 'expired'])[i % 20 - 15], 'delivered') end as status,
       least(at + interval '3 days', $3::timestamptz) as ended_at
from (select array_agg(id order by id) as ids from users) people,
     (select array_agg(id order by id) as ids, array_agg(seller_id order by id) as sellers,
             array_agg(price order by id) as prices from crops) market,
     generate_series($2::int + 1, $1::int) i,
     lateral (select 1 + (i::bigint * 13) % cardinality(market.ids) as n,
                     $3::timestamptz - i * interval '365 days' / $1::int as at) chosen;

insert into orders (id, reference, buyer_id, seller_id, buyer_name, seller_name, status, payment, payment_status,
                    total, handover, created_at, updated_at, delivered_at, cancelled_at)
select id, 'UP-S' || lpad(i::text, 7, '0'), buyer_id, seller_id, 'B', 'S', status, 'on-delivery',
       case status when 'delivered' then 'confirmed' else 'unpaid' end, price * quantity,
       case status when 'delivered' then 'agreed' end, at, at,
       case status when 'delivered' then ended_at end,
       case when status in ('cancelled', 'rejected', 'expired') then ended_at end
from sample;

insert into order_lines (id, order_id, revision, position, crop_id, name, category, unit, price, quantity, delivered,
                         total)
select line_id, id, 0, 0, crop_id, 'Goods', 'Crops', 'kg', price, quantity,
       case status when 'delivered' then quantity end, price * quantity
from sample;

insert into order_events (order_id, kind, by, actor_id, at, total)
select id, kind, by, case by when 'buyer' then buyer_id else seller_id end, at,
       case kind when 'place' then price * quantity end
from sample, lateral (values ('place', 'buyer'), ('accept', 'seller'), ('pack', 'seller'),
                             ('deliver', 'seller')) as step (kind, by)
where kind = 'place' or status = 'delivered' or (kind = 'accept' and status in ('accepted', 'packed'))
      or (kind = 'pack' and status = 'packed');

insert into payment_entries (order_id, seller_id, kind, by, actor_id, at, amount)
select id, seller_id, 'confirmed', 'seller', seller_id, ended_at, price * quantity
from sample where status = 'delivered';

insert into seller_sales (seller_id, month, units, amount)
select seller_id, date_trunc('month', ended_at at time zone 'Asia/Kolkata')::date, sum(quantity), sum(price * quantity)
from sample where status = 'delivered' group by 1, 2
on conflict (seller_id, month) do update
set units = seller_sales.units + excluded.units, amount = seller_sales.amount + excluded.amount;

insert into seller_buyers (month, seller_id, buyer_id)
select distinct date_trunc('month', ended_at at time zone 'Asia/Kolkata')::date, seller_id, buyer_id
from sample where status = 'delivered'
on conflict do nothing;

insert into reviews (id, line_id, crop_id, seller_id, author_id, rating, text, created_at)
select gen_random_uuid(), line_id, crop_id, seller_id, buyer_id, 1 + i % 5, '', ended_at
from sample where status = 'delivered' and i % 3 = 0;

insert into notifications (id, user_id, kind, subject, href, topic_key, created_at, read_at)
select gen_random_uuid(), seller_id, 'order-placed', 'UP-1', '/orders', 'order/' || id, at, at
from sample where i % 2 = 0;

update reviews set counted_month = month
from (select distinct on (seller_id, author_id, month) id, month
      from (select *, date_trunc('month', created_at at time zone 'Asia/Kolkata')::date as month from reviews) r
      order by seller_id, author_id, month, created_at, id) counted
where reviews.id = counted.id;

update crops set rating_sum = stars, rating_count = given.count
from (select crop_id, sum(rating) as stars, count(*) as count from reviews
      where counted_month is not null group by 1) given
where crops.id = given.crop_id;

drop table sample;

-- The database does this by itself after a while.
vacuum analyze;
