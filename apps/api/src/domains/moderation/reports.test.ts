import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  moderate,
  type PostName,
  readModeration,
  reportBy,
  sendReport,
  signUpKnown,
  signUpModerator,
} from '../../../test/support/moderation.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import type { SignedIn } from '../../../test/support/sign-up.ts';
import { insertComment, insertThread } from '../../../test/support/threads.ts';

let testApp: TestApp;
let app: TestApp['app'];
let author: SignedIn;
let moderator: SignedIn;
let readers: SignedIn[];
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  moderator = await signUpModerator(testApp);
  readers = await Promise.all(Array.from({ length: 6 }, () => signUpKnown(testApp)));
});
beforeEach(async () => {
  author = await signUpKnown(testApp);
});

/** A discussion, by a newcomer unless said otherwise. */
async function write(more: object = {}): Promise<PostName> {
  const thread = { authorId: author.userId, isByNewcomer: true, ...more };
  return { on: 'thread', id: await insertThread(testApp.pool, thread) };
}

const ask = async (text: string, values: unknown[]) =>
  (await testApp.pool.query(text, values)).rows;
const isHidden = async ({ id }: PostName) =>
  (
    await ask(
      'select is_hidden from threads where id = $1 union all select is_hidden from comments where id = $1',
      [id],
    )
  )[0].is_hidden;
const countOpen = async ({ id }: PostName) =>
  (
    await ask(
      'select count(*)::int from reports where closed_at is null and coalesce(comment_id, thread_id) = $1',
      [id],
    )
  )[0].count;
const codeOf = async (sent: ReturnType<typeof sendReport>) => {
  const reply = await sent;
  return reply.statusCode === 202 ? 202 : reply.json().code;
};

it('a known account reports a post once, and a second report changes nothing', async () => {
  const post = await write();
  const [reader] = readers as [SignedIn];
  expect(await codeOf(sendReport(app, reader, post))).toBe(202);
  expect(await codeOf(sendReport(app, reader, post, 'And it is not true'))).toBe(202);
  expect(await countOpen(post)).toBe(1);
});

it('an account of the first day cannot report', async () => {
  const newcomer = await signUpKnown(testApp);
  const since = new Date(today.getTime() - 24 * 60 * 60 * 1000 + 1);
  await ask('update users set created_at = $2 where id = $1', [newcomer.userId, since]);
  const post = await write();
  expect(await codeOf(sendReport(app, newcomer, post))).toBe('account_too_new');
  testApp.setNow(new Date(today.getTime() + 1));
  expect(await codeOf(sendReport(app, newcomer, post))).toBe(202);
  testApp.setNow(today);
});

it('no one reports an own post, what is gone, or what they cannot see', async () => {
  const [reader] = readers as [SignedIn];
  const own = await write();
  expect(await codeOf(sendReport(app, author, own))).toBe('not_allowed');
  const unknown = { on: 'comment', id: own.id } as const;
  expect(await codeOf(sendReport(app, reader, unknown))).toBe('not_found');
  const hidden = await write({ isHidden: true });
  expect(await codeOf(sendReport(app, reader, hidden))).toBe('not_found');
  const deleted = await write({ deletedAt: today });
  expect(await codeOf(sendReport(app, reader, deleted))).toBe('not_found');
  const comment = { threadId: own.id, authorId: author.userId };
  for (const more of [{ isHidden: true }, { deletedAt: today }]) {
    const id = await insertComment(testApp.pool, { ...comment, ...more });
    expect(await codeOf(sendReport(app, reader, { on: 'comment', id }))).toBe('post_closed');
  }
});

it("three reports of different people hide a newcomer's post, and its author is told", async () => {
  const thread = await write();
  const comment = { threadId: thread.id, authorId: author.userId, isByNewcomer: true };
  const id = await insertComment(testApp.pool, comment);
  for (const post of [{ on: 'comment', id } as const, thread]) {
    const [first, second, third] = readers as [SignedIn, SignedIn, SignedIn];
    await reportBy(app, [first, second], post);
    await sendReport(app, first, post);
    expect(await isHidden(post)).toBe(false);
    await reportBy(app, [third], post);
    expect(await isHidden(post)).toBe(true);
  }
  const automatic = { action: 'hide', reason: '', isAutomatic: true, moderator: null };
  const notices = await readModeration(app, author, 'notices');
  expect(notices).toHaveLength(2);
  for (const notice of notices) expect(notice).toMatchObject({ ...automatic, canAppeal: true });
  expect(await readModeration(app, moderator, 'actions')).toMatchObject([automatic, automatic]);
});

it('a post of a known account stays, however many report it', async () => {
  const post = await write({ isByNewcomer: false });
  await reportBy(app, readers, post);
  expect([await isHidden(post), await countOpen(post)]).toEqual([false, 6]);
});

it('what a moderator has shown again is not hidden by further reports', async () => {
  const post = await write();
  await reportBy(app, readers.slice(0, 3), post);
  await moderate(app, moderator, post, { action: 'restore' });
  expect([await isHidden(post), await countOpen(post)]).toEqual([false, 0]);
  await reportBy(app, readers, post);
  expect([await isHidden(post), await countOpen(post)]).toEqual([false, 6]);
});

it('of reports that reach two servers at once, three hide the post once', async () => {
  const other = await testApp.again();
  for (let round = 0; round < 5; round += 1) {
    const post = await write();
    const sent = readers
      .slice(0, 3)
      .flatMap((reader) => [sendReport(app, reader, post), sendReport(other, reader, post)]);
    const codes = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual(Array(6).fill(202));
    expect([await isHidden(post), await countOpen(post)]).toEqual([true, 3]);
    expect(
      await ask('select verb from moderation_actions where thread_id = $1', [post.id]),
    ).toEqual([{ verb: 'hide' }]);
  }
});

it('a suspended person cannot report', async () => {
  const person = await signUpKnown(testApp);
  const id = await insertThread(testApp.pool, { authorId: person.userId });
  const until = new Date(today.getTime() + 60_000).toISOString();
  await moderate(app, moderator, { on: 'thread', id }, { action: 'suspend', until });
  const reply = await sendReport(app, person, await write());
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'suspended']);
  expect(reply.headers['retry-after']).toBe('60');
});
