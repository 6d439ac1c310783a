import { listingTerms } from '@upaj/content/search/search-terms';
import { searchVersion } from '@upaj/content/search/search-version';
import { marketGoods } from '@upaj/content/search/testing/market-goods';
import { Category } from '@upaj/contract/crops.schema';
import type pg from 'pg';
import { withoutLimit } from './without-limit.ts';

const states = ['Kerala', ...Array.from({ length: 6 }, (_, at) => `Pradesh ${at}`)];

/**
 * Listings of all goods, half of them wheat, spread over sellers, categories, states and prices, in random order. A
 * third of them are rated.
 */
const fill = `
  insert into crops (id, seller_id, seller_state, name, description, price, quantity, unit, category,
                     harvest_date, expiry_date, place, created_at, updated_at,
                     search_terms, name_words, search_version, rating_sum, rating_count)
  select gen_random_uuid(), people.ids[1 + i / 8 % 40], people.states[1 + i / 8 % 40],
         good.name || ' ' || i, 'Clean and dry, lot ' || i, 20000 + i * 7919 % 100000 + good.place * 10, 500, 'kg',
         ($4::text[])[1 + i % 8], '2026-04-10', date '2026-06-01' + i % 90,
         'Bero', timestamptz '2026-06-10' - i * interval '1 minute', now(),
         array_to_tsvector(string_to_array(good.terms, '|') || array['n:' || i, 't:' || i]),
         lower(good.name) || ' ' || i, $5, case when i % 3 = 0 then (1 + i % 7) * (1 + i % 5) else 0 end,
         case when i % 3 = 0 then 1 + i % 7 else 0 end
  from generate_series(1, $1::int) i
  join unnest($2::text[], $3::text[]) with ordinality as good (name, terms, place)
    on good.place = case when i % 2 = 0 then 2 else 1 + i / 2 % cardinality($2::text[]) end,
       (select array_agg(id order by id) as ids, array_agg(state order by id) as states from users) people
  order by md5(i::text)`;

/** Fills an empty market with this many listings and forty sellers, one of whom exists already. */
export async function fillMarket(pool: pg.Pool, listings: number): Promise<void> {
  await pool.query(
    `insert into users (name, email, phone, street, city, state, postal_code)
     select 'P', 'p' || i, '', '', '', ($1::text[])[1 + i % 7], '' from generate_series(1, 39) i`,
    [states],
  );
  const terms = marketGoods.map(({ name, category }) =>
    listingTerms({ name, category, description: 'Clean and dry, lot', place: 'Bero' }).join('|'),
  );
  const names = marketGoods.map(({ name }) => name);
  // Building an index at once takes a tenth of the time of row by row.
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'crops' and indexdef like '%USING gin%'`,
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await withoutLimit(pool, async (ask) => {
    await ask(fill, [listings, names, terms, Category.options, searchVersion]);
    for (const { definition } of indexes) await ask(definition);
    // The database does this by itself after a while.
    await ask('vacuum analyze');
  });
}
