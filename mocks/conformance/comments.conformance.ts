import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import {
  addComment,
  addReply,
  beginThread,
  closed,
  commentForm,
  deletedThread,
  openForum,
} from './forum.ts';
import { about, invalid, refused } from './market.ts';
import { unique, unknownId } from './users.ts';

const { createComment, updateComment, deleteComment, getThread } = contract;
const nowhere = { _id: unknownId };
const wrongId = invalid({ id: 'wrong_uuid' });

/** Cases of comments and replies as they are written. */
export const commentsCases: Cases = {
  async 'a comment and a reply are read under their discussion'(client) {
    const { asker, reader } = await openForum(client);
    const thread = await beginThread(client, asker);
    const sent = { token: reader.token, body: commentForm(thread) };
    const { data } = await expectSuccess(client, createComment, sent);
    expectFields(data, { reply: null, commentCount: 1 });
    const { comment } = data;
    expectFields(comment ?? {}, { comment: sent.body.content, userId: reader.id, replies: [] });
    expectFields(comment ?? {}, { commenter: 'Asha Kumari', replyCount: 0, isByNewcomer: true });
    const first = comment ?? nowhere;
    const reply = await addReply(client, asker, first);
    expectFields(reply, { commentId: first._id, userId: asker.id, username: 'Asha Kumari' });
    const beside = await addReply(client, reader, reply);
    expectSame(beside.commentId, first._id, 'a reply to a reply stands beside it');
    const { data: read } = await expectSuccess(client, getThread, about(thread, asker));
    expectFields(read, { commentCount: 1, comments: [first._id], nextCursor: null });
    const whole = { ...comment, replies: [reply, beside], replyCount: 2 };
    expectSame(read.commentDesc, [whole], 'the comments');
  },
  async 'a comment names its invalid fields, and needs a session and something to comment on'(
    client,
  ) {
    const forum = await openForum(client);
    const { asker, reader, suspended } = forum;
    const thread = await beginThread(client, asker);
    const sent = (change: Record<string, unknown>, token: string | undefined = reader.token) => ({
      token,
      body: commentForm(thread, change),
    });
    const { thread: gone, comment } = await deletedThread(client, forum);
    const requests = [
      [sent({ content: 'a' }), invalid({ content: 'too_short' })],
      [sent({ content: 'क्षि'.repeat(2001) }), invalid({ content: 'too_long' })],
      [sent({ on: 'listing', id: 'x' }), invalid({ on: 'wrong_choice', id: 'wrong_uuid' })],
      [sent({ content: 'Pay to asha@upi' }), invalid({ content: 'contact_consent' })],
      [sent({ id: unknownId }), closed.noThread],
      [sent({ id: unknownId, on: 'comment' }), closed.noComment],
      [sent({ id: thread._id, on: 'comment' }), closed.noComment],
      [sent({ id: gone._id }), closed.post],
      [sent({ id: comment._id, on: 'comment' }), closed.post],
      [sent({}, ''), refused.notSignedIn],
      [sent({}, suspended.token), closed.suspended],
    ] as const;
    for (const [request, error] of requests)
      await expectError(client, createComment, request, error);
    const { data } = await expectSuccess(client, getThread, about(thread, asker));
    expectSame(data.commentCount, 0, 'nothing was written');
  },
  async 'the same comment is not written twice, and a repeated request not at all'(client) {
    const { asker, reader } = await openForum(client);
    const { token } = reader;
    const thread = await beginThread(client, asker);
    const headers = { 'idempotency-key': unique('key') };
    const body = commentForm(thread);
    const first = await expectSuccess(client, createComment, { token, headers, body });
    const again = await expectSuccess(client, createComment, { token, headers, body });
    expectSame(again, first, 'the first answer');
    const other = { token, headers, body: commentForm(thread) };
    await expectError(client, createComment, other, closed.mismatch);
    await expectError(client, createComment, { token, body }, closed.repeated);
    await expectSuccess(client, createComment, { token: asker.token, body });
  },
  async 'an author changes a comment, unmarked in its first minutes'(client) {
    const forum = await openForum(client);
    const { asker, reader } = forum;
    const thread = await beginThread(client, asker);
    const comment = await addComment(client, reader, thread);
    const reply = await addReply(client, asker, comment);
    const { content } = commentForm(thread);
    const change = (who = reader, body: object = { content }) => about(comment, who, body);
    const { data } = await expectSuccess(client, updateComment, change());
    expectFields(data.comment ?? {}, { _id: comment._id, comment: content, editedAt: null });
    const other = about(reply, asker, { content: `${content} as well` });
    const { data: changed } = await expectSuccess(client, updateComment, other);
    expectFields(changed.reply ?? {}, { _id: reply._id, reply: `${content} as well` });
    await expectError(client, updateComment, change(asker), refused.notAllowed);
    const short = change(reader, { content: ' ' });
    await expectError(client, updateComment, short, invalid({ content: 'required' }));
    const unsigned = { params: { id: comment._id }, body: { content } };
    await expectError(client, updateComment, unsigned, refused.notSignedIn);
    const ofNone = about(nowhere, reader, { content });
    await expectError(client, updateComment, ofNone, closed.noComment);
    await expectSuccess(client, deleteComment, about(comment, reader));
    await expectError(client, updateComment, change(), closed.post);
  },
  async 'a deleted comment leaves its replies, and nothing without them'(client) {
    const { asker, reader } = await openForum(client);
    const thread = await beginThread(client, asker);
    const [answered, alone] = [
      await addComment(client, reader, thread),
      await addComment(client, reader, thread),
    ];
    const reply = await addReply(client, asker, answered);
    await expectError(client, deleteComment, about(answered, asker), refused.notAllowed);
    const unsigned = { params: { id: answered._id } };
    await expectError(client, deleteComment, unsigned, refused.notSignedIn);
    await expectError(client, deleteComment, about(nowhere, reader), closed.noComment);
    await expectError(client, deleteComment, about({ _id: 'x' }, reader), wrongId);
    for (const comment of [answered, alone])
      await expectSuccess(client, deleteComment, about(comment, reader));
    await expectError(client, deleteComment, about(answered, reader), closed.post);
    const { data } = await expectSuccess(client, getThread, about(thread, reader));
    expectFields(data, { commentCount: 0, comments: [] });
    const [tombstone, ...none] = data.commentDesc;
    expectFields(tombstone ?? {}, { _id: answered._id, isDeleted: true, comment: '' });
    expectFields(tombstone ?? {}, { userId: null, commenter: 'Unknown User', replies: [reply] });
    expectSame(none, [], 'the other one is gone');
    await expectSuccess(client, deleteComment, about(reply, asker));
    const after = await expectSuccess(client, getThread, about(thread, reader));
    expectSame(after.data.commentDesc, [], 'without a reply it goes as well');
  },
};
