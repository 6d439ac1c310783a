import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openTestApp } from '../support/open-test-app.ts';
import { queriesSentBy } from '../support/query-plans.ts';

it('the queries of work are recorded, those of jobs beside it are not', async () => {
  const { pool } = await openTestApp();
  const job = turn().then(() => pool.query("select 'a job'"));
  const queries = await queriesSentBy(async () => {
    await job;
    await pool.query("select 'the work'");
  });
  expect(queries.map(({ text }) => text)).toEqual(["select 'the work'"]);
  expect((await pool.query("select 'later' as when")).rows).toEqual([{ when: 'later' }]);
});
