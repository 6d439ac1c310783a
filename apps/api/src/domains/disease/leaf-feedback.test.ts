import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GivenLeaves } from '@upaj/contract/disease.schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  feedbackForm,
  keepDiagnosis,
  lateBlight,
  postTo,
  sendFeedback,
  uploadLeaf,
} from '../../../test/support/leaf-doctor.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { readCommand } from '../../admin/commands.ts';

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
const given = async (who: SignedIn, query = '') => {
  const url = `/api/v1/diagnoses/feedback${query}`;
  const reply = await app.inject({ url, headers: who.headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: GivenLeaves[]; nextCursor: string | null }>();
};
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
    method: 'DELETE',
    url: `/api/v1/diagnoses/${_id}`,
    headers: asha.headers,
  });
  expect(await stored()).not.toContain(both.id);
});

it('a person sees what was given, also after another sign-in, until it is withdrawn', async () => {
  const [leaf, other] = [await uploadLeaf(app, asha), await uploadLeaf(app, asha)];
  const right = await sendFeedback(app, asha, [leaf.id]);
  const truth = { isRight: false, actual: null };
  const wrong = await sendFeedback(app, asha, [other.id], truth);
  const ravi = await signUp(app);
  await sendFeedback(app, ravi, [(await uploadLeaf(app, ravi)).id]);
  const { data, nextCursor } = await given(asha);
  const facts = { crop: 'tomato', createdAt: today.toISOString() };
  expect(nextCursor).toBeNull();
  expect(data).toHaveLength(2);
  expect(data).toContainEqual({
    ...facts,
    _id: right,
    isRight: true,
    actual: null,
    pictures: [leaf],
  });
  expect(data).toContainEqual({
    ...facts,
    _id: wrong,
    isRight: false,
    actual: 'healthy',
    pictures: [other],
  });
  expect((await given(await signUp(app))).data).toEqual([]);
  await withdraw(asha, right);
  expect((await given(asha)).data.map(({ _id }) => _id)).toEqual([wrong]);
});

it('what was given is listed page by page, and each of them once', async () => {
  const sent: string[] = [];
  for (let count = 0; count < 3; count += 1)
    sent.push(await sendFeedback(app, asha, [(await uploadLeaf(app, asha)).id]));
  const first = await given(asha, '?limit=2');
  const rest = await given(asha, `?limit=2&cursor=${first.nextCursor}`);
  expect([first.data.length, rest.nextCursor]).toEqual([2, null]);
  // At the same moment the highest id comes first.
  const ids = [...first.data, ...rest.data].map(({ _id }) => _id);
  expect(ids).toEqual(sent.sort().reverse());
  const cursor = Buffer.from('diagnoses 1 00000000-0000-4000-8000-000000000000');
  const url = `/api/v1/diagnoses/feedback?cursor=${cursor.toString('base64url')}`;
  const reply = await app.inject({ url, headers: asha.headers });
  expect([reply.statusCode, reply.json().fields.cursor.code]).toEqual([400, 'wrong_cursor']);
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
      picture: `tomato__tomato-late-blight/${right}.webp`,
      crop: 'tomato',
      opinion: lateBlight,
      modelVersion: '2026-11-24.1',
      isRight: true,
      actual: null,
      label: 'tomato-late-blight',
      day: '2026-06-15',
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
