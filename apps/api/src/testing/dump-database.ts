import { readdir } from 'node:fs/promises';
import type { TestApp } from './open-test-app.ts';

/** The queue writes mails there some time after the request that caused them. */
const LATE = /^outbox/;

type Look = () => Promise<string>;

/** What is looked at of a row, where something beside the requests writes it. */
const columns: Record<string, string> = {
  // Events are delivered some time after the request that published them.
  events: "case type when 'notifications.changed' then null else t.id::text end",
  // A job notes the day of the last digest, at every tenth minute of the real clock.
  notification_settings: "(to_jsonb(t) - 'digest_day')::text",
};
const rowOf = (table: string) => columns[table] ?? 't::text';
const delivered = ['event_deliveries', 'notifications'];

/** Digests every row of every table but `except`, and every file: a rejected request must not change them. */
export async function watchAll(
  { pool, dataDir }: TestApp,
  except: readonly string[] = [],
): Promise<Look> {
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const digests = tables.rows
    .filter(({ name }) => !delivered.includes(name) && !except.includes(name))
    .map(
      ({ name }) =>
        `(select sum(hashtextextended(${rowOf(name)}, 0)) from "${name}" t) as "${name}"`,
    );
  // A prepared statement, since it runs thousands of times.
  const question = { name: `digest ${except}`, text: `select ${digests.join(', ')}` };
  return async () => {
    const [{ rows }, files] = await Promise.all([
      pool.query(question),
      readdir(dataDir, { recursive: true }),
    ]);
    return JSON.stringify([rows, files.filter((name) => !LATE.test(name)).sort()], null, 1);
  };
}
