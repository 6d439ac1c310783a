import { beforeAll, expect, it } from 'vitest';
import { signUpKnown, signUpModerator } from '../../../test/support/moderation.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { planOf, queriesOfRequest } from '../../../test/support/query-plans.ts';
import type { SignedIn } from '../../../test/support/sign-up.ts';
import { insertThread } from '../../../test/support/threads.ts';

let testApp: TestApp;
let moderator: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  const { pool } = testApp;
  moderator = await signUpModerator(testApp);
  const { userId: authorId } = await signUpKnown(testApp);
  const threadId = await insertThread(pool, { authorId });
  await pool.query(
    `insert into users (name, email, phone, street, city, state, postal_code)
     select 'P', 'r' || i, '', '', '', 'Kerala', '' from generate_series(1, 20000) i`,
  );
  await pool.query(
    `insert into threads (id, author_id, content, fingerprint, is_by_newcomer, created_at, title, hashtags)
     select gen_random_uuid(), $2, content, 'f' || i, false, created_at, title, hashtags
     from threads, generate_series(1, 5000) i where id = $1`,
    [threadId, authorId],
  );
  // Four reports of each discussion, nine of ten closed.
  await pool.query(
    `insert into reports (id, thread_id, reporter_id, reason, created_at, closed_at)
     select gen_random_uuid(), t.id, u.id, 'Bad', timestamptz '2026-01-01' + u.i * interval '1 minute',
       case when u.i % 10 > 0 then now() end
     from (select id, row_number() over () as i from threads) t
     join (select id, row_number() over () as i from users) u on u.i % 5000 = t.i % 5000`,
  );
  await pool.query(
    `insert into moderation_actions (id, verb, thread_id, excerpt, reason, user_id, moderator_id, created_at, appeal, appealed_at, decided_at)
     select gen_random_uuid(), 'warn', t.id, 'How', 'Bad', u.id, $1, timestamptz '2026-01-01' + i * interval '1 minute', 'No',
       case when i % 10 = 0 then now() end, case when i % 100 > 0 then now() end
     from (select id, row_number() over () as i from threads) t
     join (select id, row_number() over () as i from users) u using (i)`,
    [moderator.userId],
  );
  await pool.query(
    'update moderation_actions set user_id = $1 where id in (select id from moderation_actions limit 300)',
    [moderator.userId],
  );
  await pool.query('vacuum analyze');
});

/** The plans of all queries of a request that read a table of moderation, or look for moderators. */
async function plansFor(list: string): Promise<string[]> {
  const { headers } = moderator;
  const url = `/api/v1/moderation/${list}`;
  const queries = await queriesOfRequest(testApp.app, { url, headers });
  const tables = /\b(reports|moderation_actions|is_moderator)\b/;
  const asked = queries.filter(({ text }) => tables.test(text) && !/"sessions"/.test(text));
  return Promise.all(asked.map((query) => planOf(testApp.pool, query)));
}

const lists = ['queue', 'actions', 'notices'];

it.each(lists)('a page of the %s and the next one are read from indexes', async (list) => {
  const url = `/api/v1/moderation/${list}`;
  const first = await testApp.app.inject({ url, headers: moderator.headers });
  const { nextCursor } = first.json();
  expect(nextCursor).not.toBeNull();
  for (const address of [list, `${list}?cursor=${nextCursor}`]) {
    const plans = await plansFor(address);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
  }
});

it('the queue is read in the order in which it waits, as far as its page goes', async () => {
  const plans = (await plansFor('queue')).filter((plan) => plan.includes('reports_waiting'));
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatch(/Index Scan using reports_waiting/);
  expect(plans[0]).toMatch(/Index Scan using moderation_actions_appeals/);
});

it('what concerns a person is counted without reading the log', async () => {
  for (const plan of await plansFor('state')) expect(plan).not.toMatch(/Seq Scan/);
});
