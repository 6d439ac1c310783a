import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '../../../test/support/eventually.ts';
import { waitForLocks } from '../../../test/support/queue-behind.ts';
import { createListener } from '../../db/listen.ts';
import {
  createInTransaction,
  type InTransaction,
  queriesOf,
  type Tx,
} from '../../db/transaction.ts';
import { openDatabase, type TestDatabase } from '../jobs/testing/open-database.ts';
import { quietLog } from '../jobs/testing/quiet-log.ts';
import { createBroadcast, type Follow } from './broadcast.ts';
import { defineEvent, defineSubscriber, type Subscriber } from './define-event.ts';
import { createDeliveryStore, type Delivery } from './deliveries.store.ts';
import { createEvents, type DeliveryPolicy, type Events } from './events.ts';
import { publish } from './publish.ts';

const ordered = defineEvent('order.placed', z.strictObject({ order: z.string() }));

let database: TestDatabase;
let inTransaction: InTransaction;
beforeAll(async () => {
  database = await openDatabase();
  inTransaction = createInTransaction(database.db);
  await database.pool.query('create table done (process text, what text, recipient text)');
});

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop();
  await database.pool.query('truncate events, event_deliveries, done');
});

/** A process that delivers to these subscribers. */
async function processOf(
  subscribers: readonly Subscriber[] = [],
  policy: Partial<DeliveryPolicy> = {},
): Promise<Events & { follow: Follow; lines: string[] }> {
  const { log, lines } = quietLog();
  const { pool, db } = database;
  const listener = createListener({ pool, log });
  const follow = createBroadcast({ db, listener, log });
  const quick = { firstRetryMs: 20, pollMs: 60_000, ...policy };
  const events = createEvents({ db, listener, log, subscribers, policy: quick });
  open.push(events, listener);
  await listener.start();
  events.start();
  return { ...events, follow, lines };
}

const place = (order: string) => inTransaction((tx) => publish(tx, ordered, { order }));
const note = (tx: Tx, process: string, what: string, recipient = '') =>
  queriesOf(tx).execute(sql`insert into done values (${process}, ${what}, ${recipient})`);
/** Writes down what it was told, in the transaction of the delivery. */
const writing = (process: string, name = 'orders/notes') =>
  defineSubscriber(ordered, {
    name,
    handle: async (tx, { order }) => void (await note(tx, process, order)),
  });

async function done(): Promise<string[]> {
  const { rows } = await database.pool.query('select what from done order by what, recipient');
  return rows.map(({ what }) => what);
}

it('an event is delivered if and only if its transaction commits', async () => {
  await processOf([writing('a')]);
  const failing = inTransaction(async (tx) => {
    await publish(tx, ordered, { order: 'undone' });
    throw new Error('no stock');
  });
  await expect(failing).rejects.toThrow('no stock');
  await place('kept');
  await eventually(async () => expect(await done()).toEqual(['kept']));
});

it('an event whose transaction commits after a later one is delivered all the same', async () => {
  await processOf([writing('a')]);
  await inTransaction(async (tx) => {
    await publish(tx, ordered, { order: 'early id' });
    await place('later id');
    await eventually(async () => expect(await done()).toEqual(['later id']));
  });
  await eventually(async () => expect(await done()).toEqual(['early id', 'later id']));
});

it('two processes deliver each event once for each recipient and channel', async () => {
  const subscribersOf = (process: string) => [
    writing(process),
    defineSubscriber(ordered, {
      name: 'orders/mail',
      recipients: async () => ['buyer', 'seller', 'buyer'],
      handle: async (tx, { order }, { recipient }) =>
        void (await note(tx, process, `mail ${order}`, recipient)),
    }),
  ];
  await Promise.all([processOf(subscribersOf('a')), processOf(subscribersOf('b'))]);
  const orders = Array.from({ length: 30 }, (_, at) => `${at}`);
  await Promise.all(orders.map(place));
  const wanted = orders.flatMap((order) => [order, `mail ${order}`, `mail ${order}`]);
  await eventually(async () => expect((await done()).toSorted()).toEqual(wanted.toSorted()));
  const twice = await database.pool.query(
    'select from done group by what, recipient having count(*) > 1',
  );
  expect(twice.rowCount).toBe(0);
});

it('a delivery waits while another process holds the lock of its row', async () => {
  const store = createDeliveryStore(database.db, 1);
  await place('north');
  await store.dispatch([{ type: ordered.type, name: 'orders/notes' }]);
  const [delivery] = await store.claim(['orders/notes'], 1);
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('select from event_deliveries for update');
  const isLocked = inTransaction((tx) => store.lock(delivery as Delivery, tx));
  await waitForLocks(database.pool, 1);
  await other.query('commit');
  other.release();
  expect(await isLocked).toBe(true);
});

it('a handler that fails is tried again, and what it wrote before it failed is undone', async () => {
  let tries = 0;
  const failing = defineSubscriber(ordered, {
    name: 'orders/failing',
    handle: async (tx, { order }, { attempt }) => {
      await note(tx, 'a', `${order} ${attempt}`);
      if (++tries < 3) throw new Error('not yet');
    },
  });
  await processOf([failing]);
  await place('north');
  await eventually(async () => expect(await done()).toEqual(['north 3']));
});

it('an event that can never be delivered is given up, logged as an error, and holds up no other', async () => {
  const poisoned = defineSubscriber(ordered, {
    name: 'orders/poisoned',
    handle: async (tx, { order }) => {
      if (order === 'poison') throw new Error('cannot read this');
      await note(tx, 'a', order);
    },
  });
  const { lines } = await processOf([poisoned], { maxAttempts: 3, atOnce: 1 });
  await place('poison');
  await place('good');
  await eventually(async () => expect(await done()).toEqual(['good']));
  await eventually(() =>
    expect(lines.filter((line) => line.includes('could not be delivered'))).toHaveLength(1),
  );
  const { rows } = await database.pool.query(
    'select attempts, last_error from event_deliveries where parked_at is not null',
  );
  expect(rows).toEqual([{ attempts: 3, last_error: 'cannot read this' }]);
});

it('an event that a dead process had begun is delivered by another', async () => {
  await place('left');
  await database.pool.query('update events set dispatched_at = now()');
  await database.pool.query(
    "insert into event_deliveries (event_id, channel, attempts, next_attempt_at) select id, 'orders/notes', 1, now() + interval '1 second' from events",
  );
  await processOf([writing('a')], { pollMs: 50 });
  expect(await done()).toEqual([]);
  await eventually(async () => expect(await done()).toEqual(['left']));
});

it('a process whose listening connection was cut misses nothing', async () => {
  const { follow } = await processOf([writing('a')]);
  const ending = new AbortController();
  const seen: string[] = [];
  const following = (async () => {
    for await (const { payload } of follow(ordered, ending.signal)) seen.push(payload.order);
  })();
  await place('before');
  await eventually(() => expect(seen).toEqual(['before']));
  const cut = await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'upaj listener' and datname = current_database()",
  );
  expect(cut.rowCount).toBe(1);
  // Published at once, before the process has found out.
  await place('meanwhile');
  await eventually(() => expect(seen).toEqual(['before', 'meanwhile']));
  await eventually(async () => expect(await done()).toEqual(['before', 'meanwhile']));
  await place('after');
  await eventually(() => expect(seen).toEqual(['before', 'meanwhile', 'after']));
  ending.abort();
  await following;
});

it('every process sees every event', async () => {
  const processes = await Promise.all([processOf(), processOf()]);
  const ending = new AbortController();
  const followers = processes.map(({ follow }) =>
    follow(ordered, ending.signal)[Symbol.asyncIterator](),
  );
  await place('shown');
  const shown = await Promise.all(followers.map((one) => one.next()));
  expect(shown.map(({ value }) => value.payload)).toEqual([{ order: 'shown' }, { order: 'shown' }]);
  ending.abort();
});

it('a stream that is read too slowly is ended, and holds up no other', async () => {
  const { follow } = await processOf();
  const ending = new AbortController();
  const slow = follow(ordered, ending.signal)[Symbol.asyncIterator]();
  const seen = new Set<string>();
  const following = (async () => {
    for await (const { payload } of follow(ordered, ending.signal)) seen.add(payload.order);
  })();
  const orders = Array.from({ length: 1001 }, (_, at) => `${at}`);
  await inTransaction(async (tx) => {
    for (const order of orders) await publish(tx, ordered, { order });
  });
  await eventually(() => expect(seen.size).toBe(orders.length));
  await expect(slow.next()).rejects.toThrow('too slowly');
  ending.abort();
  await following;
});

it('a process that stops waits for the delivery that is running and begins no other', async () => {
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow = defineSubscriber(ordered, {
    name: 'orders/slow',
    handle: async (tx, { order }) => {
      begun();
      await wait(300);
      await note(tx, 'a', order);
    },
  });
  const { stop } = await processOf([slow], { atOnce: 1 });
  await place('1');
  await hasBegun;
  await place('2');
  await stop();
  expect(await done()).toEqual(['1']);
});

it('delivered events are deleted after their time, those that wait or were given up are kept', async () => {
  const { deleteDelivered } = await processOf([writing('a')]);
  await place('delivered');
  await eventually(async () => expect(await done()).toEqual(['delivered']));
  await eventually(async () => {
    const { rows } = await database.pool.query(
      'select from event_deliveries where delivered_at is null',
    );
    expect(rows).toEqual([]);
  });
  await database.pool.query(
    "with one as (insert into events (type, payload, dispatched_at) values ('order.placed', '{}', now()) returning id) insert into event_deliveries (event_id, channel, parked_at) select id, 'orders/notes', now() from one",
  );
  expect(await deleteDelivered(new Date(Date.now() - 60_000))).toBe(0);
  expect(await deleteDelivered(new Date(Date.now() + 60_000))).toBe(1);
});

it('two subscribers of one name are refused', async () => {
  await expect(processOf([writing('a'), writing('b')])).rejects.toThrow('two subscribers');
});
