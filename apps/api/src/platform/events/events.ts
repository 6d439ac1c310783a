import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Listener } from '../../db/listen.ts';
import { createInTransaction, type InTransaction, type Tx } from '../../db/transaction.ts';
import { createWorker } from '../concurrency/worker.ts';
import type { Subscriber } from './define-event.ts';
import { createDeliveryStore, type Delivery, type DeliveryStore } from './deliveries.store.ts';
import { CHANNEL } from './publish.ts';

/** The limits of delivering events. */
export interface DeliveryPolicy {
  /** How many deliveries a process makes at the same time. */
  atOnce: number;
  /** After so many attempts a delivery is given up and logged as an error. */
  maxAttempts: number;
  /** The wait before the second attempt; each later one is about twice as long. */
  firstRetryMs: number;
  /** The longest wait between two attempts. */
  longestRetryMs: number;
  /** The longest that one attempt may take. */
  timeoutMs: number;
  /** How often a process looks for deliveries without a notification. */
  pollMs: number;
}

// Waits of 1 s, 2 s, 4 s ... add up to four hours.
const defaults: DeliveryPolicy = {
  atOnce: 4,
  maxAttempts: 15,
  firstRetryMs: 1000,
  longestRetryMs: 3_600_000,
  timeoutMs: 30_000,
  pollMs: 30_000,
};

/** Has subscribers handle events, each event once over all processes. */
export interface Events {
  /** Deletes events whose deliveries have all been made; gives how many. */
  deleteDelivered(olderThan: Date): Promise<number>;
  start(): void;
  /** Begins no further delivery, and waits for those that are running. */
  stop(): Promise<void>;
}

interface DeliveryContext {
  store: DeliveryStore;
  inTransaction: InTransaction;
  subscribers: readonly Subscriber[];
  policy: DeliveryPolicy;
  log: FastifyBaseLogger;
}

/** Delivers the events of the outbox to these subscribers; nothing is delivered before `start`. */
export function createEvents(deps: {
  db: Database;
  listener: Listener;
  log: FastifyBaseLogger;
  subscribers: readonly Subscriber[];
  policy?: Partial<DeliveryPolicy>;
}): Events {
  const { db, listener, log, subscribers } = deps;
  refuseDuplicates(subscribers);
  const policy = { ...defaults, ...deps.policy };
  const store = createDeliveryStore(db, policy.maxAttempts);
  const context = { store, inTransaction: createInTransaction(db), subscribers, policy, log };
  const stopping = new AbortController();
  const retries = new Set<NodeJS.Timeout>();
  const retryIn = (ms: number) => {
    const timer = setTimeout(() => {
      retries.delete(timer);
      worker.wake();
    }, ms);
    retries.add(timer);
  };
  const worker = createWorker({
    atOnce: policy.atOnce,
    take: (free) => take(context, free),
    run: async (delivery: Delivery) => {
      const ms = await deliver(context, delivery);
      if (ms !== undefined && !stopping.signal.aborted) retryIn(ms);
    },
    stopping: stopping.signal,
  });
  let poll: NodeJS.Timeout | undefined;
  listener.on(CHANNEL, worker.wake);
  listener.onConnect(worker.wake);
  return {
    deleteDelivered: store.deleteDelivered,
    start() {
      poll = setInterval(worker.wake, policy.pollMs);
      worker.wake();
    },
    async stop() {
      stopping.abort();
      clearInterval(poll);
      await worker.finish();
      for (const timer of retries) clearTimeout(timer);
    },
  };
}

/** Dispatches new events, then takes what is due; a database that does not answer now is asked again later. */
async function take({ store, subscribers, log }: DeliveryContext, free: number) {
  try {
    while (await store.dispatch(subscribers));
    for (const parked of await store.park()) log.error(parked, 'an event could not be delivered');
    const channels = [...new Set(subscribers.map(({ name }) => name))];
    return channels.length > 0 ? await store.claim(channels, free) : [];
  } catch (err) {
    log.warn({ err }, 'no events could be taken');
    return [];
  }
}

/** Makes one attempt; gives the milliseconds to wait for the next one, if there is to be one. */
async function deliver(context: DeliveryContext, delivery: Delivery): Promise<number | undefined> {
  const { store, inTransaction, policy, log } = context;
  const { eventId, type, channel, recipient, attempt } = delivery;
  try {
    await inTransaction(async (tx) => {
      if (!(await store.lock(delivery, tx))) return;
      await withTimeout(handle(context, delivery, tx), policy.timeoutMs);
      await store.markDelivered(delivery, tx);
    });
    return undefined;
  } catch (err) {
    const longest = Math.min(policy.longestRetryMs, policy.firstRetryMs * 2 ** (attempt - 1));
    const isLast = attempt >= policy.maxAttempts;
    const ms = isLast ? 0 : Math.ceil(longest * (0.5 + Math.random() / 2));
    log.warn({ err, event: eventId, type, channel, recipient, attempt }, 'a delivery failed');
    const message = err instanceof Error ? err.message : String(err);
    // Unless this is stored, the delivery is tried again when its lease ends.
    await store.retryAfter(delivery, ms, message).catch(() => undefined);
    return ms;
  }
}

async function handle({ store, subscribers }: DeliveryContext, delivery: Delivery, tx: Tx) {
  const { type, channel, recipient, payload, eventId: id, publishedAt, attempt } = delivery;
  const subscriber = subscribers.find((one) => one.type === type && one.name === channel);
  if (!subscriber) throw new Error(`there is no subscriber ${channel} of ${type}`);
  if (subscriber.recipients && recipient === '') {
    await store.addRecipients(delivery, await subscriber.recipients(tx, payload), tx);
  } else await subscriber.handle(tx, payload, { id, publishedAt, recipient, attempt });
}

async function withTimeout(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function refuseDuplicates(subscribers: readonly Subscriber[]): void {
  const names = subscribers.map(({ type, name }) => `${name} of ${type}`);
  const duplicate = names.find((name, at) => names.indexOf(name) !== at);
  if (duplicate) throw new Error(`there are two subscribers ${duplicate}`);
}
