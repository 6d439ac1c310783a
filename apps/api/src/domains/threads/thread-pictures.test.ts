import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { picture } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import {
  openedBefore,
  sendPicture,
  sendThread,
  startThread,
  uploadPicture,
} from '../../../test/support/posts.ts';
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
  // A new account shows one picture in a post.
  await openedBefore(testApp.pool, asha, 24);
  await uploadPicture(app, asha);
});

const stored = async () => (await readdir(join(testApp.dataDir, 'thread-pictures'))).sort();
const remove = (id: string) =>
  app.inject({ method: 'DELETE', url: `/api/v1/tweets/${id}`, headers: asha.headers });

it('a discussion shows the pictures of its author in their order', async () => {
  const [one, other] = [await uploadPicture(app, asha), await uploadPicture(app, asha)];
  const thread = await startThread(app, asha, { pictures: [other.id, one.id] });
  expect(thread.pictures).toEqual([other, one]);
  const file = await app.inject({ url: one.url });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('an upload that is sent twice with one key is one picture', async () => {
  const [bytes, key] = [await picture(), { 'idempotency-key': randomUUID() }];
  const before = (await stored()).length;
  const replies = await Promise.all([1, 2].map(() => sendPicture(app, asha, bytes, key)));
  expect(new Set(replies.map((reply) => reply.json().data.id)).size).toBe(1);
  expect(await stored()).toHaveLength(before + 1);
});

it('what is no picture is refused and leaves no file', async () => {
  const before = await stored();
  const reply = await sendPicture(app, asha, Buffer.from('<svg onload="alert(1)"/>'));
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad_picture']);
  expect(await stored()).toEqual(before);
});

it('pictures of others, used ones and unknown ones are refused, and one that is named twice', async () => {
  const theirs = await uploadPicture(app, await signUp(app));
  const [used, unused] = [await uploadPicture(app, asha), await uploadPicture(app, asha)];
  await startThread(app, asha, { pictures: [used.id] });
  const codeOf = async (pictures: string[]) =>
    (await sendThread(app, asha, { pictures })).json().fields.pictures.code;
  for (const id of [theirs.id, used.id, randomUUID()])
    expect(await codeOf([unused.id, id])).toBe('unknown_picture');
  expect(await codeOf([unused.id, unused.id])).toBe('repeated');
  // None of them has taken it.
  await startThread(app, asha, { pictures: [unused.id] });
});

it('one picture that is sent with two discussions at once is in one of them', async () => {
  const { id } = await uploadPicture(app, asha);
  const replies = await Promise.all([1, 2, 3].map(() => sendThread(app, asha, { pictures: [id] })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
});

it('the pictures of a deleted discussion are removed with their files', async () => {
  const { id, url } = await uploadPicture(app, asha);
  const { _id } = await startThread(app, asha, { pictures: [id] });
  await remove(_id);
  expect(await stored()).not.toContain(id);
  expect((await app.inject({ url })).statusCode).toBe(404);
  const { rowCount } = await testApp.pool.query('select from thread_pictures where id = $1', [id]);
  expect(rowCount).toBe(0);
});
