import { beforeAll, expect, it } from 'vitest';
import { fillMarket } from '../../../test/support/large-market.ts';
import { fillOrders } from '../../../test/support/large-orders.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { mainPart, planOf, queriesOfRequest } from '../../../test/support/query-plans.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let trader: SignedIn;
let orderId: string;
let cropId: string;

beforeAll(async () => {
  testApp = await openTestApp();
  trader = await signUp(testApp.app);
  await fillMarket(testApp.pool, 2000);
  await testApp.pool.query(
    `insert into users (name, email, phone, street, city, state, postal_code)
     select 'P', 'q' || i, '', '', '', 'Kerala', '' from generate_series(1, 2000) i;
     insert into sellers (user_id, bank, account_no, ifsc_code) select id, 'B', '', '' from users;
     insert into cart_items (user_id, crop_id, quantity, price_when_added, name, category, unit, added_at)
     select users.id, crops.id, 1, 1, 'Goods', 'Crops', 'kg', now()
     from users, (select id from crops order by id limit 5) crops`,
  );
  await fillOrders(testApp.pool, 20_000);
  // Much of the market is the trader's.
  await testApp.pool.query(
    'update orders set buyer_id = $1 where id in (select id from orders order by id limit 1000)',
    [trader.userId],
  );
  await testApp.pool.query(
    'update orders set seller_id = $1 where id in (select id from orders order by id desc limit 200)',
    [trader.userId],
  );
  // Sales of earlier years, and one listing that was reviewed often.
  await testApp.pool.query(
    `insert into seller_sales (seller_id, month, units, amount)
     select user_id, date '2024-01-01' + i * interval '1 month', 1, 1
     from sellers, generate_series(0, 17) i on conflict do nothing;
     update reviews set crop_id = (select id from crops limit 1)
     where id in (select id from reviews limit 1000)`,
  );
  await testApp.pool.query('vacuum analyze');
  const read = async (text: string, values: string[] = []) =>
    (await testApp.pool.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  orderId = await read('select id from orders where buyer_id = $1 limit 1', [trader.userId]);
  cropId = await read(
    'select crop_id as id from reviews group by 1 order by count(*) desc limit 1',
  );
});

/** The plans of all queries of a request that read a table of the market. */
async function plansFor(path: string): Promise<string[]> {
  const { headers } = trader;
  const queries = await queriesOfRequest(testApp.app, { url: `/api/v1/${path}`, headers });
  const tables =
    /"(orders|order_lines|order_events|payment_entries|cart_items|crops|sellers|seller_buyers|seller_sales|reviews|notifications)"/;
  const plans = queries
    .filter(({ text }) => tables.test(text))
    .map((query) => planOf(testApp.pool, query, { hasHashJoins: false }));
  // The listings of this market have no pictures, and an empty table is scanned.
  return (await Promise.all(plans)).map(mainPart);
}

const lists = ['buyer', 'seller'].flatMap((as) => [
  `orders?as=${as}`,
  ...['placed', 'delivered', 'expired'].map((status) => `orders?as=${as}&status=${status}`),
]);

it.each(lists)('a page of %s and the next one are read from an index', async (url) => {
  const first = await testApp.app.inject({ url: `/api/v1/${url}`, headers: trader.headers });
  const { nextCursor } = first.json();
  for (const address of [url, ...(nextCursor ? [`${url}&cursor=${nextCursor}`] : [])]) {
    const plans = await plansFor(address);
    expect(plans.join('\n')).toMatch(/Index (Only )?Scan.*orders_(buyer|seller)/);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
  }
});

it('an order, the cart, recent trades and the counters of a profile are read from indexes', async () => {
  const urls = [
    ...[`orders/${orderId}`, 'cart', `transaction/last-10/${trader.userId}`],
    `user/${trader.userId}`,
  ];
  for (const url of urls) {
    const plans = await plansFor(url);
    expect(plans.length, url).toBeGreaterThan(0);
    for (const plan of plans) expect(plan, url).not.toMatch(/Seq Scan/);
  }
});

it("a seller's figures, the best sellers, reviews and notifications are read from indexes", async () => {
  const { userId } = trader;
  const urls = [
    ...[`seller/${userId}/dashboard`, `seller/${userId}/statement?month=2026-05`, 'sellers/top'],
    ...[`crops/${cropId}/reviews`, `crops/${cropId}`, 'notifications'],
  ];
  for (const url of urls) {
    const plans = await plansFor(url);
    expect(plans.length, url).toBeGreaterThan(0);
    for (const plan of plans) expect(plan, url).not.toMatch(/Seq Scan/);
  }
});

it('orders that are due to expire are found by an index', async () => {
  const plan = await planOf(testApp.pool, {
    text: `select id from orders where status = 'placed' and payment_status = 'unpaid'
           and is_new_buyer = false and created_at < '2026-06-12' order by created_at, id limit 200`,
    values: [],
  });
  expect(plan).toMatch(/Index.*orders_waiting/);
});
