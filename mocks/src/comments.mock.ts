import { invalidField, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { mockEndpoint } from './mock-endpoint.ts';
import { mockStream } from './mock-stream.ts';
import type { CommentRecord } from './post-records.ts';
import { changesOfThread } from './thread-changes.ts';
import { changedSince, commentsOf, findComment, findThread, repliesOf } from './thread-posts.ts';
import { pageOfComments, toChanges, toComment, toReply } from './thread-view.ts';

/** Changes of one reply. */
const changesAtOnce = 100;

/** The page that a query asks for. */
function pageFor(
  all: readonly CommentRecord[],
  { cursor, limit }: { cursor?: string | undefined; limit?: number | undefined },
) {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor))
    throw invalidField('cursor', 'wrong_cursor');
  return pageOfComments(all, { after: Number(cursor ?? 0), limit });
}

const listComments = mockEndpoint(contract.listComments, ({ params, query, person }) => {
  const { id } = findThread(params.id, person);
  const { page, nextCursor } = pageFor(commentsOf(id), query);
  const data = page.map((comment) => toComment(comment, person));
  return { status: 200, body: { success: true, data, nextCursor } };
});

const listReplies = mockEndpoint(contract.listReplies, ({ params, query, person }) => {
  const { comment } = findComment(params.id, person);
  if (comment.parentId !== null) throw notFound('Comment');
  const { page, nextCursor } = pageFor(repliesOf(comment.id), query);
  const data = page.map((reply) => toReply(reply, person));
  return { status: 200, body: { success: true, data, nextCursor } };
});

const listThreadChanges = mockEndpoint(contract.listThreadChanges, ({ params, query, person }) => {
  const thread = findThread(params.id, person);
  const all = changedSince(thread.id, query.since);
  const isMore = all.length > changesAtOnce;
  const data = toChanges(thread, all.slice(0, changesAtOnce), isMore, person);
  return { status: 200, body: { success: true, data } };
});

async function* eventsOf(threadId: string, signal: AbortSignal) {
  for await (const change of changesOfThread(threadId, signal)) yield { data: { change } };
}

const streamThread = mockStream(contract.streamThread, ({ params, person, request }) =>
  eventsOf(findThread(params.id, person).id, request.signal),
);

/** What the mock server shows of comments. */
export const commentsHandlers = [listComments, listReplies, listThreadChanges, streamThread];
