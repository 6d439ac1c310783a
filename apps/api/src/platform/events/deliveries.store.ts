import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';

/** How many events are dispatched in one statement. */
const BATCH = 100;
/** Seconds after which a delivery whose process has died is tried by another. */
const LEASE = 60;
/** Days after which the events of parked deliveries are deleted too. */
const PARKED_DAYS = 30;

/** A delivery that this process is to try now. */
export interface Delivery {
  eventId: number;
  recipient: string;
  channel: string;
  attempt: number;
  type: string;
  payload: unknown;
  publishedAt: Date;
}

type Key = Pick<Delivery, 'eventId' | 'recipient' | 'channel'>;

const isMeant = ({ eventId, recipient, channel }: Key) =>
  sql`event_id = ${eventId} and recipient = ${recipient} and channel = ${channel}`;
const isOpen = sql`delivered_at is null and parked_at is null`;

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

/** Keeps what of each event has been delivered. */
export function createDeliveryStore(db: Database, maxAttempts: number) {
  return {
    /**
     * Writes down a delivery for each subscriber of new events; gives whether there may be more events.
     * New events are found by their own mark and not by a position in the order of ids: an id that commits
     * after a higher one would lie behind the position and be skipped for ever.
     */
    async dispatch(subscribers: readonly { type: string; name: string }[]): Promise<boolean> {
      const known = JSON.stringify(subscribers.map(({ type, name }) => ({ type, name })));
      const { rows } = await db.execute<{ count: number }>(sql`
        with taken as (
          select id, type from events where dispatched_at is null
          order by id limit ${BATCH} for update skip locked
        ), marked as (
          update events set dispatched_at = now() where id in (select id from taken)
        ), written as (
          insert into event_deliveries (event_id, channel)
          select taken.id, known.name from taken
          join jsonb_to_recordset(${known}::jsonb) as known (type text, name text) using (type)
        )
        select count(*)::int as count from taken`);
      return rows[0]?.count === BATCH;
    },

    /** Takes deliveries that are due. The attempt is counted before it is made, so that a crash counts too. */
    async claim(channels: readonly string[], limit: number): Promise<Delivery[]> {
      const { rows } = await db.execute<Delivery & Record<string, unknown>>(sql`
        update event_deliveries d
        set attempts = attempts + 1, next_attempt_at = now() + ${LEASE} * interval '1 second'
        from events e
        where e.id = d.event_id and (d.event_id, d.recipient, d.channel) in (
          select event_id, recipient, channel from event_deliveries
          where ${isOpen} and next_attempt_at <= now() and attempts < ${maxAttempts}
            and channel in (select jsonb_array_elements_text(${JSON.stringify(channels)}::jsonb))
          order by next_attempt_at limit ${limit} for update skip locked
        )
        returning d.event_id::int8 as "eventId", d.recipient, d.channel, d.attempts as attempt,
          e.type, e.payload, e.created_at as "publishedAt"`);
      return rows.map((row) => ({
        ...row,
        eventId: Number(row.eventId),
        publishedAt: new Date(row.publishedAt),
      }));
    },

    /**
     * Locks a delivery for the transaction that makes it; false if it has been made or parked. It waits for the lock:
     * another process that claims deliveries may hold it for a moment.
     */
    async lock(key: Key, tx: Tx): Promise<boolean> {
      const found = await queriesOf(tx).execute(
        sql`select from event_deliveries where ${isMeant(key)} and ${isOpen} for update`,
      );
      return found.rowCount === 1;
    },

    async markDelivered(key: Key, tx: Tx): Promise<void> {
      await queriesOf(tx).execute(
        sql`update event_deliveries set delivered_at = now(), last_error = null where ${isMeant(key)}`,
      );
    },

    /** Writes down a delivery of its own for each recipient. */
    async addRecipients(key: Key, recipients: readonly string[], tx: Tx): Promise<void> {
      await queriesOf(tx).execute(sql`
        insert into event_deliveries (event_id, channel, recipient)
        select ${key.eventId}, ${key.channel}, value
        from jsonb_array_elements_text(${JSON.stringify(recipients)}::jsonb)
        on conflict do nothing`);
    },

    async retryAfter(key: Key, ms: number, error: string): Promise<void> {
      await db.execute(sql`
        update event_deliveries
        set next_attempt_at = now() + ${ms} * interval '1 millisecond', last_error = ${error}
        where ${isMeant(key)} and ${isOpen}`);
    },

    /** Gives up what has been tried often enough; gives what. */
    async park(): Promise<Record<string, unknown>[]> {
      const { rows } = await db.execute(sql`
        update event_deliveries set parked_at = now()
        where ${isOpen} and attempts >= ${maxAttempts} and next_attempt_at <= now()
        returning event_id::text as event, channel, recipient, last_error as error`);
      return rows;
    },

    /** Deletes events of which nothing waits; those that were given up are kept for 30 days. */
    async deleteDelivered(olderThan: Date): Promise<number> {
      const time = olderThan.toISOString();
      const deleted = await db.execute(sql`
        delete from events where dispatched_at < ${time}::timestamptz and not exists (
          select from event_deliveries
          where event_id = events.id and delivered_at is null and (parked_at is null
            or parked_at > ${time}::timestamptz - ${PARKED_DAYS} * interval '1 day')
        )`);
      return deleted.rowCount ?? 0;
    },
  };
}
