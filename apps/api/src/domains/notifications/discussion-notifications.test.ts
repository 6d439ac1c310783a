import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import {
  moderate,
  reportBy,
  sendAppeal,
  sendDecision,
  signUpKnown,
  signUpModerator,
} from '../../../test/support/moderation.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { comment, sendLike, startThread, type Target } from '../../../test/support/posts.ts';
import { password, type SignedIn } from '../../../test/support/sign-up.ts';

const MINUTE = 60_000;
let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
let bina: SignedIn;
let chetan: SignedIn;
let thread: Target;
let title: string;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
});
beforeEach(async () => {
  testApp.setNow(today);
  [asha, bina, chetan] = await Promise.all([
    signUpKnown(testApp, { name: 'Asha Devi' }),
    signUpKnown(testApp, { name: 'Bina' }),
    signUpKnown(testApp, { name: 'Chetan Das' }),
  ]);
  const begun = await startThread(app, asha);
  title = begun.title;
  thread = { on: 'thread', id: begun._id };
});

interface Seen {
  kind: string;
  count: number;
  href: string;
  subject: string;
}

/** Waits until every event has been delivered. */
const settled = () =>
  eventually(async () => {
    const { rows } = await testApp.pool.query(
      `select (select count(*) from events where dispatched_at is null)
            + (select count(*) from event_deliveries where delivered_at is null) as open`,
    );
    expect(Number(rows[0].open)).toBe(0);
  });

/** What a person has been told, the newest first, once everything is delivered. */
async function told({ headers }: SignedIn): Promise<Seen[]> {
  await settled();
  return (await app.inject({ url: '/api/v1/notifications', headers })).json().data;
}
const kindsOf = async (who: SignedIn) =>
  (await told(who)).map(({ kind, count }) => [kind, count]).sort();

const on = (id: string): Target => ({ on: 'comment', id });
const put = (who: SignedIn, url: string, payload: object) =>
  app.inject({
    method: 'PUT',
    url: `/api/v1/tweets/${thread.id}/${url}`,
    payload,
    headers: who.headers,
  });
const remove = ({ headers }: SignedIn, url: string) =>
  app.inject({ method: 'DELETE', url: `/api/v1/${url}`, headers });
const mute = (who: SignedIn) => put(who, 'mute', { isMuted: true });
const readAll = async ({ headers }: SignedIn) => {
  await settled();
  const url = '/api/v1/notifications/read';
  await app.inject({ method: 'POST', url, payload: {}, headers });
};

it('comments on a discussion are one notification until it is read, and lead to the last one', async () => {
  await comment(app, bina, thread);
  await comment(app, asha, thread);
  const last = await comment(app, chetan, thread);
  expect(await told(asha)).toMatchObject([
    {
      kind: 'comment-received',
      count: 2,
      subject: title,
      href: `/discussions/${thread.id}#comment-${last}`,
    },
  ]);
  await readAll(asha);
  await comment(app, bina, thread);
  expect(await kindsOf(asha)).toEqual([
    ['comment-received', 1],
    ['comment-received', 2],
  ]);
  expect(await told(bina)).toEqual([]);
});

it('a reply is told to the one who is answered, and to the asker', async () => {
  const first = await comment(app, bina, thread);
  await readAll(asha);
  const reply = await comment(app, chetan, on(first));
  const href = `/discussions/${thread.id}#comment-${reply}`;
  expect(await told(bina)).toMatchObject([{ kind: 'reply-received', count: 1, href }]);
  // An answer to a reply belongs to the same comment.
  await comment(app, asha, on(reply));
  expect(await kindsOf(bina)).toEqual([['reply-received', 2]]);
  expect(await kindsOf(chetan)).toEqual([]);
  // Her own reply is no news for the asker.
  expect((await told(asha))[0]).toMatchObject({ kind: 'comment-received', count: 1 });
});

it('a mention is told once, to people of the discussion only', async () => {
  await comment(app, bina, thread);
  await readAll(asha);
  const content = '@Bina and @bina, ask @Chetan Das or @Asha Devi. asha@Bina.example is mine.';
  const id = await comment(app, asha, thread, { content, showsContacts: true });
  const href = `/discussions/${thread.id}#comment-${id}`;
  expect(await told(bina)).toMatchObject([{ kind: 'mentioned', count: 1, href }]);
  expect(await told(chetan)).toEqual([]);
  await comment(app, bina, thread, { content: 'Thank you, @Asha Devi!' });
  // Not also as a comment on her discussion.
  expect(await kindsOf(asha)).toEqual([
    ['comment-received', 1],
    ['mentioned', 1],
  ]);
});

it('an accepted answer is told to its author, once', async () => {
  const id = await comment(app, bina, thread);
  const own = await comment(app, asha, thread);
  for (const commentId of [id, id]) await put(asha, 'answer', { commentId });
  const href = `/discussions/${thread.id}#comment-${id}`;
  expect(await told(bina)).toMatchObject([{ kind: 'answer-accepted', count: 1, href }]);
  await put(asha, 'answer', { commentId: own });
  expect(await kindsOf(asha)).toEqual([['comment-received', 1]]);
});

it('likes in a discussion are one notification an hour, read or not', async () => {
  const id = await comment(app, asha, thread);
  await sendLike(app, bina, thread);
  await sendLike(app, chetan, thread);
  await sendLike(app, bina, on(id));
  await sendLike(app, asha, thread);
  // Bina likes two posts and is one person.
  expect(await told(asha)).toMatchObject([{ kind: 'post-liked', count: 2, subject: title }]);
  await readAll(asha);
  testApp.setNow(new Date(today.getTime() + 59 * MINUTE));
  await sendLike(app, chetan, on(id));
  expect(await kindsOf(asha)).toEqual([['post-liked', 2]]);
  testApp.setNow(new Date(today.getTime() + 60 * MINUTE));
  const other = await comment(app, asha, thread);
  await sendLike(app, chetan, on(other));
  expect(await kindsOf(asha)).toEqual([
    ['post-liked', 1],
    ['post-liked', 2],
  ]);
});

it('one person who likes again and again is one, and none once they like it no longer', async () => {
  const press = () => sendLike(app, bina, thread);
  for (let times = 0; times < 5; times += 1) await press();
  expect(await kindsOf(asha)).toEqual([['post-liked', 1]]);
  await press();
  expect(await told(asha)).toEqual([]);
  await Promise.all([sendLike(app, bina, thread), sendLike(app, chetan, thread)]);
  expect(await kindsOf(asha)).toEqual([['post-liked', 2]]);
  await app.inject({
    method: 'DELETE',
    url: `/api/v1/user/${chetan.userId}`,
    headers: chetan.headers,
    payload: { password },
  });
  expect(await kindsOf(asha)).toEqual([['post-liked', 1]]);
});

it('a deleted or hidden comment takes its notifications with it, and a discussion all of them', async () => {
  const kavita = await signUpModerator(testApp);
  const first = await comment(app, bina, thread);
  const second = await comment(app, chetan, thread, { content: 'As @Bina says' });
  await comment(app, asha, on(second));
  await sendLike(app, chetan, on(first));
  expect(await kindsOf(asha)).toEqual([['comment-received', 2]]);
  expect(await kindsOf(bina)).toEqual([
    ['mentioned', 1],
    ['post-liked', 1],
  ]);
  await remove(chetan, `comments/${second}`);
  const left = { count: 1, href: `/discussions/${thread.id}#comment-${first}` };
  expect(await told(asha)).toMatchObject([left]);
  expect(await kindsOf(bina)).toEqual([['post-liked', 1]]);
  expect(await kindsOf(chetan)).toEqual([['reply-received', 1]]);
  await reportBy(app, [chetan], on(first));
  await moderate(app, kavita, on(first), { action: 'hide' });
  expect(await told(asha)).toEqual([]);
  expect(await kindsOf(bina)).toEqual([['post-moderated', 1]]);
  await remove(asha, `tweets/${thread.id}`);
  expect(await told(chetan)).toEqual([]);
});

it('an answer that is accepted no longer is told no longer', async () => {
  const [first, second] = [await comment(app, bina, thread), await comment(app, chetan, thread)];
  for (const commentId of [first, second, first, second]) await put(asha, 'answer', { commentId });
  expect(await told(bina)).toEqual([]);
  expect(await kindsOf(chetan)).toEqual([['answer-accepted', 1]]);
});

it('who has muted a discussion or switched a topic off hears nothing of it', async () => {
  const id = await comment(app, bina, thread);
  await readAll(asha);
  await Promise.all([mute(asha), mute(bina)]);
  await comment(app, chetan, thread, { content: 'What do you say, @Bina?' });
  await comment(app, chetan, on(id));
  await sendLike(app, chetan, thread);
  await sendLike(app, chetan, on(id));
  await put(asha, 'answer', { commentId: id });
  expect(await told(bina)).toEqual([]);
  expect(await kindsOf(asha)).toEqual([['comment-received', 1]]);

  await put(asha, 'mute', { isMuted: false });
  const switches = { method: 'PATCH', url: '/api/v1/notifications/settings' } as const;
  const payload = { discussions: false, likes: false };
  await app.inject({ ...switches, payload, headers: asha.headers });
  await comment(app, chetan, thread);
  await sendLike(app, bina, thread);
  expect(await kindsOf(asha)).toEqual([['comment-received', 1]]);
});

it('moderation is told also of a muted discussion, and cannot be switched off', async () => {
  const [kavita, ravi] = [await signUpModerator(testApp), await signUpModerator(testApp, 'Ravi')];
  await mute(asha);
  await app.inject({
    method: 'PATCH',
    url: '/api/v1/notifications/settings',
    headers: asha.headers,
    payload: { discussions: false, likes: false, reviews: false, mail: false },
  });
  await reportBy(app, [chetan], thread);
  await moderate(app, kavita, thread, { action: 'dismiss' });
  expect(await told(asha)).toEqual([]);
  const hidden = await moderate(app, kavita, thread, { action: 'hide' });
  const notice = { subject: title, href: '/discussions/notices' };
  expect(await told(asha)).toMatchObject([{ ...notice, kind: 'post-moderated', count: 1 }]);
  await sendAppeal(app, asha, hidden);
  await sendDecision(app, ravi, hidden);
  // The restoring itself is not told a second time.
  expect(await kindsOf(asha)).toEqual([
    ['appeal-decided', 1],
    ['post-moderated', 1],
  ]);
});

it('what was deleted or hidden, or whose author has left, is told to no one', async () => {
  const { pool } = testApp;
  await pool.query('delete from users where id = $1', [asha.userId]);
  const id = await comment(app, bina, thread);
  await settled();
  await pool.query('update comments set is_hidden = true where id = $1', [id]);
  await pool.query(
    `insert into events (type, payload) values ('post.liked', $1), ('comment.written', $2)`,
    [
      { threadId: thread.id, on: 'comment', id, userId: chetan.userId },
      { threadId: thread.id, commentId: id, parentId: null },
    ],
  );
  await pool.query(`select pg_notify('events', '0')`);
  expect(await told(bina)).toEqual([]);
});
