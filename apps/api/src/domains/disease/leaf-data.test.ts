import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { closeAll } from '../../../test/support/closers.ts';
import { keepDiagnosis, sendFeedback, uploadLeaf } from '../../../test/support/leaf-doctor.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { runJob } from '../../../test/support/run-job.ts';
import { password, type SignedIn, signUp } from '../../../test/support/sign-up.ts';

const HOUR = 3_600_000;
let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
beforeEach(async () => {
  await closeAll();
  testApp = await openTestApp();
  ({ app } = testApp);
  asha = await signUp(app);
});

const ask = async (text: string, values: unknown[] = []) =>
  (await testApp.pool.query(text, values)).rowCount;
const stored = async () => (await readdir(join(testApp.dataDir, 'leaf-pictures'))).sort();

/** Cleans up so many hours after the beginning. */
async function cleanUpAfter(hours: number): Promise<void> {
  testApp.setNow(new Date(today.getTime() + hours * HOUR));
  await runJob(testApp.pool, 'clean-up');
  testApp.setNow(today);
}

it('pictures that nothing uses are deleted after 24 hours, with what a crash has left', async () => {
  const upload = async () => (await uploadLeaf(app, asha)).id;
  const [kept, given, unused, lost] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
  ];
  await keepDiagnosis(app, asha, { pictures: [kept] });
  await sendFeedback(app, asha, [given]);
  await ask('delete from leaf_pictures where id = $1', [lost]);
  await utimes(join(testApp.dataDir, 'leaf-pictures', lost), today, today);
  await cleanUpAfter(23);
  expect(await stored()).toEqual([kept, given, unused].sort());
  await cleanUpAfter(25);
  expect(await stored()).toEqual([kept, given].sort());
  expect(await ask('select from leaf_pictures')).toBe(2);
});

it("a copy of a person's data has the diagnoses and the feedback with their pictures", async () => {
  const [one, other] = [await uploadLeaf(app, asha), await uploadLeaf(app, asha)];
  await keepDiagnosis(app, asha, { pictures: [one.id] });
  await sendFeedback(app, asha, [other.id], { isRight: false, actual: null });
  await keepDiagnosis(app, await signUp(app));
  const { userId, headers } = asha;
  const copy = (await app.inject({ url: `/api/v1/user/${userId}/export`, headers })).json();
  expect(copy.diagnoses).toEqual([
    {
      crop: 'tomato',
      diseaseId: 'tomato-late-blight',
      outcome: 'disease',
      progress: null,
      pictures: [one.url],
      madeAt: '2026-06-14T06:00:00.000Z',
    },
  ]);
  expect(copy.leafFeedback).toEqual([
    {
      crop: 'tomato',
      isRight: false,
      actual: 'healthy',
      pictures: [other.url],
      createdAt: today.toISOString(),
    },
  ]);
});

it('a deleted account leaves no diagnosis, no feedback and no picture', async () => {
  const ravi = await signUp(app);
  const theirs = (await uploadLeaf(app, ravi)).id;
  const [one, other] = [await uploadLeaf(app, asha), await uploadLeaf(app, asha)];
  await uploadLeaf(app, asha);
  await keepDiagnosis(app, asha, { pictures: [one.id] });
  await sendFeedback(app, asha, [one.id, other.id]);
  const reply = await app.inject({
    method: 'DELETE',
    url: `/api/v1/user/${asha.userId}`,
    headers: asha.headers,
    payload: { password },
  });
  expect(reply.statusCode, reply.body).toBe(204);
  expect(await ask('select from diagnoses')).toBe(0);
  expect(await ask('select from leaf_feedback')).toBe(0);
  expect(await ask('select from leaf_pictures')).toBe(1);
  expect(await stored()).toEqual([theirs]);
});
