import { notAllowed } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { isEditMarked } from '@upaj/contract/threads.rules';
import { fingerprintOf } from './fingerprint.ts';
import { runIdempotent } from './idempotency.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import {
  checkConsent,
  checkLinks,
  newPost,
  refuseClosed,
  refuseHiddenText,
  refuseLateEdit,
  refuseRepeated,
  refuseSuspended,
} from './post-checks.ts';
import { tellOfComment, tellOfLike } from './post-news.ts';
import type { CommentRecord, ThreadRecord } from './post-records.ts';
import type { PersonRecord } from './records.ts';
import { addComment, storeComment, storeThread } from './thread-changes.ts';
import { findComment, findThread, openCommentsOf } from './thread-posts.ts';
import { toComment, toReply } from './thread-view.ts';

/** What a request names: a discussion, or a comment with its discussion. */
function findTarget(
  { on, id }: { on: 'thread' | 'comment'; id: string },
  person: PersonRecord,
): { thread: ThreadRecord; comment?: CommentRecord } {
  return on === 'thread' ? { thread: findThread(id, person) } : findComment(id, person);
}

function toWritten(record: CommentRecord, person: PersonRecord) {
  const isReply = record.parentId !== null;
  return {
    comment: isReply ? null : toComment(record, person),
    reply: isReply ? toReply(record, person) : null,
    commentCount: openCommentsOf(record.threadId).length,
  };
}

const createComment = mockEndpoint(contract.createComment, (asked) => {
  const { body, person } = asked;
  checkConsent(body);
  return runIdempotent(asked, async () => {
    refuseSuspended(person);
    const { thread, comment } = findTarget(body, person);
    refuseClosed(thread, ...(comment ? [comment] : []));
    checkLinks(body, person);
    const post = newPost(body.content, person);
    refuseHiddenText(post.content, person);
    refuseRepeated(post.fingerprint, person);
    // A reply to a reply stands beside it.
    const parentId = comment ? (comment.parentId ?? comment.id) : null;
    const stored = addComment({ ...post, threadId: thread.id, parentId });
    tellOfComment(thread, stored, person);
    return { status: 201, body: { success: true, data: toWritten(stored, person) } };
  });
});

/** A comment of the user, with its discussion. */
function findOwn(id: string, person: PersonRecord) {
  const found = findComment(id, person);
  if (found.comment.authorId !== person.id) throw notAllowed();
  return found;
}

/** Sets the changed text of a comment, and keeps the earlier one. */
function editComment(comment: CommentRecord, content: string, person: PersonRecord) {
  if (content === comment.content) return comment;
  checkLinks({ content }, person);
  const fingerprint = fingerprintOf(content);
  refuseHiddenText(content, person);
  const now = new Date();
  const at = now.toISOString();
  const versions = [...comment.versions, { title: null, content: comment.content, at }];
  const isMarked = isEditMarked(new Date(comment.createdAt), now);
  const editedAt = isMarked ? at : comment.editedAt;
  return storeComment({ ...comment, content, fingerprint, versions, editedAt });
}

const updateComment = mockEndpoint(contract.updateComment, ({ params, body, person }) => {
  checkConsent(body);
  refuseSuspended(person);
  const { comment, thread } = findOwn(params.id, person);
  refuseClosed(thread);
  refuseLateEdit(comment);
  const stored = editComment(comment, body.content, person);
  return { status: 200, body: { success: true, data: toWritten(stored, person) } };
});

const deleteComment = mockEndpoint(contract.deleteComment, ({ params, person }) => {
  const { comment } = findOwn(params.id, person);
  refuseClosed(comment);
  const at = new Date().toISOString();
  const old = { title: null, content: comment.content, at };
  const versions = [...comment.versions, old];
  storeComment({ ...comment, content: '', deletedAt: at, versions });
  return { status: 204 };
});

const toggleLike = mockEndpoint(contract.toggleLike, ({ body, person }) => {
  refuseSuspended(person);
  const { thread, comment } = findTarget(body, person);
  const post = comment ?? thread;
  refuseClosed(post, thread);
  const isLiked = body.isLiked ?? !post.likedBy.includes(person.id);
  const others = post.likedBy.filter((id) => id !== person.id);
  const likedBy = isLiked ? [...others, person.id] : others;
  if (likedBy.length !== post.likedBy.length) {
    if (comment) storeComment({ ...comment, likedBy });
    else storeThread({ ...thread, likedBy });
    if (isLiked) tellOfLike(post, thread, comment, person);
  }
  const data = { isLiked, likes: likedBy.length };
  return { status: 200, body: { success: true, data } };
});

/** What users of the mock server do with comments and likes. */
export const commentWritingHandlers = [createComment, updateComment, deleteComment, toggleLike];
