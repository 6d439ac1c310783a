import type { ModerationCase } from '@upaj/contract/moderation.schema';
import { beforeAll, expect, it } from 'vitest';
import {
  moderate,
  type PostName,
  readModeration,
  reportBy,
  sendAppeal,
  sendReport,
  signUpKnown,
  signUpModerator,
} from '../../../test/support/moderation.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { password, type SignedIn } from '../../../test/support/sign-up.ts';
import { insertComment, insertThread } from '../../../test/support/threads.ts';

const MINUTE = 60_000;
let testApp: TestApp;
let app: TestApp['app'];
let author: SignedIn;
let readers: SignedIn[];
let moderator: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  moderator = await signUpModerator(testApp);
  author = await signUpKnown(testApp);
  readers = await Promise.all(
    ['Bina', 'Chetan', 'Devi'].map((name) => signUpKnown(testApp, { name })),
  );
});

const at = (minutes: number) => testApp.setNow(new Date(today.getTime() + minutes * MINUTE));
const write = async (more: object = {}): Promise<PostName> => ({
  on: 'thread',
  id: await insertThread(testApp.pool, { authorId: author.userId, ...more }),
});
const queue = () => readModeration<ModerationCase>(app, moderator, 'queue');
const page = async (url: string) =>
  (await app.inject({ url: `/api/v1/moderation/${url}`, headers: moderator.headers })).json();
/** Empties the queue. */
const decideAll = () =>
  testApp.pool.query('update reports set closed_at = now() where closed_at is null');

it('a case names everything that a moderator needs', async () => {
  const thread = await write({ title: 'What do you sow now?' });
  const comment = { threadId: thread.id, authorId: author.userId, isByNewcomer: true };
  const id = await insertComment(testApp.pool, { ...comment, content: 'Buy here' });
  const headers = author.headers;
  await app.inject({
    method: 'PATCH',
    url: `/api/v1/comments/${id}`,
    headers,
    payload: { content: 'Please buy here' },
  });
  await moderate(app, moderator, thread, { action: 'warn' });
  const until = new Date(today.getTime() + 60 * MINUTE).toISOString();
  await moderate(app, moderator, thread, { action: 'suspend', until });
  for (const [minutes, reader] of readers.slice(0, 2).entries()) {
    at(minutes);
    await sendReport(app, reader, { on: 'comment', id }, `Reason ${minutes}`);
  }
  at(0);
  expect(await queue()).toEqual([
    {
      _id: id,
      on: 'comment',
      targetId: id,
      threadId: thread.id,
      pictures: [],
      title: 'What do you sow now?',
      content: 'Please buy here',
      isByNewcomer: true,
      userId: author.userId,
      username: 'Asha Devi',
      warnings: 1,
      suspendedUntil: until,
      isHidden: false,
      isDeleted: false,
      reportCount: 2,
      appealed: null,
      reports: [
        { username: 'Bina', reason: 'Reason 0', createdAt: today.toISOString() },
        expect.objectContaining({ username: 'Chetan', reason: 'Reason 1' }),
      ],
      versions: [{ title: null, content: 'Buy here', at: today.toISOString() }],
      createdAt: today.toISOString(),
    },
  ]);
  await moderate(app, moderator, thread, { action: 'lift' });
  await decideAll();
});

it('a moderator reads what its author has deleted', async () => {
  const thread = await write({ title: 'Cheap tractors', content: 'Send me money first' });
  await reportBy(app, readers, thread);
  const url = `/api/v1/tweets/${thread.id}`;
  await app.inject({ method: 'DELETE', url, headers: author.headers });
  const [found] = await queue();
  expect(found).toMatchObject({
    title: 'Cheap tractors',
    content: 'Send me money first',
    isDeleted: true,
    reportCount: 3,
  });
  const warned = await moderate(app, moderator, thread, { action: 'warn' });
  expect(warned.excerpt).toBe('Send me money first');
  await decideAll();
});

it('the log keeps how a post began, in whole characters', async () => {
  const family = '👨‍👩‍👧‍👦';
  const thread = await write({ content: family.repeat(300) });
  const { excerpt } = await moderate(app, moderator, thread, { action: 'warn' });
  expect(excerpt).toBe(`${family.repeat(199)}…`);
});

it('what waits longest comes first, page by page, each case once', async () => {
  const wanted: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    at(number * 2);
    const thread = await write();
    await reportBy(app, readers, thread);
    const action = await moderate(app, moderator, await write(), { action: 'hide' });
    at(number * 2 + 1);
    await sendAppeal(app, author, action);
    wanted.push(thread.id, action._id);
  }
  const found: string[] = [];
  for (let cursor = ''; ; ) {
    const { data, nextCursor } = await page(`queue?limit=3${cursor && `&cursor=${cursor}`}`);
    found.push(...data.map(({ _id }: ModerationCase) => _id));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  at(0);
  expect(found).toEqual(wanted);
  expect(await readModeration(app, moderator, 'state')).toMatchObject([
    { isModerator: true, waiting: 10 },
  ]);
  expect((await page('queue?cursor=AAAA')).fields).toMatchObject({ cursor: {} });
});

it('everything that was done is listed page by page, the newest first', async () => {
  const all = (await page('actions?limit=100')).data;
  const first = await page('actions?limit=4');
  const second = await page(`actions?limit=4&cursor=${first.nextCursor}`);
  expect([...first.data, ...second.data]).toEqual(all.slice(0, 8));
  const times = all.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
});

it('only moderators read the queue and the log', async () => {
  for (const list of ['queue', 'actions']) {
    const url = `/api/v1/moderation/${list}`;
    const reply = await app.inject({ url, headers: author.headers });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_allowed']);
  }
});

it('a person gets a copy of what moderation knows, and leaves nothing but the log', async () => {
  const person = await signUpKnown(testApp);
  const thread = await write({ authorId: person.userId });
  await sendReport(app, person, await write(), 'It is not true');
  const action = await moderate(app, moderator, thread, { action: 'warn' });
  await sendAppeal(app, person, action, 'I was polite');
  const url = `/api/v1/user/${person.userId}`;
  const copy = await app.inject({ url: `${url}/export`, headers: person.headers });
  expect(copy.json()).toMatchObject({
    moderation: [{ action: 'warn', reason: 'It insults people', appeal: 'I was polite' }],
    reports: [{ reason: 'It is not true' }],
  });
  expect(copy.body).not.toContain('Kavita');
  const before = (await queue()).length;
  const left = await app.inject({
    method: 'DELETE',
    url,
    payload: { password },
    headers: person.headers,
  });
  expect(left.statusCode, left.body).toBe(204);
  // Their report and their appeal no longer wait.
  expect(await queue()).toHaveLength(before - 2);
  const log = (await page('actions?limit=100')).data;
  expect(log.find(({ _id }: { _id: string }) => _id === action._id)).toMatchObject({
    userId: null,
    username: 'Unknown User',
    appeal: null,
    canDecide: false,
  });
});
