import type { ModerationAction, ModerationCase } from '@upaj/contract/moderation.schema';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  moderate,
  type PostName,
  readModeration,
  reportBy,
  sendAppeal,
  sendDecision,
  signUpKnown,
  signUpModerator,
} from '../../../test/support/moderation.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import type { SignedIn } from '../../../test/support/sign-up.ts';
import { insertComment, insertThread } from '../../../test/support/threads.ts';

const HOUR = 60 * 60 * 1000;
const until = new Date(today.getTime() + 72 * HOUR).toISOString();

let testApp: TestApp;
let app: TestApp['app'];
let author: SignedIn;
let kavita: SignedIn;
let ravi: SignedIn;
let post: PostName;
let hours = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
  kavita = await signUpModerator(testApp);
  ravi = await signUpModerator(testApp, 'Ravi Das');
});
beforeEach(async () => {
  author = await signUpKnown(testApp);
  post = { on: 'thread', id: await insertThread(testApp.pool, { authorId: author.userId }) };
});

/** What Kavita does, each time a little later. */
function act(action: ModerationAction['action'], on = post): Promise<ModerationAction> {
  hours += 0.001;
  testApp.setNow(new Date(today.getTime() + hours * HOUR));
  return moderate(app, kavita, on, action === 'suspend' ? { action, until } : { action });
}
const codeOf = async (sent: ReturnType<typeof sendAppeal>) => {
  const reply = await sent;
  return reply.statusCode < 300 ? reply.statusCode : reply.json().code;
};
const appealed = async (action: ModerationAction) => {
  expect(await codeOf(sendAppeal(app, author, action))).toBe(201);
  return action;
};
const setModerator = (who: SignedIn, isModerator: boolean) =>
  testApp.pool.query('update users set is_moderator = $2 where id = $1', [who.userId, isModerator]);
const stateOf = async () =>
  (await readModeration<{ suspendedUntil: string | null }>(app, author, 'state'))[0];
const isVisible = async () => (await app.inject({ url: `/api/v1/tweets/${post.id}` })).statusCode;

it('the person concerned appeals once, and no one else does', async () => {
  const action = await act('warn');
  expect(await codeOf(sendAppeal(app, kavita, action))).toBe('not_allowed');
  const reply = await sendAppeal(app, author, action, 'It was a joke');
  expect(reply.json().data).toMatchObject({
    canAppeal: false,
    canDecide: false,
    moderator: null,
    appeal: { text: 'It was a joke', decision: null, reason: null, decidedAt: null },
  });
  expect(await codeOf(sendAppeal(app, author, action))).toBe('appeal_exists');
  expect(await codeOf(sendAppeal(app, author, { _id: author.userId }))).toBe('not_found');
});

it('nothing is to be said against what was restored or lifted', async () => {
  for (const [action, opposite] of [
    ['hide', 'restore'],
    ['suspend', 'lift'],
  ] as const) {
    await act(action);
    expect(await codeOf(sendAppeal(app, author, await act(opposite)))).toBe('conflict');
  }
});

it('another moderator decides, where there is one', async () => {
  const action = await appealed(await act('warn'));
  const caseOf = async (who: SignedIn) =>
    (await readModeration<ModerationCase>(app, who, 'queue')).find(({ _id }) => _id === action._id);
  expect((await caseOf(kavita))?.appealed).toMatchObject({ canDecide: false });
  expect((await caseOf(ravi))?.appealed).toMatchObject({
    canDecide: true,
    moderator: 'Kavita Rao',
  });
  expect(await codeOf(sendDecision(app, kavita, action))).toBe('not_allowed');
  expect(await codeOf(sendDecision(app, author, action))).toBe('not_allowed');
  expect(await codeOf(sendDecision(app, ravi, action, 'upheld'))).toBe(200);
  expect(await caseOf(ravi)).toBeUndefined();
  expect(await codeOf(sendDecision(app, ravi, action))).toBe('conflict');
  const [notice] = await readModeration(app, author, 'notices');
  const appeal = { decision: 'upheld', reason: 'I have read it again' };
  expect(notice).toMatchObject({ appeal, canAppeal: false });
});

it('a moderator who is alone decides about what they did themselves', async () => {
  const action = await appealed(await act('warn'));
  await setModerator(ravi, false);
  expect(await codeOf(sendDecision(app, kavita, action))).toBe(200);
  await setModerator(ravi, true);
});

it('a moderator does not decide an appeal of their own, even if no one else could', async () => {
  const id = await insertThread(testApp.pool, { authorId: ravi.userId });
  const action = await act('hide', { on: 'thread', id });
  expect(await codeOf(sendAppeal(app, ravi, action))).toBe(201);
  expect(await codeOf(sendDecision(app, ravi, action))).toBe('not_allowed');
  // Beside the one concerned there is only the one who acted.
  expect(await codeOf(sendDecision(app, kavita, action))).toBe(200);
});

it('a moderator who agreed with the reports does not decide about them', async () => {
  const id = await insertThread(testApp.pool, { authorId: author.userId, isByNewcomer: true });
  const readers = [1, 2, 3].map(() => signUpKnown(testApp));
  await reportBy(app, await Promise.all(readers), { on: 'thread', id });
  const [automatic] = await readModeration(app, author, 'notices');
  await act('hide', { on: 'thread', id });
  if (!automatic) throw new Error('no notice');
  await appealed(automatic);
  expect(await codeOf(sendDecision(app, kavita, automatic))).toBe('not_allowed');
  expect(await codeOf(sendDecision(app, ravi, automatic))).toBe(200);
  expect((await app.inject({ url: `/api/v1/tweets/${id}` })).statusCode).toBe(200);
});

it('of two decisions that reach two servers at once, one counts', async () => {
  const other = await testApp.again();
  const third = await signUpModerator(testApp, 'Nita');
  const action = await appealed(await act('hide'));
  const codes = await Promise.all([
    codeOf(sendDecision(app, ravi, action)),
    codeOf(sendDecision(other, third, action)),
  ]);
  expect(codes.sort()).toEqual([200, 'conflict']);
  const verbs = (await readModeration(app, author, 'notices')).map((one) => one.action);
  expect(verbs.sort()).toEqual(['hide', 'restore']);
  await setModerator(third, false);
});

describe('a reversed decision', () => {
  it('shows again what was hidden', async () => {
    const action = await appealed(await act('hide'));
    expect(await isVisible()).toBe(404);
    await sendDecision(app, ravi, action);
    expect(await isVisible()).toBe(200);
    const [log] = (await readModeration(app, ravi, 'actions')).filter(
      (one) => one.targetId === post.id && one.action === 'restore',
    );
    expect(log).toMatchObject({ moderator: 'Ravi Das', reason: 'I have read it again' });
  });

  it('ends a suspension', async () => {
    const action = await appealed(await act('suspend'));
    expect(await stateOf()).toMatchObject({ suspendedUntil: until });
    await sendDecision(app, ravi, action);
    expect(await stateOf()).toMatchObject({ suspendedUntil: null });
  });

  it('takes back a warning, which can then be given again', async () => {
    const warnings = async () => {
      await reportBy(app, [await signUpKnown(testApp)], post);
      const queue = await readModeration<ModerationCase>(app, ravi, 'queue');
      return queue.find(({ _id }) => _id === post.id)?.warnings;
    };
    const action = await appealed(await act('warn'));
    expect(await warnings()).toBe(1);
    await sendDecision(app, ravi, action);
    expect(await warnings()).toBe(0);
    await act('warn');
    expect(await warnings()).toBe(1);
  });

  it('about an earlier action leaves what was done since', async () => {
    const hidden = await appealed(await act('hide'));
    await act('restore');
    await act('hide');
    await sendDecision(app, ravi, hidden);
    expect(await isVisible()).toBe(404);
    const suspended = await appealed(await act('suspend'));
    await act('lift');
    await act('suspend');
    await sendDecision(app, ravi, suspended);
    expect(await stateOf()).toMatchObject({ suspendedUntil: until });
  });

  it('shows a comment again and counts it', async () => {
    const id = await insertComment(testApp.pool, { threadId: post.id, authorId: author.userId });
    const action = await appealed(await act('hide', { on: 'comment', id }));
    const count = async () =>
      (await app.inject({ url: `/api/v1/tweets/${post.id}` })).json().data.commentCount;
    expect(await count()).toBe(0);
    await sendDecision(app, ravi, action);
    expect(await count()).toBe(1);
  });
});
