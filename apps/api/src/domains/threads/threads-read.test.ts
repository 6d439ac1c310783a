import type { Comment, Reply, ThreadChanges } from '@upaj/contract/comments.schema';
import { mask } from '@upaj/contract/contact-details';
import type { Thread } from '@upaj/contract/threads.schema';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { insertComment, insertLike, insertThread } from '../../../test/support/threads.ts';

let testApp: TestApp;
let asha: SignedIn;
let ravi: SignedIn;
let moderator: SignedIn;
let threadId: string;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
  ravi = await signUp(testApp.app, { name: 'Ravi Kumar' });
  moderator = await signUp(testApp.app, { name: 'Meera' });
  await testApp.pool.query('update users set is_moderator = true where id = $1', [
    moderator.userId,
  ]);
});

beforeEach(async () => {
  threadId = await insertThread(testApp.pool, { authorId: asha.userId });
});

async function ask(path: string, by?: SignedIn) {
  const { app } = testApp;
  return app.inject({ url: `/api/v1/${path}`, ...(by && { headers: by.headers }) });
}

async function get<T>(path: string, by?: SignedIn): Promise<T> {
  const reply = await ask(path, by);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const read = async (by?: SignedIn, id = threadId) =>
  (await get<{ data: Thread }>(`tweets/${id}`, by)).data;
const changes = async (since: number, by?: SignedIn) =>
  (await get<{ data: ThreadChanges }>(`tweets/${threadId}/changes?since=${since}`, by)).data;
const comment = (more: Partial<Parameters<typeof insertComment>[1]> = {}) =>
  insertComment(testApp.pool, { threadId, authorId: ravi.userId, ...more });
const change = (table: 'threads' | 'comments', id: string, set: string) =>
  testApp.pool.query(`update ${table} set ${set} where id = $1`, [id]);

const accept = (answer: string) =>
  testApp.pool.query('update thread_stats set accepted_id = $2 where thread_id = $1', [
    threadId,
    answer,
  ]);

const gone = { userId: null, profilePic: null, likes: [], likeCount: 0, isLiked: false };

it('a discussion has its author, its likes and its comments with replies', {
  tags: ['THREAD-5', 'THREAD-6', 'ENTITY-4'],
}, async () => {
  const { pool } = testApp;
  const answer = await comment();
  const reply = await comment({ parentId: answer, authorId: asha.userId, content: 'How much?' });
  await insertLike(pool, { on: 'thread', id: threadId, userId: ravi.userId });
  await insertLike(pool, {
    on: 'thread',
    id: threadId,
    userId: asha.userId,
    at: new Date('2026-06-16'),
  });
  await insertLike(pool, { on: 'comment', id: reply, userId: asha.userId });
  await pool.query('insert into thread_mutes values ($1, $2)', [threadId, asha.userId]);
  await accept(answer);
  const seen = await read(asha);
  expect(seen).toMatchObject({
    _id: threadId,
    userId: asha.userId,
    username: 'Asha Devi',
    isMuted: true,
    likes: [asha.userId, ravi.userId],
    likeCount: 2,
    comments: [answer],
    commentCount: 1,
    isLiked: true,
    hasAnswer: true,
    nextCursor: null,
    change: 2,
    hashtag: '',
    hashtags: [],
  });
  const [shown] = seen.commentDesc;
  expect(shown).toMatchObject({
    _id: answer,
    commenter: 'Ravi Kumar',
    isLiked: false,
    replyCount: 1,
  });
  expect(shown?.replies).toMatchObject([
    { _id: reply, commentId: answer, username: 'Asha Devi', likes: [asha.userId], isLiked: true },
  ]);
  expect(seen.acceptedAnswer).toEqual(shown);
  expect(await read()).toMatchObject({ isMuted: false, isLiked: false });
});

it('comments and replies come twenty at a time, the oldest first, without gaps or repeats', async () => {
  const first = await comment({ content: 'Number 0' });
  for (let i = 1; i < 45; i += 1) {
    await comment({ content: `Number ${i}` });
    await comment({ parentId: first, content: `Reply ${i}` });
  }
  const { commentDesc, nextCursor } = await read();
  expect(commentDesc.map(({ replies }) => replies.length)).toEqual([20, ...Array(19).fill(0)]);
  const texts = commentDesc.map((one) => one.comment);
  for (let cursor = nextCursor; cursor; ) {
    const page = await get<{ data: Comment[]; nextCursor: string | null }>(
      `tweets/${threadId}/comments?cursor=${cursor}`,
    );
    texts.push(...page.data.map((one) => one.comment));
    cursor = page.nextCursor;
  }
  expect(texts).toEqual(Array.from({ length: 45 }, (_, i) => `Number ${i}`));
  const replies = await get<{ data: Reply[]; nextCursor: string | null }>(
    `comments/${first}/replies?limit=100`,
  );
  expect(replies.data.map(({ reply }) => reply)).toEqual(
    Array.from({ length: 44 }, (_, i) => `Reply ${i + 1}`),
  );
  expect(replies.nextCursor).toBeNull();
  const wrong = await ask(`comments/${first}/replies?cursor=${nextCursor}`);
  expect(wrong.statusCode).toBe(400);
});

it('an accepted answer that is far down comes with the discussion', async () => {
  for (let i = 0; i < 21; i += 1) await comment();
  const answer = await comment({ content: 'Gypsum' });
  await accept(answer);
  const { acceptedAnswer, commentDesc } = await read();
  expect(acceptedAnswer).toMatchObject({ _id: answer, comment: 'Gypsum' });
  expect(commentDesc).toHaveLength(20);
});

it('a visitor reads no contact details, and only author and moderators an identity number', async () => {
  const text = 'Call 9876543210 or asha@example.com, my number is 2345 6789 0124';
  const id = await insertThread(testApp.pool, {
    authorId: asha.userId,
    title: text,
    content: text,
  });
  const commentId = await insertComment(testApp.pool, {
    threadId: id,
    authorId: asha.userId,
    content: text,
  });
  await insertComment(testApp.pool, {
    threadId: id,
    authorId: asha.userId,
    parentId: commentId,
    content: text,
  });
  const masked = `Call ${mask} or ${mask}, my number is ${mask}`;
  const half = `Call 9876543210 or asha@example.com, my number is ${mask}`;
  for (const [by, expected] of [
    [undefined, masked],
    [ravi, half],
    [asha, text],
    [moderator, text],
  ] as const) {
    const { title, content, commentDesc } = await read(by, id);
    const [shown] = commentDesc;
    expect([title, content, shown?.comment, shown?.replies[0]?.reply]).toEqual(
      Array(4).fill(expected),
    );
    const list = await get<{ data: Thread[] }>('tweets?brief=true&q=number', by);
    expect(list.data[0]).toMatchObject({ title: expected, content: expected });
  }
  const similar = await get<{ data: object[] }>('threads/similar?title=Call%20my%20number');
  expect(similar.data[0]).toMatchObject({ title: masked });
});

it('a deleted comment leaves a tombstone only for its replies', async () => {
  const alone = await comment();
  const kept = await comment();
  const reply = await comment({ parentId: kept, content: 'And how much?' });
  const lost = await comment({ parentId: kept });
  for (const id of [alone, kept, lost])
    await change('comments', id, "content = '', deleted_at = now(), edited_at = now()");
  const { commentDesc } = await read(ravi);
  expect(commentDesc).toMatchObject([
    { ...gone, _id: kept, commenter: 'Unknown User', comment: '', isDeleted: true, editedAt: null },
  ]);
  expect(commentDesc[0]?.replies.map(({ _id }) => _id)).toEqual([reply]);
});

it('a hidden comment is a tombstone for others than its author and moderators', async () => {
  const hidden = await comment({ isHidden: true, content: 'Buy my seeds' });
  const tombstone = {
    ...gone,
    _id: hidden,
    isHidden: true,
    comment: '',
    commenter: 'Unknown User',
  };
  for (const by of [undefined, asha])
    expect((await read(by)).commentDesc).toMatchObject([tombstone]);
  const whole = { isHidden: true, comment: 'Buy my seeds', commenter: 'Ravi Kumar' };
  for (const by of [ravi, moderator]) expect((await read(by)).commentDesc).toMatchObject([whole]);
  expect(await read()).toMatchObject({ comments: [], commentCount: 0 });
});

it('a deleted discussion stays readable for its comments, as a tombstone', async () => {
  const empty = await insertThread(testApp.pool, { authorId: asha.userId });
  await comment();
  for (const id of [threadId, empty]) await change('threads', id, 'deleted_at = now()');
  for (const by of [undefined, asha, moderator]) {
    expect(await read(by)).toMatchObject({
      ...gone,
      title: '',
      content: '',
      username: 'Unknown User',
      isDeleted: true,
      hashtags: [],
      crop: null,
      pictures: [],
      commentDesc: [{ comment: 'It needs zinc.' }],
    });
    expect((await ask(`tweets/${empty}`, by)).statusCode).toBe(404);
  }
});

it('a hidden discussion is read by its author and moderators only', async () => {
  const commentId = await comment();
  await change('threads', threadId, 'is_hidden = true');
  const paths = ['', '/comments', '/changes?since=0'].map((end) => `tweets/${threadId}${end}`);
  for (const path of [...paths, `comments/${commentId}/replies`]) {
    for (const by of [undefined, ravi]) expect((await ask(path, by)).statusCode, path).toBe(404);
    for (const by of [asha, moderator]) expect((await ask(path, by)).statusCode, path).toBe(200);
  }
  expect(await read(asha)).toMatchObject({ isHidden: true, title: 'Yellow leaves' });
});

it('what someone wrote stays under Unknown User once the account is gone', async () => {
  const leaving = await signUp(testApp.app, { name: 'Gone Soon' });
  const id = await insertThread(testApp.pool, {
    authorId: leaving.userId,
    title: 'Zebra crossing',
  });
  await insertComment(testApp.pool, { threadId: id, authorId: leaving.userId });
  expect(await read(asha, id)).toMatchObject({ username: 'Gone Soon', userId: leaving.userId });
  await testApp.pool.query('delete from users where id = $1', [leaving.userId]);
  const unknown = { userId: null, profilePic: null, isDeleted: false };
  const seen = await read(asha, id);
  expect(seen).toMatchObject({ ...unknown, username: 'Unknown User', title: 'Zebra crossing' });
  expect(seen.commentDesc).toMatchObject([
    { ...unknown, commenter: 'Unknown User', comment: 'It needs zinc.' },
  ]);
});

it('changes after a number are each told once, in their order', async () => {
  const first = await comment();
  const reply = await comment({ parentId: first });
  expect(await changes(0)).toMatchObject({
    change: 2,
    isMore: false,
    commentCount: 1,
    likeCount: 0,
    acceptedId: null,
    comments: [{ _id: first, replies: [], replyCount: 1 }],
    replies: [{ _id: reply }],
  });
  expect(await changes(1)).toMatchObject({ comments: [], replies: [{ _id: reply }] });
  expect(await changes(2)).toMatchObject({ change: 2, comments: [], replies: [] });
  await change('comments', first, "content = '', deleted_at = now(), change = 3");
  await testApp.pool.query('update thread_stats set change = 4 where thread_id = $1', [threadId]);
  expect(await changes(2)).toMatchObject({
    change: 4,
    comments: [{ _id: first, isDeleted: true }],
  });
});

it('more than a hundred changes come in parts without gaps or repeats', async () => {
  const written: string[] = [];
  for (let i = 0; i < 130; i += 1) written.push(await comment());
  const seen: string[] = [];
  let [since, isMore] = [0, true];
  while (isMore) {
    const part = await changes(since);
    seen.push(...part.comments.map(({ _id }) => _id));
    [since, isMore] = [part.change, part.isMore];
  }
  expect(seen).toEqual(written);
});

it('at most the latest hundred ids of likes and comments come with a discussion', async () => {
  const { pool } = testApp;
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (name, email, phone, street, city, state, postal_code)
     select 'P', 'like' || i, '', '', '', '', '' from generate_series(1, 120) i returning id`,
  );
  for (const [at, { id: userId }] of rows.entries())
    await insertLike(pool, { on: 'thread', id: threadId, userId, at: new Date(2026, 5, 1, 0, at) });
  const { likes, likeCount } = await read();
  expect(likeCount).toBe(120);
  expect(likes).toEqual(
    rows
      .slice(20)
      .reverse()
      .map(({ id }) => id),
  );
});
