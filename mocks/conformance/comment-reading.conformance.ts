import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { addComment, addReply, beginThread, closed, openForum } from './forum.ts';
import { about } from './market.ts';
import { openStream } from './stream.ts';
import { unknownId } from './users.ts';

const { deleteComment } = contract;
const { listComments, listReplies, listThreadChanges, streamThread } = contract;
const nowhere = { _id: unknownId };

/** Cases of comments as they are read, told live and notified. */
export const commentReadingCases: Cases = {
  async 'comments and replies come page by page, the oldest first'(client) {
    const { asker, reader } = await openForum(client);
    const thread = await beginThread(client, asker);
    const comments = [];
    for (const _ of [1, 2, 3]) comments.push(await addComment(client, reader, thread));
    const [first = nowhere] = comments;
    const replies = [];
    for (const _ of [1, 2, 3]) replies.push(await addReply(client, asker, first));
    const idsOf = (found: readonly { _id: string }[]) => found.map(({ _id }) => _id);
    for (const [endpoint, of, all] of [
      [listComments, thread, comments],
      [listReplies, first, replies],
    ] as const) {
      const params = { id: of._id };
      const page = await expectSuccess(client, endpoint, { params, query: { limit: '2' } });
      const query = { cursor: page.nextCursor ?? '' };
      const rest = await expectSuccess(client, endpoint, { params, query });
      const found = [...page.data, ...rest.data];
      expectSame([idsOf(found), rest.nextCursor], [idsOf(all), null], endpoint.name);
    }
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
    await expectError(client, streamThread, about(nowhere, asker), closed.noThread);
  },
};
