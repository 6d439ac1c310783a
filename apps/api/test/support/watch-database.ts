import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestApp } from './open-test-app.ts';

/** The queue writes mails there some time after the request that caused them. */
const LATE = /^outbox/;

/** What database and folder hold, as a text that stays the same while nothing changes, but for tables `except`. */
type Look = (except?: readonly string[]) => Promise<string>;

/** What counts of a row `t`, where something beside the requests writes it. */
const columns: Record<string, string> = {
  // Events are delivered some time after the request that published them.
  events: "case t.type when 'notifications.changed' then null else t.id::text end",
  // A job notes the day of the last digest, at every tenth minute of the real clock.
  notification_settings: "(to_jsonb(t) - 'digest_day')::text",
};
const delivered = ['event_deliveries', 'notifications', 'notification_causes'];

/**
 * Watches every row of every table, and every file: a rejected request must not change them. Triggers note the digest of
 * each row that comes or goes, so that a look takes as long as what has changed, not as all that is there.
 */
export async function watchAll({ pool, dataDir }: TestApp): Promise<Look> {
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  await pool.query('create table watched_changes (name text, change numeric)');
  for (const { name } of tables.rows) {
    if (!delivered.includes(name)) await pool.query(triggerOn(name));
  }
  const sums = new Map<string, bigint>();
  return async (except = []) => {
    const { rows } = await pool.query<{ name: string; change: string }>(takeChanges);
    for (const { name, change } of rows) sums.set(name, (sums.get(name) ?? 0n) + BigInt(change));
    const changed = [...sums]
      .filter(([name, sum]) => sum !== 0n && !except.includes(name))
      .map(([name, sum]) => `${name} ${sum}`);
    // With their types: a list of names alone asks for the type of each once more.
    const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    const files = entries.map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)));
    return [...changed.sort(), ...files.filter((name) => !LATE.test(name)).sort()].join('\n');
  };
}

const takeChanges = `with taken as (delete from watched_changes returning *)
  select name, sum(change) as change from taken group by name`;

function triggerOn(table: string): string {
  return `
    create function digest_of("${table}") returns numeric language sql as $$
      select coalesce(hashtextextended(${columns[table] ?? 't::text'}, 0), 0) from (select $1.*) t $$;
    create function watch_${table}() returns trigger language plpgsql as $$ begin
      if tg_op in ('UPDATE', 'DELETE') then insert into watched_changes values ('${table}', -digest_of(old)); end if;
      if tg_op in ('INSERT', 'UPDATE') then insert into watched_changes values ('${table}', digest_of(new)); end if;
      if tg_op = 'TRUNCATE' then insert into watched_changes values ('${table}', 1); end if;
      return null;
    end $$;
    create trigger watch_truncate after truncate on "${table}"
      for each statement execute function watch_${table}();
    create trigger watch after insert or update or delete on "${table}"
      for each row execute function watch_${table}();`;
}
