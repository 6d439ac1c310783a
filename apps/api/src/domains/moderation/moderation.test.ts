import { randomUUID } from 'node:crypto';
import type { ModerationVerb } from '@upaj/contract/moderation.schema';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  moderate,
  type PostName,
  readModeration,
  reportBy,
  sendAction,
  signUpKnown,
  signUpModerator,
} from '../../../test/support/moderation.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import type { SignedIn } from '../../../test/support/sign-up.ts';
import { insertComment, insertThread } from '../../../test/support/threads.ts';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(today.getTime() + days * DAY).toISOString();

let testApp: TestApp;
let app: TestApp['app'];
let author: SignedIn;
let reader: SignedIn;
let moderator: SignedIn;
let post: PostName;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  moderator = await signUpModerator(testApp);
  reader = await signUpKnown(testApp);
});
beforeEach(async () => {
  author = await signUpKnown(testApp);
  post = { on: 'thread', id: await insertThread(testApp.pool, { authorId: author.userId }) };
});

const form = (action: ModerationVerb) =>
  action === 'suspend' ? { action, until: inDays(7) } : { action };
const act = (...actions: ModerationVerb[]) =>
  actions.reduce<Promise<unknown>>(
    (before, action) => before.then(() => moderate(app, moderator, post, form(action))),
    Promise.resolve(),
  );
const statusOf = async (sent: ReturnType<typeof sendAction>) => {
  const reply = await sent;
  return reply.statusCode === 201 ? 201 : reply.json().code;
};
const read = ({ headers }: Pick<SignedIn, 'headers'>, { id }: PostName = post) =>
  app.inject({ url: `/api/v1/tweets/${id}`, headers });
const verbsOf = async ({ id }: PostName) =>
  (
    await testApp.pool.query(
      'select verb from moderation_actions where coalesce(comment_id, thread_id) = $1 order by created_at',
      [id],
    )
  ).rows.map(({ verb }) => verb);

it('a hidden discussion is there for its author and moderators only, until it is restored', async () => {
  await act('hide');
  const codes = async () =>
    Promise.all([reader, author, moderator].map(async (who) => (await read(who)).statusCode));
  expect(await codes()).toEqual([404, 200, 200]);
  await act('restore');
  expect(await codes()).toEqual([200, 200, 200]);
});

it('the person concerned reads every action, without the name of the moderator', async () => {
  await reportBy(app, [reader], post);
  await act('dismiss', 'warn', 'suspend', 'lift');
  const notices = await readModeration(app, author, 'notices');
  expect(notices.map(({ action }) => action).sort()).toEqual([
    'dismiss',
    'lift',
    'suspend',
    'warn',
  ]);
  for (const notice of notices)
    expect(notice).toMatchObject({ userId: author.userId, moderator: null, isAutomatic: false });
  expect(notices.filter(({ canAppeal }) => canAppeal)).toHaveLength(2);
  expect(await readModeration(app, reader, 'notices')).toEqual([]);
  const log = await readModeration(app, moderator, 'actions');
  expect(log[0]).toMatchObject({ moderator: 'Kavita Rao', username: 'Asha Devi' });
  expect(await readModeration(app, author, 'state')).toMatchObject([
    { isModerator: false, waiting: 0, suspendedUntil: null, notices: 4 },
  ]);
});

it.each<[ModerationVerb, ModerationVerb[]]>([
  ['hide', ['hide']],
  ['restore', []],
  ['dismiss', []],
  ['warn', ['warn']],
  ['suspend', ['suspend']],
  ['lift', []],
])('there is nothing to %s after %j', async (action, before) => {
  await act(...before);
  expect(await statusOf(sendAction(app, moderator, post, form(action)))).toBe('conflict');
  expect(await verbsOf(post)).toEqual(before);
});

it.each<[ModerationVerb, ModerationVerb[]]>([
  ['hide', []],
  ['restore', ['hide']],
  ['dismiss', []],
  ['warn', []],
  ['suspend', []],
  ['lift', ['suspend']],
])(
  'of two moderators who %s at once, the second is told that it is done',
  async (action, before) => {
    const [second, other] = [await signUpModerator(testApp, 'Ravi'), await testApp.again()];
    await act(...before);
    if (action === 'dismiss') await reportBy(app, [reader], post);
    const codes = await Promise.all([
      statusOf(sendAction(app, moderator, post, form(action))),
      statusOf(sendAction(other, second, post, form(action))),
    ]);
    expect(codes.sort()).toEqual([201, 'conflict']);
    expect((await verbsOf(post)).sort()).toEqual([...before, action].sort());
    await testApp.pool.query('update users set is_moderator = false where id = $1', [
      second.userId,
    ]);
  },
);

it('of two moderators who hide what a deleted account wrote, the second is told that it is done', async () => {
  const [second, other] = [await signUpModerator(testApp, 'Ravi'), await testApp.again()];
  await testApp.pool.query('delete from users where id = $1', [author.userId]);
  for (const action of ['hide', 'restore'] as const) {
    const codes = await Promise.all([
      statusOf(sendAction(app, moderator, post, { action })),
      statusOf(sendAction(other, second, post, { action })),
    ]);
    expect(codes.sort()).toEqual([201, 'conflict']);
  }
  expect(await verbsOf(post)).toHaveLength(2);
});

it('an action whose answer was lost is done and logged once', async () => {
  const key = randomUUID();
  const first = await sendAction(app, moderator, post, { action: 'hide' }, key);
  const second = await sendAction(app, moderator, post, { action: 'hide' }, key);
  expect(second.json()).toEqual(first.json());
  const other = await sendAction(app, moderator, post, { action: 'restore' }, key);
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  expect(await verbsOf(post)).toEqual(['hide']);
});

it('a moderator does not judge own posts, and others judge none', async () => {
  const own = { authorId: moderator.userId };
  const id = await insertThread(testApp.pool, own);
  for (const action of ['hide', 'warn', 'lift'] as const) {
    expect(await statusOf(sendAction(app, moderator, { on: 'thread', id }, { action }))).toBe(
      'not_allowed',
    );
    expect(await statusOf(sendAction(app, reader, post, { action }))).toBe('not_allowed');
  }
  const unknown = { on: 'comment', id: post.id } as const;
  expect(await statusOf(sendAction(app, moderator, unknown, { action: 'hide' }))).toBe('not_found');
});

it('a suspension ends in the future, within a year', async () => {
  for (const days of [-1, 0, 367]) {
    const until = inDays(days);
    const reply = await sendAction(app, moderator, post, { action: 'suspend', until });
    expect(reply.json().fields, String(days)).toMatchObject({ until: { code: 'in_future' } });
  }
  expect(
    await statusOf(sendAction(app, moderator, post, { action: 'suspend', until: inDays(366) })),
  ).toBe(201);
});

it('someone whose account is gone can neither be warned nor suspended', async () => {
  await testApp.pool.query('delete from users where id = $1', [author.userId]);
  for (const action of ['warn', 'suspend', 'lift'] as const)
    expect(await statusOf(sendAction(app, moderator, post, form(action)))).toBe('conflict');
  const hidden = await moderate(app, moderator, post, { action: 'hide' });
  expect(hidden).toMatchObject({ userId: null, username: 'Unknown User', canAppeal: false });
});

it('reports that were dismissed show again what they had hidden', async () => {
  const id = await insertThread(testApp.pool, { authorId: author.userId, isByNewcomer: true });
  const people = await Promise.all([
    signUpKnown(testApp),
    signUpKnown(testApp),
    signUpKnown(testApp),
  ]);
  const reported = { on: 'thread', id } as const;
  await reportBy(app, people, reported);
  await moderate(app, moderator, reported, { action: 'dismiss' });
  expect((await read(reader, reported)).statusCode).toBe(200);
  const notices = await readModeration(app, author, 'notices');
  const automatic = notices.find(({ action }) => action === 'hide');
  expect(automatic).toMatchObject({ isAutomatic: false, canAppeal: true });
});

it('a moderator who agrees with the reports hides for good what they had hidden', async () => {
  const id = await insertThread(testApp.pool, { authorId: author.userId, isByNewcomer: true });
  const people = await Promise.all([
    signUpKnown(testApp),
    signUpKnown(testApp),
    signUpKnown(testApp),
  ]);
  const reported = { on: 'thread', id } as const;
  await reportBy(app, people, reported);
  await moderate(app, moderator, reported, { action: 'hide' });
  expect(await statusOf(sendAction(app, moderator, reported, { action: 'hide' }))).toBe('conflict');
  expect((await read(reader, reported)).statusCode).toBe(404);
});

describe('the author of a hidden post', () => {
  const content = 'Buy my wonderful seeds, they grow in a week.';
  const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/v1/${url}`,
      headers: author.headers,
      ...(payload && { payload }),
    });
  const refused = async (sent: ReturnType<typeof send>) => {
    const reply = await sent;
    return [reply.statusCode, reply.json().code];
  };
  const closed = [409, 'post_closed'];

  it('can neither change nor delete nor repeat a discussion', async () => {
    const thread = { title: 'Wonderful seeds', content, userId: author.userId };
    const { _id: id } = (await send('POST', 'tweets', thread)).json().data;
    await moderate(app, moderator, { on: 'thread', id }, { action: 'hide' });
    testApp.setNow(new Date(today.getTime() + DAY));
    expect(await refused(send('PATCH', `tweets/${id}`, { content: 'Nothing at all' }))).toEqual(
      closed,
    );
    expect(await refused(send('DELETE', `tweets/${id}`))).toEqual(closed);
    expect(await refused(send('POST', 'tweets', { ...thread, title: 'Other title' }))).toEqual(
      closed,
    );
    const louder = { ...thread, content: `  ${content.toUpperCase()}\u200B ` };
    expect(await refused(send('POST', 'tweets', louder))).toEqual(closed);
    const onOther = await insertThread(testApp.pool, { authorId: reader.userId });
    expect(await refused(send('POST', 'comments', { on: 'thread', id: onOther, content }))).toEqual(
      closed,
    );
    testApp.setNow(today);
  });

  it('can neither change nor delete nor repeat a comment, also by changing another one', async () => {
    const on = { on: 'thread', id: post.id };
    const { comment } = (await send('POST', 'comments', { ...on, content })).json().data;
    const { comment: other } = (
      await send('POST', 'comments', { ...on, content: 'Something else' })
    ).json().data;
    await moderate(app, moderator, { on: 'comment', id: comment._id }, { action: 'hide' });
    const url = `comments/${comment._id}`;
    expect(await refused(send('PATCH', url, { content: 'Nothing at all' }))).toEqual(closed);
    expect(await refused(send('DELETE', url))).toEqual(closed);
    expect(await refused(send('POST', 'comments', { ...on, content }))).toEqual(closed);
    expect(await refused(send('PATCH', `comments/${other._id}`, { content }))).toEqual(closed);
    expect((await read(reader)).json().data.commentDesc[0]).toMatchObject({
      comment: '',
      isHidden: true,
      userId: null,
      commenter: 'Unknown User',
    });
  });

  it('cannot take back a warning or a suspension by deleting what gave cause', async () => {
    const id = await insertComment(testApp.pool, { threadId: post.id, authorId: author.userId });
    const comment = { on: 'comment', id } as const;
    await moderate(app, moderator, comment, form('warn'));
    await moderate(app, moderator, comment, form('suspend'));
    expect((await send('DELETE', `comments/${id}`)).statusCode).toBe(204);
    const like = { ...post, isLiked: true };
    for (const [url, payload] of [
      ['tweets', { title: 'Another one', content, userId: author.userId }],
      ['comments', { ...post, content }],
      ['likes/toggle', like],
    ] as const)
      expect(await refused(send('POST', url, payload)), url).toEqual([403, 'suspended']);
    expect(await refused(send('PATCH', `tweets/${post.id}`, { content }))).toEqual([
      403,
      'suspended',
    ]);
    expect((await read(author)).statusCode).toBe(200);
    testApp.setNow(new Date(Date.parse(inDays(7))));
    expect((await send('POST', 'likes/toggle', like)).statusCode).toBe(200);
    testApp.setNow(today);
    expect(await verbsOf(comment)).toHaveLength(2);
  });

  it('writes at the same time as a moderator acts, and nothing fails', async () => {
    const other = await testApp.again();
    const sent = Array.from({ length: 20 }, (_, at) => [
      send('POST', 'comments', { ...post, content: `Comment number ${at}` }),
      sendAction(other, moderator, post, { action: at % 2 === 0 ? 'hide' : 'restore' }),
    ]).flat();
    const codes = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => ![201, 409].includes(code))).toEqual([]);
  });
});
