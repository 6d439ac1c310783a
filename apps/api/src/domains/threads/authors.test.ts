import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { comment, sendLike, startThread, uploadPicture } from '../../../test/support/posts.ts';
import { password, type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { threadsAudit } from './threads-audit.store.ts';

let testApp: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
});

const leave = async ({ userId, headers }: SignedIn) =>
  app.inject({ method: 'DELETE', url: `/api/v1/user/${userId}`, payload: { password }, headers });
const read = async (id: string, { headers }: SignedIn) =>
  (await app.inject({ url: `/api/v1/tweets/${id}`, headers })).json().data;

it('what a person wrote stays under Unknown User when the account is deleted, without pictures', async () => {
  const [gone, asha] = [await signUp(app), await signUp(app)];
  const [shown, unused] = [await uploadPicture(app, gone), await uploadPicture(app, gone)];
  const thread = await startThread(app, gone, { title: 'Mango hoppers', pictures: [shown.id] });
  const target = { on: 'thread', id: thread._id } as const;
  const theirs = await comment(app, gone, target, { content: 'Found them at last' });
  const reply = { on: 'comment', id: theirs } as const;
  await comment(app, gone, reply, { content: 'And sprayed' });
  const mine = { on: 'comment', id: await comment(app, asha, target) } as const;
  for (const post of [target, mine, reply])
    for (const who of [gone, asha]) await sendLike(app, who, post);
  await app.inject({
    method: 'PATCH',
    url: `/api/v1/comments/${theirs}`,
    payload: { content: 'Found them' },
    headers: gone.headers,
  });
  expect((await leave(gone)).statusCode).toBe(204);

  const noOne = { userId: null, profilePic: null };
  expect(await read(thread._id, asha)).toMatchObject({
    ...noOne,
    username: 'Unknown User',
    title: 'Mango hoppers',
    pictures: [],
    likeCount: 1,
    likes: [asha.userId],
    commentCount: 2,
    commentDesc: [
      {
        ...noOne,
        commenter: 'Unknown User',
        comment: 'Found them',
        likeCount: 1,
        replies: [{ ...noOne, username: 'Unknown User', reply: 'And sprayed' }],
      },
      { userId: asha.userId, likeCount: 1 },
    ],
  });
  const files = await readdir(join(testApp.dataDir, 'thread-pictures'));
  expect(files.filter((id) => [shown.id, unused.id].includes(id))).toEqual([]);
  const { rowCount } = await testApp.pool.query('select from post_versions');
  expect(rowCount).toBe(0);
  expect(await threadsAudit(drizzle(testApp.pool))).toEqual([]);
});

it('two people who leave while others write to them leave right counts', async () => {
  const [one, other, asha] = [await signUp(app), await signUp(app), await signUp(app)];
  const thread = { on: 'thread', id: (await startThread(app, one))._id } as const;
  const theirs = { on: 'comment', id: await comment(app, other, thread) } as const;
  for (const who of [one, other])
    for (const post of [thread, theirs]) await sendLike(app, who, post);
  const replies = await Promise.all([
    leave(one),
    leave(other),
    ...Array.from({ length: 6 }, () => comment(app, asha, theirs)),
    ...[thread, theirs].map((post) => sendLike(app, asha, post, { isLiked: true })),
  ]);
  expect(replies.slice(0, 2).map((reply) => Object(reply).statusCode)).toEqual([204, 204]);
  expect(await read(thread.id, asha)).toMatchObject({
    likes: [asha.userId],
    commentDesc: [{ replyCount: 6, likes: [asha.userId] }],
  });
  expect(await threadsAudit(drizzle(testApp.pool))).toEqual([]);
});

it('a like of a comment does not wait for the account of its author, which one who leaves has locked', async () => {
  const [author, asha] = [await signUp(app), await signUp(app)];
  const thread = { on: 'thread', id: (await startThread(app, asha))._id } as const;
  const theirs = { on: 'comment', id: await comment(app, author, thread) } as const;
  const client = await testApp.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from users where id = $1 for update', [author.userId]);
    const { statusCode } = Object(await sendLike(app, asha, theirs, { isLiked: true }));
    expect(statusCode).toBe(200);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('the copy of the personal data has what a person wrote, also what was deleted', async () => {
  const [asha, other] = [await signUp(app), await signUp(app)];
  const form = { title: 'Lemon with #rust', content: 'What is on its leaves?' };
  const { _id: id } = await startThread(app, asha, form);
  const foreign = await startThread(app, other, { title: 'Papaya ringspot' });
  await comment(app, asha, { on: 'thread', id: foreign._id }, { content: 'Pull it out' });
  await comment(app, other, { on: 'thread', id });
  await sendLike(app, asha, { on: 'thread', id: foreign._id });
  const mute = `/api/v1/tweets/${foreign._id}/mute`;
  const { headers, userId } = asha;
  await app.inject({ method: 'PUT', url: mute, payload: { isMuted: true }, headers });
  const copy = (await app.inject({ url: `/api/v1/user/${userId}/export`, headers })).json();
  expect(copy.threads).toMatchObject([form]);
  expect(copy.comments).toMatchObject([{ title: 'Papaya ringspot', content: 'Pull it out' }]);
  expect(copy.likes).toMatchObject([{ title: 'Papaya ringspot' }]);
  expect(copy.mutedThreads).toEqual(['Papaya ringspot']);
});
