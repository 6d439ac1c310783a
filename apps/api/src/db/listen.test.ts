import { beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../test/support/eventually.ts';
import { openDatabase, type TestDatabase } from '../platform/jobs/testing/open-database.ts';
import { quietLog } from '../platform/jobs/testing/quiet-log.ts';
import { createListener } from './listen.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});

const notify = (payload: string) =>
  database.pool.query('select pg_notify($1, $2)', ['news', payload]);

it('hears what other connections send, again after its connection was cut, and nothing once it has stopped', async () => {
  const { log } = quietLog();
  const listener = createListener({ pool: database.pool, log });
  const heard: string[] = [];
  const onConnect = vi.fn();
  listener.on('news', (payload) => heard.push(payload));
  listener.onConnect(onConnect);
  await listener.start();
  await notify('first');
  await eventually(() => expect(heard).toEqual(['first']));

  const cut = await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'upaj listener' and datname = current_database()",
  );
  expect(cut.rowCount).toBe(1);
  await eventually(() => expect(onConnect).toHaveBeenCalledTimes(2));
  await notify('second');
  await eventually(() => expect(heard).toEqual(['first', 'second']));

  await listener.stop();
  await notify('third');
  expect(heard).toEqual(['first', 'second']);
});
