import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import {
  comment,
  sendComment,
  sendLike,
  sendThread,
  startThread,
  type Target,
  uploadPicture,
} from '../../../test/support/posts.ts';
import { waitForLocks } from '../../../test/support/queue-behind.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
let reader: SignedIn;
let moderator: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  moderator = await signUp(app);
  await testApp.pool.query('update users set is_moderator = true where id = $1', [
    moderator.userId,
  ]);
});
beforeEach(async () => {
  testApp.setNow(today);
  [asha, reader] = [await signUp(app), await signUp(app)];
});

async function moderate(action: 'hide' | 'restore', target: Target): Promise<void> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/moderation/actions',
    payload: { ...target, action, reason: 'An advertisement' },
    headers: moderator.headers,
  });
  if (reply.statusCode !== 201) throw new Error(reply.body);
}
const send = (method: 'PATCH' | 'DELETE', url: string, payload?: object, who = asha) =>
  app.inject({
    method,
    url: `/api/v1/${url}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
const read = (id: string, who: SignedIn = reader) =>
  app.inject({ url: `/api/v1/tweets/${id}`, headers: who.headers });
const listed = async (id: string): Promise<boolean> => {
  const { data } = (await app.inject({ url: '/api/v1/tweets?limit=100' })).json();
  return data.some(({ _id }: { _id: string }) => _id === id);
};
const codes = (replies: readonly { json: () => { code?: string } }[]) =>
  replies.map((reply) => reply.json().code);

it('the author of a hidden discussion cannot bring it back by edit, delete or another post', async () => {
  const content = 'Buy my miracle seeds today';
  const { id: picture } = await uploadPicture(app, asha);
  const { _id: id } = await startThread(app, asha, { content, pictures: [picture] });
  const other = await startThread(app, asha);
  await moderate('hide', { on: 'thread', id });
  // Not even after the five minutes in which any text is refused.
  testApp.setNow(new Date(today.getTime() + 3_600_000));
  const tries = [
    await send('PATCH', `tweets/${id}`, { content: 'Nothing to see here' }),
    await send('DELETE', `tweets/${id}`),
    await sendThread(app, asha, {
      title: 'Another title',
      content: 'BUY my miracle seeds, today!',
    }),
    await sendComment(app, asha, { on: 'thread', id: other._id }, { content }),
    await send('PATCH', `tweets/${other._id}`, { content }),
    await sendComment(app, asha, { on: 'thread', id }),
  ];
  expect(codes(tries)).toEqual(tries.map(() => 'post_closed'));
  expect((await read(id)).statusCode).toBe(404);
  expect((await read(id, asha)).json().data).toMatchObject({ content, isHidden: true });
  expect(await listed(id)).toBe(false);
  // Someone else may say the same.
  expect((await sendThread(app, reader, { content })).statusCode).toBe(201);
  await moderate('restore', { on: 'thread', id });
  expect([await listed(id), (await read(id)).json().data.pictures.length]).toEqual([true, 1]);
});

it('a hidden discussion is not there for others, whatever they try', async () => {
  const { _id: id } = await startThread(app, asha);
  const commentId = await comment(app, reader, { on: 'thread', id });
  await moderate('hide', { on: 'thread', id });
  const tries = [
    await sendComment(app, reader, { on: 'thread', id }),
    await sendComment(app, reader, { on: 'comment', id: commentId }),
    await sendLike(app, reader, { on: 'thread', id }),
    await sendLike(app, reader, { on: 'comment', id: commentId }),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  // What one has said oneself can be taken back all the same.
  expect((await send('DELETE', `comments/${commentId}`, undefined, reader)).statusCode).toBe(204);
});

it('a hidden comment is a tombstone that no one changes, answers or accepts', async () => {
  const thread = { on: 'thread', id: (await startThread(app, reader))._id } as const;
  const content = 'Call me for loans';
  const target = { on: 'comment', id: await comment(app, asha, thread, { content }) } as const;
  const accept = () =>
    app.inject({
      method: 'PUT',
      url: `/api/v1/tweets/${thread.id}/answer`,
      payload: { commentId: target.id },
      headers: reader.headers,
    });
  await accept();
  await comment(app, reader, target);
  await moderate('hide', target);
  testApp.setNow(new Date(today.getTime() + 3_600_000));
  const tries = [
    await send('PATCH', `comments/${target.id}`, { content: 'Good morning' }),
    await send('DELETE', `comments/${target.id}`),
    await sendComment(app, asha, thread, { content: `${content}!` }),
    await sendComment(app, reader, target),
    await sendLike(app, reader, target),
    await accept(),
  ];
  expect(codes(tries)).toEqual(tries.map(() => 'post_closed'));
  expect((await read(thread.id)).json().data).toMatchObject({
    commentCount: 0,
    hasAnswer: false,
    commentDesc: [{ isHidden: true, comment: '', userId: null, replies: [{ isHidden: false }] }],
  });
  await moderate('restore', target);
  expect((await read(thread.id)).json().data).toMatchObject({
    commentCount: 1,
    commentDesc: [{ isHidden: false, comment: content, replyCount: 1 }],
  });
});

it('a hidden reply is counted no more until it is shown again', async () => {
  const thread = { on: 'thread', id: (await startThread(app, reader))._id } as const;
  const parent = await comment(app, reader, thread);
  const reply = {
    on: 'comment',
    id: await comment(app, asha, { on: 'comment', id: parent }),
  } as const;
  const count = async () => (await read(thread.id)).json().data.commentDesc[0].replyCount;
  await moderate('hide', reply);
  expect(await count()).toBe(0);
  await moderate('restore', reply);
  expect(await count()).toBe(1);
});

it('who comments at the moment at which the discussion is hidden is too late', async () => {
  const { _id: id } = await startThread(app, asha);
  const client = await testApp.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from thread_stats where thread_id = $1 for update', [id]);
    const sent = [sendComment(app, reader, { on: 'thread', id }), send('DELETE', `tweets/${id}`)];
    await waitForLocks(testApp.pool, 2);
    await client.query('update threads set is_hidden = true where id = $1', [id]);
    await client.query('commit');
    const replies = await Promise.all(sent);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 409]);
  } finally {
    client.release();
  }
});
