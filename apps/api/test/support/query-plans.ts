import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { expect, vi } from 'vitest';

/** A query as a pool gets it; a prepared statement has a name. */
interface Query {
  name?: string;
  text: string;
  values: unknown[];
}

const recording = new AsyncLocalStorage<Query[]>();

/** The queries that this work sends to any pool; those of the server's jobs beside it are left out. */
export async function queriesSentBy(work: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = [];
  const { query: send } = pg.Pool.prototype;
  const spy = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (
    this: pg.Pool,
    ...call
  ) {
    const [sent, values] = call;
    const query = typeof sent === 'string' ? { text: sent } : Object(sent);
    recording.getStore()?.push({ ...query, values });
    return Reflect.apply(send, this, call);
  });
  // A query of drizzle is sent when it is awaited.
  await recording.run(queries, async () => await work()).finally(() => spy.mockRestore());
  return queries;
}

/** The queries of a request that must succeed. */
export function queriesOfRequest(app: FastifyInstance, request: InjectOptions): Promise<Query[]> {
  return queriesSentBy(async () => {
    const reply = await app.inject(request);
    expect(reply.statusCode, reply.body).toBe(200);
  });
}

/** The steps by which PostgreSQL answers this query, one on each line. */
export async function planOf(
  pool: pg.Pool,
  { name, text, values }: Query,
  /** Without them, small tables are not read whole for a join, as large ones would not be. */
  { hasHashJoins = true } = {},
): Promise<string> {
  const client = await pool.connect();
  await client.query(`set enable_hashjoin = ${hasHashJoins}`);
  // Prepared statements are planned once, without their values.
  const { rows } = name
    ? await client.query(`explain (generic_plan) ${text}`)
    : await client.query(`explain ${text}`, values);
  client.release(true);
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

/** The steps before those of a query within the query. */
export const mainPart = (plan: string): string => plan.split(/^.*SubPlan/m)[0] ?? '';
