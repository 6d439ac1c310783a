import type { DomainServices } from '../../platform/modules/domain-module.ts';
import type { PostKey } from './post-key.ts';

/** A discussion, a comment or a reply as the domain of discussions gives it. */
export type ModeratedPost = NonNullable<
  Awaited<ReturnType<DomainServices['threads']['findPost']>>
> &
  PostKey;

/** What names a post in a request. */
export type PostName = Pick<ModeratedPost, 'on' | 'id'>;

/** The post of a stored report or action, as requests name it. */
export const postName = ({ threadId, commentId }: PostKey): PostName =>
  commentId === null ? { on: 'thread', id: threadId } : { on: 'comment', id: commentId };

/** What a refusal calls it. */
export const postNoun = { thread: 'Discussion', comment: 'Comment' } as const;
