import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { addComment, addReply, beginThread, closed, openForum } from './forum.ts';
import { about, invalid, refused } from './market.ts';
import { openStream, untilUnread } from './stream.ts';
import { createUser, unknownId } from './users.ts';

const { deleteComment, listComments, listReplies } = contract;
const { getThread, listThreadChanges, streamThread } = contract;
const nowhere = { _id: unknownId };

/** Cases of comments as they are read, told live and notified. */
export const commentReadingCases: Cases = {
  async 'comments and replies come twenty at a time, the oldest first'(client) {
    const { asker, reader } = await openForum(client);
    const thread = await beginThread(client, asker);
    const comments = [];
    for (let at = 0; at < 22; at += 1) comments.push(await addComment(client, reader, thread));
    const [first = nowhere] = comments;
    const replies = [];
    for (let at = 0; at < 22; at += 1) replies.push(await addReply(client, asker, first));
    const idsOf = (found: readonly { _id: string }[]) => found.map(({ _id }) => _id);
    const { data } = await expectSuccess(client, getThread, about(thread, asker));
    expectSame(idsOf(data.commentDesc), idsOf(comments.slice(0, 20)), 'the first comments');
    expectSame(idsOf(data.commentDesc[0]?.replies ?? []), idsOf(replies.slice(0, 20)), 'replies');
    expectSame(data.comments, idsOf(comments).toReversed(), 'their ids, the latest first');
    for (const [endpoint, of, all] of [
      [listComments, thread, comments],
      [listReplies, first, replies],
    ] as const) {
      const params = { id: of._id };
      const page = await expectSuccess(client, endpoint, { params });
      const query = { cursor: page.nextCursor ?? '', limit: '1' };
      const next = await expectSuccess(client, endpoint, { params, query });
      const last = { ...query, cursor: next.nextCursor ?? '' };
      const end = await expectSuccess(client, endpoint, { params, query: last });
      const found = [page, next, end].flatMap((one) => idsOf(one.data));
      expectSame([found, end.nextCursor], [idsOf(all), null], endpoint.name);
      const wrong = { params, query: { cursor: 'zzz' } };
      await expectError(client, endpoint, wrong, invalid({ cursor: 'wrong_cursor' }));
    }
    const cursor = data.nextCursor ?? '';
    const rest = { params: { id: thread._id }, query: { cursor } };
    const more = await expectSuccess(client, listComments, rest);
    expectSame(idsOf(more.data), idsOf(comments.slice(20)), 'after the detail');
    const none = { params: { id: unknownId } };
    await expectError(client, listComments, none, closed.noThread);
    await expectError(client, listReplies, none, closed.noComment);
  },
  async 'what has changed since is told live, and fetched once'(client) {
    const { asker, reader } = await openForum(client);
    const thread = await beginThread(client, asker);
    const params = { id: thread._id };
    const stream = await openStream(client, streamThread, asker, params);
    expectSame(await stream.next(), { change: thread.change }, 'at once');
    const comment = await addComment(client, reader, thread);
    const { change } = await stream.next();
    expectSame(change > thread.change, true, 'the comment is told');
    stream.close();
    const reply = await addReply(client, asker, comment);
    const read = async (since: number) => {
      const sent = { params, query: { since: String(since) } };
      return (await expectSuccess(client, listThreadChanges, sent)).data;
    };
    const all = await read(thread.change);
    expectFields(all, { isMore: false, replies: [reply], commentCount: 1, likeCount: 0 });
    expectSame(all.comments, [{ ...comment, replyCount: 1 }], 'the comment as it is now');
    expectFields(await read(all.change), { comments: [], replies: [], change: all.change });
    await expectSuccess(client, deleteComment, about(reply, asker));
    const [gone] = (await read(all.change)).replies;
    expectFields(gone ?? {}, { _id: reply._id, isDeleted: true, reply: '' });
    const none = { params: { id: unknownId }, query: { since: '0' } };
    await expectError(client, listThreadChanges, none, closed.noThread);
    const wrong = { params, query: { since: '-1' } };
    await expectError(client, listThreadChanges, wrong, invalid({ since: 'wrong_format' }));
    await expectError(client, streamThread, about(nowhere, asker), closed.noThread);
    await expectError(
      client,
      streamThread,
      about({ _id: 'x' }, asker),
      invalid({ id: 'wrong_uuid' }),
    );
    await expectError(client, streamThread, { params }, refused.notSignedIn);
  },
  async 'who is answered is told, unless the discussion is muted'(client) {
    const { reader } = await openForum(client);
    const asker = await createUser(client);
    const { listNotifications, muteThread } = contract;
    const thread = await beginThread(client, asker);
    await addComment(client, asker, thread);
    const comment = await addComment(client, reader, thread);
    await untilUnread(client, asker, 1);
    const list = async () =>
      (await expectSuccess(client, listNotifications, { token: asker.token })).data;
    const [told, ...none] = await list();
    expectFields(told ?? {}, { kind: 'comment-received', subject: thread.title, count: 1 });
    const href = `/discussions/${thread._id}#comment-${comment._id}`;
    expectSame([told?.href, none], [href, []], 'where it leads');
    await expectSuccess(client, muteThread, about(thread, asker, { isMuted: true }));
    await addComment(client, reader, thread);
    const other = await beginThread(client, reader);
    const own = await addComment(client, asker, other);
    await addReply(client, reader, own);
    await untilUnread(client, asker, 2);
    const found = (await list()).map(({ kind, subject, count }) => [kind, subject, count]);
    const both = [
      ['reply-received', other.title, 1],
      ['comment-received', thread.title, 1],
    ];
    expectSame(found, both, 'not of the muted one');
  },
};
