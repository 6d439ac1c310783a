import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import {
  addComment,
  addReply,
  beginThread,
  closed,
  commentForm,
  openForum,
  threadForm,
} from './forum.ts';
import { about, invalid, refused } from './market.ts';
import { caseOf, moderate, report, reportIt, tomorrow } from './moderation.ts';
import {
  createKnownUser,
  createUser,
  password,
  signUpForm,
  type TestUser,
  unique,
  unknownId,
} from './users.ts';

const { createReport, getModerationState, listModerationCases, listModerationActions } = contract;
const { moderate: act, listModerationNotices, createThread, createComment, getThread } = contract;
const { updateThread, deleteThread, updateComment, deleteComment, toggleLike } = contract;
const { signUp, updateUser, deleteUser, acceptAnswer } = contract;

/** Cases of what moderators do. */
export const moderationCases: Cases = {
  async 'what a moderator hides stays hidden, whatever its author does'(client) {
    const { reader, moderator } = await openForum(client);
    const author = await createUser(client);
    const { token } = author;
    const form = threadForm(author);
    const thread = (await expectSuccess(client, createThread, { token, body: form })).data;
    const other = await beginThread(client, author);
    const sent = commentForm(other);
    const { data } = await expectSuccess(client, createComment, { token, body: sent });
    const comment = data.comment ?? { _id: unknownId };
    await moderate(client, moderator, 'hide', { on: 'thread', id: thread._id });
    await moderate(client, moderator, 'hide', { on: 'comment', id: comment._id });
    const again = { token, body: form };
    const content = { content: sent.content };
    const attempts = [
      [updateThread, about(thread, author, { title: 'Something else' })],
      [deleteThread, about(thread, author)],
      [createThread, again],
      [updateThread, about(other, author, { content: form.content })],
      [updateComment, about(comment, author, { content: 'Something else' })],
      [deleteComment, about(comment, author)],
      [createComment, { token, body: { ...sent } }],
      [createComment, { token, body: { ...commentForm(thread) } }],
      [createComment, { token, body: { on: 'comment', id: comment._id, content: 'But why?' } }],
      [toggleLike, { token, body: { on: 'thread', id: thread._id } }],
    ] as const;
    for (const [endpoint, request] of attempts)
      await expectError(client, endpoint, request, closed.post);
    const { data: read } = await expectSuccess(client, getThread, about(other, reader));
    expectFields(read.commentDesc[0] ?? {}, { isHidden: true, comment: '', userId: null });
    expectSame([read.commentCount, read.comments], [0, []], 'not counted');
    const insider = await expectSuccess(client, getThread, about(other, author));
    expectFields(insider.data.commentDesc[0] ?? {}, { isHidden: true, comment: content.content });
    await moderate(client, moderator, 'restore', { on: 'comment', id: comment._id });
    const { data: shown } = await expectSuccess(client, getThread, about(other, reader));
    expectFields(shown, { commentCount: 1, comments: [comment._id] });
  },
  async 'a suspended user reads and deletes, but writes nothing until the end'(client) {
    const { asker, moderator } = await openForum(client);
    const author = await createKnownUser(client);
    const { token } = author;
    const thread = await beginThread(client, asker);
    const comment = await addComment(client, author, thread);
    const reply = await addReply(client, author, comment);
    const [target, until] = [{ on: 'comment', id: comment._id } as const, tomorrow()];
    const done = await moderate(client, moderator, 'suspend', { ...target, until });
    expectFields(done, { action: 'suspend', until, userId: author.id, canDecide: false });
    const state = async () => (await expectSuccess(client, getModerationState, { token })).data;
    expectFields(await state(), { suspendedUntil: until, notices: 1, isModerator: false });
    const attempts = [
      [createThread, { token, body: threadForm(author) }],
      [createComment, { token, body: commentForm(thread) }],
      [updateComment, about(comment, author, { content: 'Something else' })],
      [toggleLike, { token, body: { on: 'thread', id: thread._id } }],
      [createReport, report(author, thread._id)],
    ] as const;
    for (const [endpoint, request] of attempts)
      await expectError(client, endpoint, request, closed.suspended);
    await expectSuccess(client, getThread, about(thread, author));
    await expectSuccess(client, deleteComment, about(reply, author));
    await moderate(client, moderator, 'lift', target);
    expectFields(await state(), { suspendedUntil: null, notices: 2 });
    await addComment(client, author, thread);
  },
  async 'a suspended user keeps name and picture, accepts no answer, and stays suspended with another account'(
    client,
  ) {
    const { reader, moderator } = await openForum(client);
    const form = { ...signUpForm(), email: `${unique('asha')}@gmail.com` };
    const { userId: id, token } = await expectSuccess(client, signUp, { body: form });
    const params = { id };
    const thread = await beginThread(client, { id, token, email: form.email });
    const { _id: commentId } = await addComment(client, reader, thread);
    const [target, until] = [{ on: 'thread', id: thread._id } as const, tomorrow()];
    await moderate(client, moderator, 'suspend', { ...target, until });
    const attempts = [
      [updateUser, { params, token, body: { name: 'Cheap seeds here' } }],
      [acceptAnswer, { params: { id: thread._id }, token, body: { commentId } }],
    ] as const;
    for (const [endpoint, request] of attempts)
      await expectError(client, endpoint, request, closed.suspended);
    const moved = { name: form.name, street: 'Ward 9' };
    await expectSuccess(client, updateUser, { params, token, body: moved });
    await expectSuccess(client, deleteUser, { params, token, body: { password } });
    const email = form.email.replace('@', '+again@');
    const again = await expectSuccess(client, signUp, { body: { ...form, email } });
    const { data } = await expectSuccess(client, getModerationState, { token: again.token });
    expectFields(data, { suspendedUntil: until, notices: 0 });
  },
  async 'what moderation has hidden does not come back with a letter changed'(client) {
    const { moderator } = await openForum(client);
    const author = await createKnownUser(client);
    const { token } = author;
    const content = 'Buy my miracle seeds today, the best price in the whole district';
    const thread = await beginThread(client, author, { content });
    await moderate(client, moderator, 'hide', { on: 'thread', id: thread._id });
    const again = threadForm(author, { content: content.replace('miracle', 'miracel') });
    await expectError(client, createThread, { token, body: again }, closed.post);
    const other = threadForm(author, { content: 'Which seeds do you sow in this district?' });
    await expectSuccess(client, createThread, { token, body: other });
  },
  async 'an action names its invalid fields, and changes something'(client) {
    const { asker, moderator } = await openForum(client);
    const { token } = moderator;
    const { _id: id } = await beginThread(client, asker);
    const own = await beginThread(client, moderator);
    const sent = (change: object) => ({
      token,
      body: { action: 'hide', on: 'thread', id, reason: 'Because', ...change },
    });
    const suspend = { action: 'suspend', until: new Date(Date.now() - 1000).toISOString() };
    const late = { ...suspend, until: new Date(Date.now() + 400 * 86_400_000).toISOString() };
    const requests = [
      [sent({ reason: ' ' }), invalid({ reason: 'required' })],
      [sent({ action: 'suspend' }), invalid({ until: 'required' })],
      [sent({ until: tomorrow() }), invalid({ until: 'required' })],
      [sent(suspend), invalid({ until: 'in_future' })],
      [sent(late), invalid({ until: 'in_future' })],
      [sent({ id: unknownId }), closed.noThread],
      [sent({ id: unknownId, on: 'comment' }), closed.noComment],
      [sent({ id: own._id }), refused.notAllowed],
      [sent({ action: 'restore' }), closed.conflict],
      [sent({ action: 'lift' }), closed.conflict],
      [sent({ action: 'dismiss' }), closed.conflict],
      [{ ...sent({}), token: asker.token }, refused.notAllowed],
      [{ ...sent({}), token: undefined }, refused.notSignedIn],
    ] as const;
    for (const [request, error] of requests) await expectError(client, act, request, error);
    const keyed = { ...sent({}), headers: { 'idempotency-key': unique('key') } };
    const first = await expectSuccess(client, act, keyed);
    expectSame((await expectSuccess(client, act, keyed)).data._id, first.data._id, 'done once');
    const other = { ...keyed, body: { ...keyed.body, reason: 'Another one' } };
    await expectError(client, act, other, closed.mismatch);
    await expectError(client, act, sent({}), closed.conflict);
  },
  async 'what was done is read by moderators, and by the person concerned'(client) {
    const { known, moderator } = await openForum(client);
    const author = await createUser(client);
    const thread = await beginThread(client, author);
    const target = { on: 'thread', id: thread._id } as const;
    const done = await moderate(client, moderator, 'warn', target);
    expectFields(done, { excerpt: thread.content, moderator: 'Asha Kumari', canAppeal: false });
    const query = { limit: '1' };
    const list = async (
      endpoint: typeof listModerationActions | typeof listModerationNotices,
      { token }: TestUser,
    ) => (await expectSuccess(client, endpoint, { token, query })).data[0];
    expectSame(await list(listModerationActions, moderator), done, 'the log');
    const notice = await list(listModerationNotices, author);
    expectSame(notice, { ...done, moderator: null, canAppeal: true }, 'the notice');
    const paged = { token: moderator.token, query: { cursor: 'zzz' } };
    const wrong = invalid({ cursor: 'wrong_cursor' });
    for (const endpoint of [listModerationActions, listModerationCases]) {
      await expectError(client, endpoint, paged, wrong);
      await expectError(client, endpoint, { token: known.token }, refused.notAllowed);
      await expectError(client, endpoint, {}, refused.notSignedIn);
    }
    await expectError(client, listModerationNotices, paged, wrong);
    await expectError(client, listModerationNotices, {}, refused.notSignedIn);
    await expectError(client, getModerationState, {}, refused.notSignedIn);
    await reportIt(client, known, thread._id);
    const { token } = moderator;
    const { data } = await expectSuccess(client, getModerationState, { token });
    expectSame([data.isModerator, data.waiting > 0], [true, true], 'the state of a moderator');
    expectSame((await caseOf(client, moderator, thread._id))?.warnings, 1, 'one warning');
  },
};
