import { OrderSummary } from '@upaj/contract/orders.schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readCommand } from '../../src/admin/commands.ts';
import { createInTransaction } from '../../src/db/transaction.ts';
import { createProfileStore } from '../../src/domains/accounts/profiles.store.ts';
import { createStock } from '../../src/domains/crops/stock.service.ts';
import { createStockStore } from '../../src/domains/crops/stock.store.ts';
import { createExpiry } from '../../src/domains/orders/expiry.service.ts';
import { createOrderLists } from '../../src/domains/orders/order-lists.store.ts';
import { createTakeStep } from '../../src/domains/orders/order-step.ts';
import { orderWrites } from '../../src/domains/orders/order-writes.store.ts';
import { createOrderStore } from '../../src/domains/orders/orders.store.ts';
import { sellerBuyersStore } from '../../src/domains/orders/seller-buyers.store.ts';
import { createListing } from '../support/listings.ts';
import { marketCommands, rareCommands } from '../support/market/market-commands.ts';
import { type Market, send } from '../support/market/market-requests.ts';
import { openTestApp, type TestApp, today } from '../support/open-test-app.ts';
import { password, signUpConfirmed } from '../support/sign-up.ts';

const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
const AFTER_EXPIRY = new Date(today.getTime() + 73 * 60 * 60 * 1000);

let testApp: TestApp;
let apps: Market['apps'];
let expire: Market['expire'];
beforeAll(async () => {
  testApp = await openTestApp({ logger: { level: 'error', stream: { write: noteError } } });
  apps = [testApp.app, await testApp.again()];
  const db = drizzle(testApp.pool);
  const now = () => AFTER_EXPIRY;
  const store = createOrderStore(db);
  const stock = createStock({ store: createStockStore(db), now, today: () => '2026-06-18' });
  const { takeStep } = createTakeStep({
    inTransaction: createInTransaction(db),
    store,
    writes: orderWrites,
    now,
    services: { accounts: createProfileStore(db), crops: { stock } },
  });
  const report = (id: string, error: unknown) => void failures.push(`${id}: ${error}`);
  expire = createExpiry({ lists: createOrderLists(db, store), takeStep, now, report }).run;
});
const failures: string[] = [];
/** What the servers have logged of faults: without it a failure that comes once would stay unexplained. */
const logged: string[] = [];
const noteError = (line: string) => void logged.push(line.slice(0, 2000));

/** Five people, three of whom sell two listings each and can be paid through UPI. */
async function openMarket(): Promise<Market> {
  const people = await Promise.all(Array.from({ length: 5 }, () => signUpConfirmed(testApp)));
  const shared = { gone: new Set<string>(), orders: [], faults: [], done: new Map() };
  const market: Market = { apps, people, listings: [], expire, ...shared };
  for (const seller of people.slice(0, 3)) {
    const { userId } = seller;
    await send(market, seller, 'POST', 'seller', { userId, ...account });
    await send(market, seller, 'PATCH', `seller/${userId}`, { upi: 'x.y@sbi', password });
    const units: Record<string, string>[] = [
      { quantity: '250' },
      { quantity: '5', unit: 'tonnes' },
    ];
    for (const more of units)
      market.listings.push((await createListing(testApp.app, seller, more))._id);
  }
  return market;
}

/** What is reserved must be what open orders wait for; in the units of the listings. */
const wrongReservations = `
  select c.id, c.reserved, w.waiting from crops c
  left join lateral (
    select coalesce(sum(l.quantity * case c.unit when 'tonnes' then 0.025 else 25 end), 0) as waiting
    from order_lines l join orders o on o.id = l.order_id and o.revision = l.revision
    where l.crop_id = c.id and o.status in ('placed', 'accepted', 'packed')
  ) w on true
  where c.reserved <> w.waiting`;

async function expectAllRight(market: Market): Promise<void> {
  expect([market.faults, failures], logged.join('')).toEqual([[], []]);
  expect((await testApp.pool.query(wrongReservations)).rows).toEqual([]);
  // The check compares with the real clock, to which every handover without code is final.
  await sellerBuyersStore.countUnopposed(drizzle(testApp.pool), AFTER_EXPIRY);
  expect(await readCommand(['reconcile'])(drizzle(testApp.pool), testApp)).toContain(
    'no differences',
  );
  for (const person of market.people.filter(({ userId }) => !market.gone.has(userId))) {
    for (const path of ['cart', `transaction/last-10/${person.userId}`])
      expect((await send(market, person, 'GET', path)).statusCode).toBe(200);
    for (const as of ['buyer', 'seller']) {
      const list = await send(market, person, 'GET', `orders?as=${as}&limit=100`);
      for (const order of z.array(OrderSummary).parse(list.json().data)) {
        const page = await send(market, person, 'GET', `orders/${order._id}`);
        expect(page.statusCode, page.body).toBe(200);
        expect(page.json().data.total).toBe(order.total);
      }
    }
  }
}

it('whatever buyers and sellers do at the same time through two servers, stock and money add up', async () => {
  const done = new Map<string, number>();
  const lane = fc.commands([...marketCommands, ...marketCommands, ...rareCommands], {
    maxCommands: 60,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(lane, lane, lane, async (...lanes) => {
      const market = await openMarket();
      const setup = () => ({ model: {}, real: market });
      await Promise.all(lanes.map((commands) => fc.asyncModelRun(setup, commands)));
      await expectAllRight(market);
      for (const [kind, times] of market.done) done.set(kind, (done.get(kind) ?? 0) + times);
    }),
    { numRuns: process.env.NIGHTLY ? 6 : 2, endOnFailure: true },
  );
  const { rows } = await testApp.pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(done.get('POST orders')).toBeGreaterThan(0);
});
