import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { startThread, uploadPicture } from '../../../test/support/posts.ts';
import { runJob } from '../../../test/support/run-job.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

const HOUR = 3_600_000;
let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  asha = await signUp(app);
});

const ask = async (text: string, values: unknown[] = []) =>
  (await testApp.pool.query(text, values)).rowCount;

/** Cleans up so many hours after the beginning. */
async function cleanUpAfter(hours: number): Promise<void> {
  testApp.setNow(new Date(today.getTime() + hours * HOUR));
  await runJob(testApp.pool, 'clean-up');
  testApp.setNow(today);
}

it('unused pictures are deleted after 24 hours, with what a crash has left', async () => {
  const folder = join(testApp.dataDir, 'thread-pictures');
  const [used, unused] = [await uploadPicture(app, asha), await uploadPicture(app, asha)];
  const lost = await uploadPicture(app, asha);
  await startThread(app, asha, { pictures: [used.id] });
  await ask('delete from thread_pictures where id = $1', [lost.id]);
  await utimes(join(folder, lost.id), today, today);
  await cleanUpAfter(23);
  expect((await readdir(folder)).sort()).toEqual([used.id, unused.id].sort());
  await cleanUpAfter(25);
  expect(await readdir(folder)).toEqual([used.id]);
  expect(await ask('select from thread_pictures')).toBe(1);
});

it('earlier versions are deleted after 180 days', async () => {
  const { _id: id } = await startThread(app, asha);
  const { headers } = asha;
  const edit = (title: string) =>
    app.inject({ method: 'PATCH', url: `/api/v1/tweets/${id}`, payload: { title }, headers });
  await edit('First change');
  testApp.setNow(new Date(today.getTime() + HOUR));
  await edit('Second change');
  await cleanUpAfter(180 * 24);
  expect(await ask('select from post_versions')).toBe(2);
  await cleanUpAfter(180 * 24 + 1);
  expect(await ask("select from post_versions where title = 'First change'")).toBe(1);
  expect(await ask('select from post_versions')).toBe(1);
});
