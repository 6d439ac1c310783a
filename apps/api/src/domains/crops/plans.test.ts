import { toPaise } from '@upaj/content/money';
import type { Crop } from '@upaj/contract/crops.schema';
import { beforeAll, expect, it } from 'vitest';
import { fillMarket } from '../../../test/support/large-market.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { mainPart, planOf, queriesOfRequest } from '../../../test/support/query-plans.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { withoutLimit } from '../../../test/support/without-limit.ts';

let testApp: TestApp;
let asha: SignedIn;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
  // The largest market that the screens must support.
  await fillMarket(testApp.pool, 20_000);
});

/** The plans of PostgreSQL for all queries of one page. */
async function plansFor(url: string): Promise<string[]> {
  const queries = await queriesOfRequest(testApp.app, { url, headers: asha.headers });
  const pages = queries.filter(({ text }) => /^select .* from "crops" /s.test(text));
  expect(pages.length, url).toBeGreaterThan(0);
  const plans = await Promise.all(pages.map((query) => planOf(testApp.pool, query)));
  // The cost of a listing's pictures does not grow with the market.
  return plans.map(mainPart);
}

/** The plan of a page that needs one query. */
async function planFor(url: string): Promise<string> {
  const plans = await plansFor(url);
  expect(plans).toHaveLength(1);
  return plans.join();
}

// Every combination of the filter, in each order.
const choices = ['category=Pulses', 'state=Kerala', 'minPrice=300', 'maxPrice=900'];
const filters = choices.reduce<string[][]>(
  (all, choice) => all.flatMap((set) => [set, [...set, choice]]),
  [[]],
);
const orders = ['newest', 'price-asc', 'price-desc', 'rating'];
const market = orders.flatMap((sort) => filters.map((set) => [`sort=${sort}`, ...set].join('&')));

it.each(market)('a page of %s and the next one are read from an index', async (query) => {
  const url = `/api/v1/crops?${query}`;
  const first = await testApp.app.inject(url);
  for (const address of [url, `${url}&cursor=${first.json().nextCursor}`]) {
    const steps = await planFor(address);
    expect(steps).not.toMatch(/Seq Scan on crops|Sort/);
    // A wrong index would be scanned past all rows of another category or state.
    expect(steps).not.toMatch(/Filter: .*(category|seller_state)/);
  }
});

it('the listings of one seller are read from an index', async () => {
  await testApp.pool.query(
    'update crops set seller_id = $1, seller_state = $2 where ctid in (select ctid from crops limit 60)',
    [asha.userId, 'Jharkhand'],
  );
  const steps = await planFor(`/api/v1/crops?seller=${asha.userId}`);
  expect(steps).not.toMatch(/Seq Scan on crops|Sort/);
});

// Exact, one and two letters in both scripts, another name, a typing error, a mention, many at once.
const searches = [
  'gehun',
  'w',
  'गे',
  'kanak',
  'whaet',
  '19998',
  'clean',
  'wheat lot',
  'x',
  'whe 1999',
];

it.each(searches.flatMap((q) => orders.map((sort) => [q, sort] as const)))(
  'a search for "%s" by %s is answered by an index',
  async (q, sort) => {
    for (const filter of ['', '&category=Pulses&state=Kerala']) {
      const plans = await plansFor(`/api/v1/crops?${new URLSearchParams({ q, sort })}${filter}`);
      for (const steps of plans) expect(steps).not.toMatch(/Seq Scan on crops/);
    }
  },
);

it('rare matches are sorted, and frequent ones are read in index order', async () => {
  const few = await plansFor('/api/v1/crops?q=19998&sort=price-asc');
  expect(few.join()).toMatch(/Sort.*Bitmap Index Scan on crops_search_terms/s);
  const most = await plansFor('/api/v1/crops?q=clean&sort=price-asc');
  expect(most.join()).toMatch(/Index Scan using crops_price/);
});

it('frequent matches are looked for among the first listings, and sorted if too few are there', async () => {
  const near = await planFor('/api/v1/crops?q=gehun&sort=price-asc');
  expect(near).toMatch(/^Limit.*Subquery Scan.*Limit.*Index Scan using crops_price/s);
  expect(near).not.toContain('Sort');
  // The dearest thousands are other goods.
  const { pool } = testApp;
  await withoutLimit(pool, (ask) =>
    ask("update crops set price = price + 10000000 where not search_terms @@ '''c:wheat'''"),
  );
  const url = '/api/v1/crops?q=gehun&sort=price-desc';
  expect(await plansFor(url)).toHaveLength(2);
  const page: Crop[] = (await testApp.app.inject(url)).json().data;
  const { rows } = await pool.query(
    `select price from crops where search_terms @@ '''c:wheat''' and expiry_date >= '2026-06-15'
     order by price desc limit 24`,
  );
  expect(page.map(({ price }) => toPaise(price))).toEqual(rows.map(({ price }) => Number(price)));
});
