import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { comment, sendLike, startThread, type Target } from '../../../test/support/posts.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
let others: SignedIn[];
let targets: Record<'discussion' | 'comment' | 'reply', Target>;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  asha = await signUp(app);
  others = [await signUp(app), await signUp(app), await signUp(app)];
});
beforeEach(async () => {
  const thread = { on: 'thread', id: (await startThread(app, asha))._id } as const;
  const parent = { on: 'comment', id: await comment(app, asha, thread) } as const;
  const reply = { on: 'comment', id: await comment(app, asha, parent) } as const;
  targets = { discussion: thread, comment: parent, reply };
});

/** The counted likes of a post, and its rows. */
async function likes({ on, id }: Target) {
  const [table, key] = on === 'thread' ? ['thread_stats', 'thread_id'] : ['comments', 'id'];
  const { rows } = await testApp.pool.query(
    `select like_count as counted, (select count(*)::int from ${on}_likes where ${on}_id = $1) as stored
     from ${table} where ${key} = $1`,
    [id],
  );
  return rows[0];
}

const liked = (id: string) =>
  testApp.pool
    .query("select from events where type = 'post.liked' and payload->>'id' = $1", [id])
    .then(({ rowCount }) => rowCount);

it.each(['discussion', 'comment', 'reply'] as const)(
  '100 likes of a %s by one person at once are one or none, and counted as that',
  async (kind) => {
    const target = targets[kind];
    const toggles = Array.from({ length: 100 }, () => sendLike(app, asha, target));
    const replies = await Promise.all(toggles);
    expect(replies.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    // Each toggles what the one before it has left.
    const states = replies.map((reply) => reply.json().data);
    expect(states.filter(({ isLiked }) => isLiked)).toHaveLength(50);
    expect(states.every(({ isLiked, likes: count }) => count === (isLiked ? 1 : 0))).toBe(true);
    expect(await likes(target)).toEqual({ counted: 0, stored: 0 });
    await sendLike(app, asha, target);
    expect(await likes(target)).toEqual({ counted: 1, stored: 1 });
  },
);

it('a like that is sent again changes nothing, and is told once', {
  tags: ['THREAD-9'],
}, async () => {
  const target = targets.comment;
  const send = async (isLiked: boolean) =>
    (await sendLike(app, asha, target, { isLiked })).json().data;
  for (let times = 0; times < 3; times += 1)
    expect(await send(true)).toEqual({ isLiked: true, likes: 1 });
  expect(await liked(target.id)).toBe(1);
  for (let times = 0; times < 3; times += 1)
    expect(await send(false)).toEqual({ isLiked: false, likes: 0 });
  expect(await liked(target.id)).toBe(1);
});

it('many people who like at once are all counted', async () => {
  const target = targets.discussion;
  await Promise.all(
    [asha, ...others].flatMap((who) => [
      sendLike(app, who, target, { isLiked: true }),
      sendLike(app, who, targets.reply, { isLiked: true }),
      sendLike(app, who, target, { isLiked: true }),
    ]),
  );
  expect(await likes(target)).toEqual({ counted: 4, stored: 4 });
  expect(await likes(targets.reply)).toEqual({ counted: 4, stored: 4 });
  const { headers } = asha;
  const read = await app.inject({ url: `/api/v1/tweets/${target.id}`, headers });
  expect(read.json().data).toMatchObject({ likeCount: 4, isLiked: true });
  expect([...read.json().data.likes].sort()).toEqual(
    [asha, ...others].map(({ userId }) => userId).sort(),
  );
});
