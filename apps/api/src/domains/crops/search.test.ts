import { laterMandiQuestions } from '@upaj/content/search/testing/later-questions';
import { mandiQuestions } from '@upaj/content/search/testing/mandi-questions';
import { marketGoods } from '@upaj/content/search/testing/market-goods';
import { measure } from '@upaj/content/search/testing/measure';
import type { Crop } from '@upaj/contract/crops.schema';
import { beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { runJob } from '../../../test/support/run-job.ts';
import { signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
  const { userId } = await signUp(testApp.app);
  // Like rows from before search terms existed.
  await testApp.pool.query(
    `insert into crops (id, seller_id, seller_state, name, description, price, quantity, unit, category,
                        harvest_date, expiry_date, place, created_at, updated_at)
     select gen_random_uuid(), $1, 'Jharkhand', good.name, 'Clean lot ' || good.place, 70000, 500, 'kg', good.category,
            '2026-04-10', '2026-12-31', 'Bero', timestamptz '2026-06-10' - good.place * interval '1 minute', now()
     from unnest($2::text[], $3::text[]) with ordinality as good (name, category, place)`,
    [userId, marketGoods.map(({ name }) => name), marketGoods.map(({ category }) => category)],
  );
  await runJob(testApp.pool, 'search-terms');
  const old = 'select from crops where search_version = 0 limit 1';
  expect((await testApp.pool.query(old)).rowCount).toBe(0);
});

async function idsFor(q: string): Promise<string[]> {
  const reply = await testApp.app.inject(`/api/v1/crops?${new URLSearchParams({ q, limit: '5' })}`);
  expect(reply.statusCode, reply.body).toBe(200);
  const listings: Crop[] = reply.json().data;
  return listings.map(({ name }) => marketGoods.find((good) => good.name === name)?.id ?? name);
}

it('searches of farmers find the intended listings of the Mandi', async () => {
  const answers = [];
  for (const question of [...mandiQuestions, ...laterMandiQuestions]) {
    answers.push({ question, found: await idsFor(question[0]) });
  }
  const result = measure(answers, (wanted) => {
    const ids = marketGoods.filter(({ id, category }) => id === wanted || category === wanted);
    return ids.map(({ id }) => id);
  });
  expect(result.recall, result.faults.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(result.wrongFirst, result.faults.join('\n')).toBeLessThanOrEqual(0.02);
});
