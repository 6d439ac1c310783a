import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Database } from '../../db/database.ts';

/** A transaction, or the database itself. */
export type SqlExecutor = Pick<Database, 'execute'>;

/** Lets pg-boss ask through the server's own pool. */
export function poolExecutor(pool: pg.Pool): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let problem: Error | undefined;
      try {
        return await client.query(text, values);
      } catch (error) {
        problem = error instanceof Error ? error : new Error(String(error));
        throw error;
      } finally {
        // pg-boss opens transactions inside its texts: a connection that failed may still be in one.
        client.release(problem);
      }
    },
  };
}

/** Lets pg-boss ask inside a transaction of ours. */
export function transactionExecutor(tx: SqlExecutor): PgBoss.Db {
  return { executeSql: async (text, values) => tx.execute(bind(text, values)) };
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
