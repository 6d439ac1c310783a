import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import { queriesOf, type Tx } from '../../db/transaction.ts';

/** Lets pg-boss ask through the server's own pool. */
export function poolExecutor(pool: pg.Pool): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        return await client.query(text, values);
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        throw error;
      } finally {
        // pg-boss opens transactions inside its texts: a connection that failed may still be in one.
        client.release(failure);
      }
    },
  };
}

/** Lets pg-boss ask inside a transaction that a service has opened. */
export function transactionExecutor(tx: Tx): PgBoss.Db {
  const queries = queriesOf(tx);
  return { executeSql: async (text, values) => queries.execute(bind(text, values)) };
}

/** Drizzle numbers parameters itself, so each `$n` of the text is handed over as a value. */
function bind(text: string, values: readonly unknown[]): SQL {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, at) =>
      at % 2 === 0 ? sql.raw(piece) : sql.param(values[Number(piece) - 1] ?? null),
    ),
  );
}
