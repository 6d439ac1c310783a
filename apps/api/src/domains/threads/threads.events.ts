import { Id } from '@upaj/contract/fields';
import * as z from 'zod/mini';
import { defineEvent } from '../../platform/events/define-event.ts';

const thread = { threadId: Id };

/** A discussion has begun. */
export const threadWritten = defineEvent('thread.written', z.object(thread));

/** Someone has commented, or replied to the comment `parentId`. */
export const commentWritten = defineEvent(
  'comment.written',
  z.object({ ...thread, commentId: Id, parentId: z.nullable(Id) }),
);

/** `userId` has begun to like the post. */
export const postLiked = defineEvent(
  'post.liked',
  z.object({ ...thread, on: z.enum(['thread', 'comment']), id: Id, userId: Id }),
);

/** `userId` likes the post no longer. */
export const postUnliked = defineEvent('post.unliked', postLiked.schema);

/** A post was deleted or hidden. */
export const postClosed = defineEvent(
  'post.closed',
  z.object({ ...thread, on: z.enum(['thread', 'comment']), id: Id }),
);

/** The asker has accepted a comment as the answer. */
export const answerAccepted = defineEvent(
  'answer.accepted',
  z.object({ ...thread, commentId: Id }),
);

/** The asker has accepted another comment, or none. */
export const answerWithdrawn = defineEvent('answer.withdrawn', answerAccepted.schema);

/** Something in a discussion has changed; `change` is the number of its last change. */
export const threadChanged = defineEvent(
  'thread.changed',
  z.object({ ...thread, change: z.int() }),
);
