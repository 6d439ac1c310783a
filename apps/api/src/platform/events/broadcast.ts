import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import type { Database } from '../../db/database.ts';
import type { ListenConnection, Listener } from '../../db/listen.ts';
import type { EventType } from './define-event.ts';
import { CHANNEL } from './publish.ts';

/** How many events a follower may be behind before it is ended. */
const FOLLOWER_LIMIT = 1000;

/** An event as a live stream sees it. */
export interface PublishedEvent<S extends $ZodType> {
  id: number;
  payload: output<S>;
  publishedAt: Date;
}

/** Follows events of one kind from now on, until `signal` is aborted; throws when it is read too slowly. */
export type Follow = <S extends $ZodType>(
  event: EventType<S>,
  signal: AbortSignal,
) => AsyncIterable<PublishedEvent<S>>;

type Row = Record<string, unknown> & { id: string; type: string; payload: unknown; at: string };

/**
 * Shows every event to every process, for live streams. At each heartbeat and after a lost connection it reads
 * what was missed: all that was not visible in the snapshot before the last, less what has been seen since.
 * The snapshot before the last, since a notification may still be on its way when its event is visible already.
 */
export function createBroadcast(deps: {
  db: Database;
  listener: Listener;
  log: FastifyBaseLogger;
}): Follow {
  const { db, listener, log } = deps;
  const followers = new EventEmitter().setMaxListeners(0);
  let snapshots: [before: string, last: string] | undefined;
  let seen: [before: Set<string>, last: Set<string>] = [new Set(), new Set()];

  let wanted: string[] = [];
  let isReading = false;

  const show = (rows: readonly Row[]) => {
    for (const row of rows) {
      if (seen.some((ids) => ids.has(row.id))) continue;
      seen[1].add(row.id);
      followers.emit(row.type, row);
    }
  };
  const read = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<Row>(sql`
      select id::text, type, payload, created_at as at from events where ${condition} order by id`);
    show(rows);
  };
  const readWanted = async () => {
    if (isReading) return;
    isReading = true;
    try {
      while (wanted.length > 0) {
        const ids = JSON.stringify(wanted);
        wanted = [];
        await read(sql`id in (select jsonb_array_elements_text(${ids}::jsonb)::bigint)`);
      }
    } finally {
      isReading = false;
    }
  };
  const hasFollowers = () => followers.eventNames().length > 0;

  /** Reads what was missed, then takes a new snapshot. */
  const catchUp = async (connection: ListenConnection) => {
    if (snapshots && hasFollowers()) {
      const [before] = snapshots;
      await read(sql`transaction >= pg_snapshot_xmin(${before}::pg_snapshot)
        and not pg_visible_in_snapshot(transaction, ${before}::pg_snapshot)`);
    }
    const { rows } = await connection.query('select pg_current_snapshot()::text as now');
    const { now } = rows[0];
    snapshots = [snapshots?.[1] ?? now, now];
    seen = [seen[1], new Set()];
  };

  listener.on(CHANNEL, (id) => {
    if (!hasFollowers()) return void seen[1].add(id);
    wanted.push(id);
    // A failure is made up for at the next heartbeat.
    readWanted().catch((err: unknown) => log.warn({ err }, 'events are late'));
  });
  listener.onConnect(catchUp);
  listener.onHeartbeat(catchUp);

  return (event, signal) => follow(followers, event, signal, log);
}

/** Collects from the moment of the call, so that what was missed before can be read in peace. */
function follow<S extends $ZodType>(
  followers: EventEmitter,
  { type, schema }: EventType<S>,
  signal: AbortSignal,
  log: FastifyBaseLogger,
): AsyncIterable<PublishedEvent<S>> {
  const waiting: PublishedEvent<S>[] = [];
  let wake = () => {};
  const add = ({ id, payload, at }: Row) => {
    const { success, data } = safeParse(schema, payload);
    if (success) waiting.push({ id: Number(id), payload: data, publishedAt: new Date(at) });
    else log.warn({ event: id, type }, 'an event is not of this version');
    wake();
  };
  const end = () => {
    followers.off(type, add);
    wake();
  };
  followers.on(type, add);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  return (async function* () {
    while (!signal.aborted) {
      if (waiting.length > FOLLOWER_LIMIT) throw new Error(`follows ${type} too slowly`);
      const next = waiting.shift();
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  })();
}
