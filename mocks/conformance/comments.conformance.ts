import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { addComment, addReply, beginThread, closed, commentForm, openForum } from './forum.ts';
import { about } from './market.ts';
import { unknownId } from './users.ts';

const { createComment, updateComment, deleteComment, getThread } = contract;
const nowhere = { _id: unknownId };

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
    await expectError(client, deleteComment, about(nowhere, reader), closed.noComment);
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
