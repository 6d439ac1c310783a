import { sql } from 'drizzle-orm';
import { type $ZodType, type input, parse } from 'zod/v4/core';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { EventType } from './define-event.ts';
import { events } from './events.tables.ts';

/** The channel on which the id of an event is sent. */
export const CHANNEL = 'events';

/** Publishes an event: subscribers learn of it if and only if the transaction commits. */
export async function publish<S extends $ZodType>(
  tx: Tx,
  { type, schema }: EventType<S>,
  payload: input<S>,
): Promise<void> {
  const queries = queriesOf(tx);
  const [row] = await queries
    .insert(events)
    .values({ type, payload: parse(schema, payload) })
    .returning({ id: events.id });
  await queries.execute(sql`select pg_notify(${CHANNEL}, ${String(row?.id)})`);
}
