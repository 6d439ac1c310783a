import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { TimeoutClient } from './timeout-client.ts';

const HEARTBEAT_MS = 15_000;
const ANSWER_MS = 5000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/** What a connected listener can be asked: queries run on the connection that listens. */
export type ListenConnection = Pick<pg.Client, 'query'>;

type ConnectionHandler = (connection: ListenConnection) => void | Promise<void>;

/** The one connection of a process that receives what `pg_notify` sends, after the sender has committed. */
export interface Listener {
  /** Calls back with every payload of a channel; only before `start`. */
  on(channel: string, onMessage: (payload: string) => void): void;
  /**
   * Calls back after every connect, since what was sent while there was no connection did not arrive.
   * When it fails, the listener connects again.
   */
  onConnect(onConnect: ConnectionHandler): void;
  /** Calls back every 15 s while the connection answers; a failure has the listener connect again. */
  onHeartbeat(onHeartbeat: ConnectionHandler): void;
  /** Connects; when that fails, it is tried again in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What the listener of a process calls, and what ends it. */
interface Subscriptions {
  channels: Map<string, ((payload: string) => void)[]>;
  connects: ConnectionHandler[];
  heartbeats: ConnectionHandler[];
  stopping: AbortSignal;
}

/**
 * Creates the listener of a process. It needs a session of its own: a pooler that shares connections by
 * transaction (PgBouncer) delivers no notifications, and only the slow polling of jobs and events is left.
 */
export function createListener(deps: { pool: pg.Pool; log: FastifyBaseLogger }): Listener {
  const { pool, log } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const subscriptions: Subscriptions = {
    channels: new Map(),
    connects: [],
    heartbeats: [],
    stopping: signal,
  };
  let loop: Promise<void> | undefined;

  async function run(onTried: () => void): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      await listen(pool, subscriptions, () => {
        failures = 0;
        onTried();
      }).catch((err: unknown) => log.warn({ err }, 'cannot listen for notifications'));
      onTried();
      const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures++);
      await wait(longest * Math.random(), undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    on(channel, onMessage) {
      const { channels } = subscriptions;
      channels.set(channel, [...(channels.get(channel) ?? []), onMessage]);
    },
    onConnect: (onConnect) => void subscriptions.connects.push(onConnect),
    onHeartbeat: (onHeartbeat) => void subscriptions.heartbeats.push(onHeartbeat),
    start: () =>
      new Promise((resolve) => {
        loop = run(resolve);
      }),
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}

/** Listens until the connection ends. */
async function listen(
  pool: pg.Pool,
  { channels, connects, heartbeats, stopping }: Subscriptions,
  onReady: () => void,
): Promise<void> {
  const client = createClient(pool);
  client.on('notification', ({ channel, payload = '' }) => {
    for (const onMessage of channels.get(channel) ?? []) onMessage(payload);
  });
  const ended = new Promise<void>((resolve) => void client.once('end', resolve));
  const close = () => void client.end().catch(() => undefined);
  const beat = async () => {
    await client.query('select 1');
    for (const onHeartbeat of heartbeats) await onHeartbeat(client);
  };
  let timer: NodeJS.Timeout | undefined;
  stopping.addEventListener('abort', close);
  try {
    await client.connect();
    for (const channel of channels.keys())
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    for (const onConnect of connects) await onConnect(client);
    timer = setInterval(() => void beat().catch(close), HEARTBEAT_MS);
    onReady();
    await ended;
  } finally {
    clearInterval(timer);
    stopping.removeEventListener('abort', close);
    close();
  }
}

function createClient({ options }: pg.Pool): TimeoutClient {
  const { password } = options;
  return new TimeoutClient({
    ...options,
    ...(password !== undefined && { password }),
    query_timeout: ANSWER_MS,
    application_name: 'upaj listener',
  });
}
