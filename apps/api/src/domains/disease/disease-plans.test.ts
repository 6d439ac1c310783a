import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { planOf, queriesSentBy } from '../../../test/support/query-plans.ts';
import { signUp } from '../../../test/support/sign-up.ts';
import type { Database } from '../../db/database.ts';
import { createDiagnosisStore } from './diagnoses.store.ts';
import { createLeafFeedbackStore } from './leaf-feedback.store.ts';
import { createLeafPictureStore } from './leaf-pictures.store.ts';

let testApp: TestApp;
let owner: string;
beforeAll(async () => {
  testApp = await openTestApp();
  owner = (await signUp(testApp.app)).userId;
  const { pool } = testApp;
  await pool.query(
    `insert into users (name, email, phone, street, city, state, postal_code)
     select 'P', 'q' || i, '', '', '', 'Kerala', '' from generate_series(1, 300) i;
     insert into diagnoses (id, user_id, crop, opinion, signs, made_at)
     select gen_random_uuid(), id, 'tomato', '{}', '{}', now() from users, generate_series(1, 20);
     insert into leaf_feedback (id, user_id, crop, opinion, is_right, created_at)
     select gen_random_uuid(), id, 'tomato', '{}', true, now() - i * interval '1 hour' from users, generate_series(1, 20) i;
     insert into leaf_pictures (id, user_id, diagnosis_id, feedback_id, width, height, created_at)
     select gen_random_uuid(), d.user_id, d.id, f.id, 1280, 960, now() from diagnoses d
     join (select user_id, min(id::text)::uuid as id from leaf_feedback group by user_id) f using (user_id)`,
  );
  await pool.query('vacuum analyze');
});

const id = '00000000-0000-4000-8000-000000000000';
const at = new Date('2026-06-15T06:00:00.000Z');

it.each<[string, string, (db: Database) => Promise<unknown>]>([
  ['a page', 'diagnoses_user', (db) => createDiagnosisStore(db).list(owner, { key: +at, id }, 24)],
  ['an export', 'diagnoses_user', (db) => createDiagnosisStore(db).list(owner)],
  [
    'the feedback of a person',
    'leaf_feedback_user',
    (db) => createLeafFeedbackStore(db).listOf(owner),
  ],
  [
    'a page of the feedback of a person',
    'leaf_feedback_user',
    (db) => createLeafFeedbackStore(db).listOf(owner, { key: Date.UTC(2100, 0), id }, 24),
  ],
  [
    'the feedback of all',
    'leaf_feedback_age',
    (db) => createLeafFeedbackStore(db).next({ id, createdAt: at }, 100),
  ],
  [
    'the pictures of diagnoses',
    'leaf_pictures_diagnosis',
    (db) => createLeafPictureStore(db).usedBy('diagnosis', [id]),
  ],
  [
    'the pictures of a feedback',
    'leaf_pictures_feedback',
    (db) => createLeafPictureStore(db).usedBy('feedback', [id]),
  ],
  ['unused pictures', 'leaf_pictures_unused', (db) => createLeafPictureStore(db).removeUnused(at)],
])('%s is read in the order of an index: %s', async (_, index, work) => {
  const { pool } = testApp;
  const queries = await queriesSentBy(() => work(drizzle(pool)));
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    const plan = await planOf(pool, query);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan/);
  }
});
