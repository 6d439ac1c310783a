import { notAllowed, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { requireConsent } from '@upaj/contract/post-checks';
import { isEditMarked } from '@upaj/contract/threads.rules';
import { mockEndpoints } from './mock-endpoint.ts';
import { mockStream } from './mock-stream.ts';
import { newPost, refuseClosed, refuseSuspended } from './post-checks.ts';
import type { CommentRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';
import { addComment, changesOfThread, storeComment, storeThread } from './thread-changes.ts';
import {
  commentsOf,
  findComment,
  findPost,
  findThread,
  openCommentsOf,
  repliesOf,
} from './thread-posts.ts';
import { pageOfComments, toChanges, toComment, toReply } from './thread-view.ts';

const streamThread = mockStream(contract.streamThread, ({ params, person, request }) =>
  changesOfThread(findThread(params.id, person).id, request.signal),
);

/** The reply with a comment or a reply that was just written. */
function written(record: CommentRecord, person: PersonRecord) {
  const isReply = record.parentId !== null;
  const comment = isReply ? null : toComment(record, person);
  const reply = isReply ? toReply(record, person) : null;
  return { data: { comment, reply, commentCount: openCommentsOf(record.threadId).length } };
}

/** A comment of the user, with its discussion. */
function findOwn(id: string, person: PersonRecord) {
  const found = findComment(id, person);
  if (found.comment.authorId !== person.id) throw notAllowed();
  return found;
}

/** The mock server's comments and likes. */
export const commentsHandlers = [
  streamThread,
  ...mockEndpoints({
    listComments: ({ params, query, person }) =>
      pageOfComments(commentsOf(findThread(params.id, person).id), query, (comment) =>
        toComment(comment, person),
      ),

    listReplies({ params, query, person }) {
      const { comment } = findComment(params.id, person);
      if (comment.parentId !== null) throw notFound('Comment');
      return pageOfComments(repliesOf(comment.id), query, (reply) => toReply(reply, person));
    },

    listThreadChanges: ({ params, query, person }) => ({
      data: toChanges(findThread(params.id, person), query.since, person),
    }),

    createComment({ body, person }) {
      requireConsent(body, body.showsContacts);
      refuseSuspended(person);
      const { thread, comment } = findPost(body, person);
      refuseClosed(thread, ...(comment ? [comment] : []));
      // A reply to a reply stands beside it.
      const parentId = comment ? (comment.parentId ?? comment.id) : null;
      const post = newPost(body.content, person);
      return written(addComment({ ...post, threadId: thread.id, parentId }), person);
    },

    updateComment({ params, body, person }) {
      requireConsent(body, body.showsContacts);
      refuseSuspended(person);
      const { comment, thread } = findOwn(params.id, person);
      refuseClosed(thread, comment);
      const now = new Date();
      const isMarked = isEditMarked(new Date(comment.createdAt), now);
      const editedAt = isMarked ? now.toISOString() : comment.editedAt;
      return written(storeComment({ ...comment, content: body.content, editedAt }), person);
    },

    deleteComment({ params, person }) {
      const { comment } = findOwn(params.id, person);
      refuseClosed(comment);
      storeComment({ ...comment, content: '', deletedAt: new Date().toISOString() });
    },

    toggleLike({ body, person }) {
      refuseSuspended(person);
      const { thread, comment } = findPost(body, person);
      const post = comment ?? thread;
      refuseClosed(post, thread);
      const isLiked = body.isLiked ?? !post.likedBy.includes(person.id);
      const others = post.likedBy.filter((id) => id !== person.id);
      const likedBy = isLiked ? [...others, person.id] : others;
      if (comment) storeComment({ ...comment, likedBy });
      else storeThread({ ...thread, likedBy });
      return { data: { isLiked, likes: likedBy.length } };
    },
  }),
];
