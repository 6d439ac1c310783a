import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readCommand } from '../../admin/commands.ts';
import {
  feedbackForm,
  keepDiagnosis,
  lateBlight,
  postTo,
  sendFeedback,
  uploadLeaf,
} from '../../testing/leaf-doctor.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { type SignedIn, signUp } from '../../testing/sign-up.ts';

let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
let folder: string;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  folder = await mkdtemp(join(tmpdir(), 'upaj-leaves-'));
});
beforeEach(async () => {
  asha = await signUp(app);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stored = () => readdir(join(testApp.dataDir, 'leaf-pictures'));
const withdraw = (who: SignedIn, id: string) =>
  app.inject({ method: 'DELETE', url: `/api/v1/diagnoses/feedback/${id}`, headers: who.headers });
const send = (more: object, pictures: string[], key = {}) =>
  postTo(app, asha, '/feedback', feedbackForm(pictures, more), key);

it('a feedback without consent or without a picture is refused', async () => {
  const { id } = await uploadLeaf(app, asha);
  expect((await send({ isConsented: false }, [id])).json().fields).toHaveProperty('isConsented');
  expect((await send({}, [])).json().fields).toHaveProperty('pictures');
});

it('a feedback that is sent twice with one key is kept once', async () => {
  const { id } = await uploadLeaf(app, asha);
  const key = { 'idempotency-key': randomUUID() };
  const replies = await Promise.all([1, 2].map(() => send({}, [id], key)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1);
});

it('what it was in truth must be a disease of the crop', async () => {
  const { id } = await uploadLeaf(app, asha);
  const reply = await send({ isRight: false, actual: 'rice-blast' }, [id]);
  expect([reply.statusCode, reply.json().fields.actual.code]).toEqual([400, 'wrong_choice']);
});

it('pictures of another person cannot be given for training, nor one twice', async () => {
  const theirs = await uploadLeaf(app, await signUp(app));
  const own = await uploadLeaf(app, asha);
  await sendFeedback(app, asha, [own.id]);
  for (const id of [theirs.id, own.id, randomUUID()])
    expect((await send({}, [id])).json().fields.pictures.code).toBe('unknown_picture');
});

it('a withdrawn consent deletes the pictures, except those of a kept diagnosis', async () => {
  const [only, both] = [await uploadLeaf(app, asha), await uploadLeaf(app, asha)];
  const { _id } = await keepDiagnosis(app, asha, { pictures: [both.id] });
  const id = await sendFeedback(app, asha, [only.id, both.id]);
  expect((await withdraw(await signUp(app), id)).statusCode).toBe(404);
  expect(await stored()).toContain(only.id);
  expect((await withdraw(asha, id)).json()).toEqual({ success: true });
  expect(await stored()).not.toContain(only.id);
  expect(await stored()).toContain(both.id);
  expect((await withdraw(asha, id)).statusCode).toBe(404);
  // Nothing uses it any more.
  await app.inject({
    ...{ method: 'DELETE', url: `/api/v1/diagnoses/${_id}`, headers: asha.headers },
  });
  expect(await stored()).not.toContain(both.id);
});

it('the operator exports the pictures that people gave, by crop and truth, without who they are', async () => {
  const upload = async () => (await uploadLeaf(app, asha)).id;
  const [right, wrong, unknown] = [await upload(), await upload(), await upload()];
  const [healthy, more] = [await upload(), await upload()];
  const [kept, gone] = [await upload(), await upload()];
  await sendFeedback(app, asha, [right]);
  await sendFeedback(app, asha, [wrong], { isRight: false, actual: 'tomato-early-blight' });
  await sendFeedback(app, asha, [healthy, more], { isRight: false, actual: null });
  await sendFeedback(app, asha, [unknown], { isRight: false });
  await keepDiagnosis(app, asha, { pictures: [kept] });
  await withdraw(asha, await sendFeedback(app, asha, [gone]));

  const to = join(folder, 'export');
  const run = readCommand(['leaves', 'export', to]);
  expect(await run(drizzle(testApp.pool), testApp)).toMatch(/pictures were written to/);
  // Running it again replaces the list.
  await run(drizzle(testApp.pool), testApp);
  const text = await readFile(join(to, 'feedback.jsonl'), 'utf8');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const pictureOf = (id: string) => lines.filter(({ picture }) => picture.includes(id));
  expect(pictureOf(right)).toEqual([
    {
      ...{ picture: `tomato__tomato-late-blight/${right}.webp`, crop: 'tomato' },
      ...{ opinion: lateBlight, modelVersion: '2026-11-24.1', isRight: true, actual: null },
      ...{ label: 'tomato-late-blight', day: '2026-06-15' },
    },
  ]);
  expect(pictureOf(wrong)[0].picture).toBe(`tomato__tomato-early-blight/${wrong}.webp`);
  for (const id of [healthy, more])
    expect(pictureOf(id)[0].picture).toBe(`tomato__healthy/${id}.webp`);
  expect(pictureOf(unknown)[0].picture).toBe(`tomato__unknown/${unknown}.webp`);
  expect([...pictureOf(kept), ...pictureOf(gone)]).toEqual([]);
  expect(text).not.toContain(asha.userId);
  const { format } = await sharp(join(to, pictureOf(right)[0].picture)).metadata();
  expect(format).toBe('webp');
});
