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
import { about } from './market.ts';
import { caseOf, moderate, report, reportIt, tomorrow } from './moderation.ts';
import { createKnownUser, createUser, type TestUser, unknownId } from './users.ts';

const { createReport, getModerationState, listModerationActions } = contract;
const { listModerationNotices, createThread, createComment, getThread } = contract;
const { updateThread, deleteThread, updateComment, deleteComment, toggleLike } = contract;

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
    const content = { content: sent.content };
    const attempts = [
      [updateThread, about(thread, author, { title: 'Something else' })],
      [deleteThread, about(thread, author)],
      [updateComment, about(comment, author, { content: 'Something else' })],
      [deleteComment, about(comment, author)],
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
    await reportIt(client, known, thread._id);
    const { token } = moderator;
    const { data } = await expectSuccess(client, getModerationState, { token });
    expectSame([data.isModerator, data.waiting > 0], [true, true], 'the state of a moderator');
    expectSame((await caseOf(client, moderator, thread._id))?.warnings, 1, 'one warning');
  },
};
