import { contract } from '@upaj/contract/contract';
import type { ModerationAction } from '@upaj/contract/moderation.schema';
import {
  type Cases,
  type ConformanceClient,
  expectError,
  expectFields,
  expectSame,
  expectSuccess,
} from './client.ts';
import { beginThread, closed, type Forum, openForum } from './forum.ts';
import { about, refused } from './market.ts';
import { moderate, tomorrow } from './moderation.ts';
import { createUser, type TestUser, unknownId } from './users.ts';

const { createAppeal, decideAppeal, getThread, getModerationState, listModerationCases } = contract;
const nowhere = { _id: unknownId };
const words = { text: 'This was meant well' };
const decision = (what: 'upheld' | 'reversed') => ({ decision: what, reason: 'We have looked' });

/** A discussion of a new user, about which a moderator has done something. */
async function actedUpon(
  client: ConformanceClient,
  { moderator }: Forum,
  action: ModerationAction['action'],
) {
  const author = await createUser(client);
  const thread = await beginThread(client, author);
  const until = action === 'suspend' ? tomorrow() : undefined;
  const target = { on: 'thread', id: thread._id, until } as const;
  return { author, thread, done: await moderate(client, moderator, action, target) };
}

const appeal = (client: ConformanceClient, done: ModerationAction, author: TestUser) =>
  expectSuccess(client, createAppeal, about(done, author, words));

/** Cases of appeals and of what is decided about them. */
export const appealsCases: Cases = {
  async 'the person concerned appeals once, also while suspended'(client) {
    const forum = await openForum(client);
    const { moderator, judge, reader } = forum;
    const { author, thread, done } = await actedUpon(client, forum, 'suspend');
    const sent = (who: TestUser, body: object = words) => about(done, who, body);
    for (const other of [reader, moderator])
      await expectError(client, createAppeal, sent(other), refused.notAllowed);
    await expectError(client, createAppeal, about(nowhere, author, words), closed.noAction);
    const { data } = await appeal(client, done, author);
    expectFields(data, { _id: done._id, canAppeal: false, moderator: null });
    expectFields(data.appeal ?? {}, { ...words, decision: null, reason: null, decidedAt: null });
    await expectError(client, createAppeal, sent(author), closed.appeal);
    const { token } = judge;
    const query = { limit: '100' };
    const { data: cases } = await expectSuccess(client, listModerationCases, { token, query });
    const waiting = cases.find(({ _id }) => _id === done._id);
    expectFields(waiting ?? {}, { targetId: thread._id, content: thread.content, reports: [] });
    expectFields(waiting?.appealed ?? {}, { action: 'suspend', canDecide: true });
    const lifted = await moderate(client, moderator, 'lift', { on: 'thread', id: thread._id });
    await expectError(client, createAppeal, about(lifted, author, words), closed.conflict);
  },
  async 'another moderator decides, and reversing undoes'(client) {
    const forum = await openForum(client);
    const { moderator, judge, reader } = forum;
    const { author, thread, done } = await actedUpon(client, forum, 'hide');
    const sent = (who: TestUser, body: object = decision('reversed')) => about(done, who, body);
    await expectError(client, decideAppeal, sent(judge), closed.conflict);
    await appeal(client, done, author);
    await expectError(client, decideAppeal, sent(moderator), refused.notAllowed);
    await expectError(client, decideAppeal, sent(author), refused.notAllowed);
    const ofNone = about(nowhere, judge, decision('upheld'));
    await expectError(client, decideAppeal, ofNone, closed.noAction);
    const { data } = await expectSuccess(client, decideAppeal, sent(judge));
    const { decision: what, reason } = data.appeal ?? {};
    expectSame([what, reason, data.canDecide], ['reversed', 'We have looked', false], 'decided');
    await expectSuccess(client, getThread, about(thread, reader));
    await expectError(client, decideAppeal, sent(judge), closed.conflict);
  },
  async 'what is upheld stays, and a reversed suspension ends'(client) {
    const forum = await openForum(client);
    const { judge, reader } = forum;
    const hidden = await actedUpon(client, forum, 'hide');
    await appeal(client, hidden.done, hidden.author);
    await expectSuccess(client, decideAppeal, about(hidden.done, judge, decision('upheld')));
    await expectError(client, getThread, about(hidden.thread, reader), closed.noThread);
    const { author, done } = await actedUpon(client, forum, 'suspend');
    await appeal(client, done, author);
    await expectSuccess(client, decideAppeal, about(done, judge, decision('reversed')));
    const { data } = await expectSuccess(client, getModerationState, { token: author.token });
    expectSame(data.suspendedUntil, null, 'not suspended any more');
    await beginThread(client, author);
  },
};
