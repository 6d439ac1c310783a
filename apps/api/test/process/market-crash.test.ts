import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LiveChange } from '@upaj/contract/notifications.schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCommand } from '../../src/admin/commands.ts';
import { CHANNEL } from '../../src/platform/events/publish.ts';
import { eventually } from '../support/eventually.ts';
import { type ExternalDatabase, startExternalDatabase } from '../support/external-database.ts';
import { type Trader, Traders } from '../support/market/traders.ts';
import { Product } from '../support/product.ts';
import { type Running, up } from '../support/running.ts';

/** How often something is killed; twenty by hand, since each takes seconds. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 6);

let product: Product;
let database: ExternalDatabase;
let folder: string;
let pool: pg.Pool;
/** Two servers on one database, and their addresses. */
const servers: Running[] = [];
const addresses: string[] = [];
beforeAll(async () => {
  product = await Product.build();
  folder = await mkdtemp(join(tmpdir(), 'upaj-market-crash-'));
  database = await startExternalDatabase(folder);
  pool = new pg.Pool({ ...database.config, max: 2 });
  pool.on('error', () => undefined);
  await start(0);
  await start(1);
});
afterAll(async () => {
  await pool.end();
  await product.remove();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

const ask = async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows;

async function start(at: number): Promise<void> {
  const running = product.start({
    DATABASE_URL: database.url,
    ACCOUNT_SECRET: 'x'.repeat(32),
    DATABASE_TIMEOUT: '2',
  });
  servers[at] = running;
  addresses[at] = await up(running);
}

async function kill(at: number): Promise<void> {
  servers[at]?.child.kill('SIGKILL');
  await servers[at]?.ended;
}

/** Waits until this many further orders have been handed over. */
async function goesOn(traders: Traders, more: number): Promise<void> {
  const before = traders.delivered.size;
  await eventually(() => expect(traders.delivered.size).toBeGreaterThanOrEqual(before + more));
}

it('trades are whole and told once, however often two servers and their database are killed', async () => {
  const traders = new Traders(addresses);
  await traders.begin(4);
  let starting = Promise.resolve();
  for (let round = 0; round < ROUNDS; round += 1) {
    // A server needs its database to start, and the other one serves meanwhile.
    await Promise.all([goesOn(traders, 2), starting]);
    // Anywhere between two steps of a trade.
    await wait(Math.random() * 50);
    if (round % 2 === 0) await database.crash();
    else {
      const at = (round >> 1) % servers.length;
      await kill(at);
      starting = start(at);
    }
  }
  await starting;
  await goesOn(traders, 2);
  await traders.end();
  expect(traders.lost).toBeGreaterThan(0);
  await expectWhole(traders);
});

/** Expects the database to have what was acknowledged and nothing more, each once. */
async function expectWhole(traders: Traders): Promise<void> {
  const orders = await ask('select id, status, checkout_key as key from orders');
  const acknowledged = [...traders.placed].flatMap(([key, ids]) => ids.map((id) => [id, key]));
  expect(orders.map(({ id, key }) => [id, key]).sort()).toEqual(acknowledged.sort());
  expect([...traders.placed.values()].map((ids) => ids.length)).toEqual(
    [...traders.placed].map(() => 2),
  );
  expect(orders.filter(({ status }) => status !== 'delivered')).toEqual([]);
  expect(new Set(orders.map(({ id }) => id))).toEqual(traders.delivered);
  expect(
    await ask('select order_id, kind from order_events group by 1, 2 having count(*) > 1'),
  ).toEqual([]);
  const claims = await ask("select order_id from payment_entries where kind = 'claimed'");
  expect(claims.map(({ order_id: id }) => id).sort()).toEqual([...traders.claimed].sort());
  expect(await readCommand(['reconcile'])(drizzle(pool), { dataDir: folder })).toContain(
    'no differences',
  );
  await expectTold();
}

/** Expects each seller to be told once of each order; what a killed server was telling is told when its lease is over. */
async function expectTold(): Promise<void> {
  // As if the lease of a minute had passed.
  await ask('update event_deliveries set next_attempt_at = now() where delivered_at is null');
  await ask(`notify ${CHANNEL}`);
  const placed = await ask(
    'select seller_id as id, count(*)::int as count from orders group by 1 order by 1',
  );
  await eventually(async () => {
    const told = await ask(
      `select user_id as id, sum(count)::int as count from notifications
       where kind = 'order-placed' group by 1 order by 1`,
    );
    expect(told).toEqual(placed);
  });
}

/** What a stream of a person has told so far; `ended` resolves when it is cut. */
async function openStream(address: string, { headers }: Trader) {
  const { body } = await fetch(`${address}/api/v1/notifications/stream`, { headers });
  if (!body) throw new Error('The stream has no body');
  const told: LiveChange[] = [];
  const read = async () => {
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (line.startsWith('data: ')) told.push(LiveChange.parse(JSON.parse(line.slice(6))));
    }
  };
  return { told, ended: read().catch(() => undefined) };
}

it('a notice reaches a stream at the other server, and a stream that was cut misses nothing', async () => {
  const traders = new Traders([addresses[0] ?? '']);
  const seller = await traders.openShop();
  const buyer = await traders.signUp();
  const stream = await openStream(addresses[1] ?? '', seller);
  await eventually(() => expect(stream.told).toMatchObject([{ unread: 0 }]));
  await traders.checkOut(buyer, 'on-delivery');
  await eventually(() => expect(stream.told.at(-1)?.unread).toBe(1));
  await kill(1);
  await stream.ended;
  await traders.checkOut(buyer, 'on-delivery');
  await start(1);
  const again = await openStream(addresses[1] ?? '', seller);
  const everything = ['notifications', 'orders', 'cart'];
  await eventually(() => expect(again.told[0]).toMatchObject({ unread: 1, changed: everything }));
  await eventually(async () => {
    const reply = await fetch(`${addresses[1]}/api/v1/notifications`, { headers: seller.headers });
    expect(await reply.json()).toMatchObject({ data: [{ kind: 'order-placed', count: 2 }] });
  });
});
