import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnosis } from '@upaj/contract/disease.schema';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  diagnosisForm,
  keepDiagnosis,
  lateBlight,
  postTo,
  sendFeedback,
  sendLeaf,
  uploadLeaf,
} from '../../../test/support/leaf-doctor.ts';
import { picture } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
});
beforeEach(async () => {
  asha = await signUp(app);
});

const stored = async () => readdir(join(testApp.dataDir, 'leaf-pictures')).catch(() => []);
const list = async (who: SignedIn, query = '') => {
  const url = `/api/v1/diagnoses${query}`;
  const reply = await app.inject({ url, headers: who.headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: Diagnosis[]; nextCursor: string | null }>();
};
const remove = (who: SignedIn, id: string) =>
  app.inject({ method: 'DELETE', url: `/api/v1/diagnoses/${id}`, headers: who.headers });
const tell = (who: SignedIn, id: string, progress = 'better') =>
  app.inject({
    method: 'PATCH',
    url: `/api/v1/diagnoses/${id}`,
    payload: { progress },
    headers: who.headers,
  });

it('a person keeps a diagnosis with its pictures in their order', async () => {
  const [one, other] = [await uploadLeaf(app, asha), await uploadLeaf(app, asha)];
  const kept = await keepDiagnosis(app, asha, { pictures: [other.id, one.id] });
  expect(kept).toMatchObject({
    crop: 'tomato',
    opinion: lateBlight,
    modelVersion: '2026-11-24.1',
    signs: [],
    pictures: [other, one],
    madeAt: '2026-06-14T06:00:00.000Z',
    progress: null,
  });
  expect((await list(asha)).data).toEqual([kept]);
  const file = await app.inject({ url: one.url });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('the list has the newest first, page by page, and nothing of other people', async () => {
  const made: string[] = [];
  for (const madeAt of ['2026-05-01', '2026-05-03', '2026-05-02', '2026-05-03'])
    made.push((await keepDiagnosis(app, asha, { madeAt: `${madeAt}T00:00:00.000Z` }))._id);
  await keepDiagnosis(app, await signUp(app));
  const first = await list(asha, '?limit=3');
  const rest = await list(asha, `?limit=3&cursor=${first.nextCursor}`);
  const ids = [...first.data, ...rest.data].map(({ _id }) => _id);
  expect([first.data.length, rest.nextCursor]).toEqual([3, null]);
  expect([...ids].sort()).toEqual([...made].sort());
  expect(ids.slice(2)).toEqual([made[2], made[0]]);
  const reply = await app.inject({
    url: '/api/v1/diagnoses?cursor=b3RoZXIgMSAx',
    headers: asha.headers,
  });
  expect([reply.statusCode, reply.json().fields.cursor.code]).toEqual([400, 'wrong_cursor']);
});

it('a phone with a wrong clock keeps its diagnosis under the time of the server', async () => {
  for (const madeAt of ['1970-01-01T00:00:09.000Z', '2031-01-01T00:00:00.000Z'])
    expect((await keepDiagnosis(app, asha, { madeAt })).madeAt).toBe(today.toISOString());
});

it('a diagnosis that is sent twice with one key is kept once, and other content is refused', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const { id } = await uploadLeaf(app, asha);
  const form = diagnosisForm({ pictures: [id] });
  const replies = await Promise.all([1, 2, 3].map(() => postTo(app, asha, '', form, key)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(replies.map((reply) => reply.json().data._id)).size).toBe(1);
  expect((await list(asha)).data).toHaveLength(1);
  const other = await postTo(app, asha, '', diagnosisForm(), key);
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
});

it('a picture that is sent twice with one key is one picture', async () => {
  const [bytes, key] = [await picture(), { 'idempotency-key': randomUUID() }];
  const before = (await stored()).length;
  const replies = await Promise.all([1, 2].map(() => sendLeaf(app, asha, bytes, key)));
  expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1);
  expect(await stored()).toHaveLength(before + 1);
  const again = await sendLeaf(app, asha, bytes, key);
  expect(again.json()).toEqual(replies[0]?.json());
});

it.each<[string, () => Promise<Uint8Array>]>([
  ['a program', async () => Buffer.from('<svg onload="alert(1)"/>')],
  ['a truncated picture', async () => (await picture(800, 600)).subarray(0, 700)],
  ['a HEIC that cannot be decoded', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
])('%s is refused and leaves no file', async (_, bytes) => {
  const before = await stored();
  const reply = await sendLeaf(app, asha, await bytes());
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad_picture']);
  expect(await stored()).toEqual(before);
});

const unsure = { ...lateBlight, outcome: 'unsure', diseaseId: null, share: null, likely: [] };
it.each<[string, object, string]>([
  ['a crop', { crop: 'triffid' }, 'crop'],
  ['a disease', { opinion: { ...lateBlight, diseaseId: 'the-plague' } }, 'opinion.diseaseId'],
  ['a disease of another crop', { crop: 'potato' }, 'opinion.diseaseId'],
  ['a missing disease', { opinion: { ...lateBlight, diseaseId: null } }, 'opinion.diseaseId'],
  [
    'a disease beside a doubt',
    { opinion: { ...unsure, diseaseId: 'tomato-late-blight' } },
    'opinion.diseaseId',
  ],
  [
    'a likely disease',
    { opinion: { ...unsure, likely: [{ diseaseId: 'the-plague', share: null }] } },
    'opinion.likely',
  ],
  ['a sign', { signs: ['smells-of-violets'] }, 'signs'],
])('%s that our facts do not have is refused', async (_, wrong, field) => {
  const reply = await postTo(app, asha, '', diagnosisForm(wrong));
  expect([reply.statusCode, reply.json().fields[field]?.code]).toEqual([400, 'wrong_choice']);
  expect((await list(asha)).data).toEqual([]);
});

it('pictures of others, used ones and unknown ones are refused, and one that is named twice', async () => {
  const theirs = await uploadLeaf(app, await signUp(app));
  const [used, unused] = [await uploadLeaf(app, asha), await uploadLeaf(app, asha)];
  await keepDiagnosis(app, asha, { pictures: [used.id] });
  const codeOf = async (pictures: string[]) =>
    (await postTo(app, asha, '', diagnosisForm({ pictures }))).json().fields.pictures.code;
  for (const id of [theirs.id, used.id, randomUUID()])
    expect(await codeOf([unused.id, id])).toBe('unknown_picture');
  expect(await codeOf([unused.id, unused.id])).toBe('repeated');
  // None of them has taken it.
  await keepDiagnosis(app, asha, { pictures: [unused.id] });
});

it('a person tells later how the field is', async () => {
  const { _id, pictures, ...kept } = await keepDiagnosis(app, asha);
  const reply = await tell(asha, _id, 'worse');
  expect(reply.json().data).toEqual({ ...kept, _id, pictures, progress: 'worse' });
  expect((await list(asha)).data[0]?.progress).toBe('worse');
});

it('no one changes or deletes the diagnosis of another person', async () => {
  const { _id } = await keepDiagnosis(app, asha);
  const ravi = await signUp(app);
  for (const reply of [await tell(ravi, _id), await remove(ravi, _id)])
    expect(reply.statusCode).toBe(404);
  expect((await list(asha)).data[0]?.progress).toBeNull();
});

it('a deleted diagnosis takes its pictures with it, except those that were given for training', async () => {
  const [kept, given] = [await uploadLeaf(app, asha), await uploadLeaf(app, asha)];
  const { _id } = await keepDiagnosis(app, asha, { pictures: [kept.id, given.id] });
  await sendFeedback(app, asha, [given.id]);
  expect((await remove(asha, _id)).json()).toEqual({ success: true });
  expect(await stored()).not.toContain(kept.id);
  expect(await stored()).toContain(given.id);
  expect((await list(asha)).data).toEqual([]);
  expect((await remove(asha, _id)).statusCode).toBe(404);
});
