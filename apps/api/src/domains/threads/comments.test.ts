import { randomUUID } from 'node:crypto';
import type { Comment } from '@upaj/contract/comments.schema';
import type { Thread } from '@upaj/contract/threads.schema';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { comment, sendComment, sendLike, startThread } from '../../../test/support/posts.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

const MINUTE = 60_000;
let testApp: TestApp;
let app: TestApp['app'];
let asker: SignedIn;
let helper: SignedIn;
let thread: { on: 'thread'; id: string };
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  [asker, helper] = [await signUp(app), await signUp(app)];
});
beforeEach(async () => {
  thread = { on: 'thread', id: (await startThread(app, asker))._id };
});

type Method = 'PATCH' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) });
const read = async (who: SignedIn = asker) =>
  (await app.inject({ url: `/api/v1/tweets/${thread.id}`, headers: who.headers })).json<{
    data: Thread;
  }>().data;
const found = async (id: string): Promise<Comment | undefined> =>
  (await read()).commentDesc.find(({ _id }) => _id === id);
const accept = (commentId: string | null, who = asker) =>
  send('PUT', `tweets/${thread.id}/answer`, who, { commentId });

it('comments and replies are counted where they belong and stay in their order', {
  tags: ['THREAD-7', 'THREAD-12', 'ENTITY-5', 'ENTITY-6'],
}, async () => {
  const first = await comment(app, helper, thread, { content: 'Zinc, I think' });
  const second = await comment(app, asker, thread, { content: 'Which zinc?' });
  const target = { on: 'comment', id: first } as const;
  const reply = await sendComment(app, asker, target, { content: 'How much of it?' });
  expect(reply.json().data).toMatchObject({
    comment: null,
    commentCount: 2,
    reply: { commentId: first, reply: 'How much of it?', userId: asker.userId },
  });
  expect(await read()).toMatchObject({
    commentCount: 2,
    comments: [second, first],
    commentDesc: [
      {
        _id: first,
        commenter: 'Asha Devi',
        comment: 'Zinc, I think',
        replyCount: 1,
        replies: [{ username: 'Asha Devi', reply: 'How much of it?' }],
      },
      { _id: second, replyCount: 0 },
    ],
  });
});

it('a reply to a reply belongs to the same comment', async () => {
  const parent = await comment(app, helper, thread);
  const reply = await comment(app, asker, { on: 'comment', id: parent });
  await comment(app, helper, { on: 'comment', id: reply });
  expect(await found(parent)).toMatchObject({
    replyCount: 2,
    replies: [{}, { commentId: parent }],
  });
});

it('two people who comment at once lose nothing', async () => {
  const writers = [asker, helper, await signUp(app), await signUp(app)];
  const sent = Array.from({ length: 24 }, (_, at) =>
    sendComment(app, writers[at % writers.length] ?? asker, thread),
  );
  const replies = await Promise.all(sent);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect((await read()).commentCount).toBe(24);
  const { rows } = await testApp.pool.query(
    'select count(distinct number)::int as numbers, max(number) as last from comments where thread_id = $1',
    [thread.id],
  );
  expect(rows).toEqual([{ numbers: 24, last: 24 }]);
});

it('a comment that is sent twice with one key is one', async () => {
  const [more, key] = [{ content: 'Spray it in the morning' }, { 'idempotency-key': randomUUID() }];
  const replies = await Promise.all([1, 2].map(() => sendComment(app, helper, thread, more, key)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect((await read()).commentCount).toBe(1);
});

it('a change after five minutes is marked, after 24 hours refused, by others never allowed', async () => {
  const id = await comment(app, helper, thread, { content: 'Use zink' });
  const edit = async (content: string, minutes: number, who = helper) => {
    testApp.setNow(new Date(today.getTime() + minutes * MINUTE));
    const reply = await send('PATCH', `comments/${id}`, who, { content });
    testApp.setNow(today);
    return reply.json();
  };
  const soon = (await edit('Use zinc', 4)).data.comment;
  expect(soon).toMatchObject({ comment: 'Use zinc', editedAt: null });
  expect((await edit('Use zinc now', 5)).data.comment.editedAt).not.toBeNull();
  expect((await edit('Use nothing', 6, asker)).code).toBe('not_allowed');
  expect((await edit('Call 9876543210', 6)).fields.content.code).toBe('contact_consent');
  expect((await edit('Too late', 24 * 60)).code).toBe('edit_closed');
  const { rows } = await testApp.pool.query(
    'select content from post_versions where comment_id = $1 order by id',
    [id],
  );
  expect(rows).toEqual([{ content: 'Use zink' }, { content: 'Use zinc' }]);
});

it('a deleted comment leaves a tombstone that keeps its replies', async () => {
  const parent = await comment(app, helper, thread);
  const reply = await comment(app, asker, { on: 'comment', id: parent });
  expect((await send('DELETE', `comments/${parent}`, asker)).statusCode).toBe(403);
  expect((await send('DELETE', `comments/${parent}`, helper)).statusCode).toBe(204);
  expect(await found(parent)).toMatchObject({
    isDeleted: true,
    comment: '',
    userId: null,
    commenter: 'Unknown User',
    replies: [{ _id: reply, isDeleted: false }],
  });
  expect((await read()).commentCount).toBe(0);
  await send('DELETE', `comments/${reply}`, asker);
  expect(await found(parent)).toBeUndefined();
});

it('no one answers, likes or changes what was deleted', async () => {
  const parent = await comment(app, helper, thread);
  const reply = await comment(app, asker, { on: 'comment', id: parent });
  await send('DELETE', `comments/${parent}`, helper);
  const target = { on: 'comment', id: parent } as const;
  const tries = [
    await sendComment(app, asker, target),
    // Under a tombstone nothing new is written.
    await sendComment(app, asker, { on: 'comment', id: reply }),
    await sendLike(app, asker, target),
    await send('PATCH', `comments/${parent}`, helper, { content: 'Back again' }),
    await send('DELETE', `comments/${parent}`, helper),
    await accept(parent),
  ];
  expect(tries.map((one) => one.json().code)).toEqual(tries.map(() => 'post_closed'));
  const unknown = await sendComment(app, asker, { on: 'comment', id: randomUUID() });
  expect(unknown.statusCode).toBe(404);
});

it('the asker marks an answer, takes it back, and loses it with the comment', async () => {
  const [one, other] = [await comment(app, helper, thread), await comment(app, helper, thread)];
  const answer = async () => (await read()).acceptedAnswer?._id;
  expect((await accept(one, helper)).statusCode).toBe(403);
  for (const id of [one, other, other]) {
    expect((await accept(id)).json().data).toEqual({ commentId: id });
    expect(await answer()).toBe(id);
  }
  await accept(null);
  expect(await answer()).toBeUndefined();
  await accept(one);
  await send('DELETE', `comments/${one}`, helper);
  expect(await read()).toMatchObject({ hasAnswer: false, acceptedAnswer: null });
  const { rows } = await testApp.pool.query(
    "select payload->>'commentId' as id from events where type = 'answer.accepted' and payload->>'threadId' = $1 order by events.id",
    [thread.id],
  );
  expect(rows.map(({ id }) => id)).toEqual([one, other, one]);
});

it('a reply and a comment of another discussion are no answers', async () => {
  const parent = await comment(app, helper, thread);
  const reply = await comment(app, helper, { on: 'comment', id: parent });
  const { _id } = await startThread(app, asker);
  const elsewhere = await comment(app, helper, { on: 'thread', id: _id });
  for (const id of [reply, elsewhere, randomUUID()])
    expect((await accept(id)).statusCode).toBe(404);
});

it('the stored counts are those of the rows', async () => {
  const { threadsAudit } = await import('./threads-audit.store.ts');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const db = drizzle(testApp.pool);
  expect(await threadsAudit(db)).toEqual([]);
  await testApp.pool.query('update thread_stats set comment_count = 7 where thread_id = $1', [
    thread.id,
  ]);
  expect(await threadsAudit(db)).toEqual([
    { what: 'comments of discussion', id: thread.id, expected: '0', found: '7' },
  ]);
});
