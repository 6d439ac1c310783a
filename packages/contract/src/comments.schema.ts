import * as z from 'zod/mini';
import { Id, Timestamp, text, typedInteger } from './fields.ts';
import { postText } from './post-fields.ts';
import { threadLengths } from './threads.rules.ts';

const { min, max } = threadLengths.comment;
const commentField = postText(min, max).check(
  z.describe('Comment or reply, 2 to 2,000 characters as a reader counts them'),
);

/** The author's consent to show contact details. */
export const consent = z
  .optional(z.boolean())
  .check(
    z.describe(
      'Whether the author agrees that signed-in users see the phone numbers, e-mail and UPI addresses of the text; without it such a text is refused',
    ),
  );

/** Read-only number of things. */
export const count = (description: string) => z.int().check(z.gte(0), z.describe(description));
const authorId = z
  .nullable(Id)
  .check(z.describe('Id of the author, null once the account is deleted'));
const profilePic = z
  .nullable(z.string())
  .check(z.describe("Address of the author's picture, null without one"));
/** Read-only name of an author. */
export const username = text('Name of the author, `Unknown User` once the account is deleted');

/** What every post has: a discussion, a comment or a reply. */
export const post = {
  userId: authorId,
  profilePic,
  likes: z
    .array(Id)
    .check(z.describe('Ids of users who like it, the latest first, at most 100 of them')),
  likeCount: count('Number of users who like it'),
  isLiked: z.boolean().check(z.describe('Whether the signed-in user likes it')),
  createdAt: Timestamp.check(z.describe('When it was written')),
  editedAt: z
    .nullable(Timestamp)
    .check(z.describe('When it was changed last; null if never, or within its first five minutes')),
  isDeleted: z
    .boolean()
    .check(z.describe('Whether its author has deleted it; its texts are then empty')),
  isHidden: z
    .boolean()
    .check(
      z.describe('Whether moderation has hidden it; its texts are empty except for its author'),
    ),
  isByNewcomer: z
    .boolean()
    .check(z.describe('Whether the account was in its first 24 hours when it was written')),
};

export const Reply = z.object({
  ...post,
  _id: Id.check(z.describe('Id of the reply')),
  commentId: Id.check(z.describe('Id of the comment that it replies to')),
  username,
  reply: text('What was replied'),
});
export type Reply = z.infer<typeof Reply>;

export const Comment = z.object({
  ...post,
  _id: Id.check(z.describe('Id of the comment')),
  commenter: username,
  comment: text('What was said'),
  replies: z.array(Reply).check(z.describe('The first 20 replies, the oldest first')),
  replyCount: count('Number of replies'),
});
export type Comment = z.infer<typeof Comment>;

const target = {
  on: z.enum(['thread', 'comment']).check(z.describe('What the id names; replies are comments')),
  id: Id.check(z.describe('Discussion, comment or reply')),
};
export const CommentForm = z.strictObject({ content: commentField, showsContacts: consent });
export const NewComment = z.strictObject({ ...target, ...CommentForm.shape });
export type NewComment = z.infer<typeof NewComment>;

/** A comment or a reply that was written or changed; the other one is null. */
export const WrittenComment = z.object({
  comment: z.nullable(Comment).check(z.describe('The comment, null for a reply')),
  reply: z.nullable(Reply).check(z.describe('The reply, null for a comment')),
  commentCount: count('Number of comments of its discussion now'),
});
export type WrittenComment = z.infer<typeof WrittenComment>;

export const LikeToggle = z.strictObject({
  ...target,
  isLiked: z
    .optional(z.boolean())
    .check(z.describe('What it becomes, so that a repeated request changes nothing; else toggled')),
});
/** State of a like. */
export const Liked = z.object({
  isLiked: z.boolean().check(z.describe('Whether the user likes it now')),
  likes: count('Number of likes'),
});

/** Where a client goes on. */
export const ChangesSince = z.strictObject({
  since: typedInteger(0, 2_000_000_000).check(
    z.describe('Number of the last change that the client has'),
  ),
});

/** What has changed in a discussion, in the order of the changes. */
export const ThreadChanges = z.object({
  change: count('Number of the last change of this reply, from which the next request goes on'),
  isMore: z.boolean().check(z.describe('Whether there are further changes')),
  comments: z
    .array(Comment)
    .check(z.describe('Comments that were written or changed, as they are now, without replies')),
  replies: z
    .array(Reply)
    .check(z.describe('Replies that were written or changed, as they are now')),
  commentCount: count('Number of comments now'),
  likeCount: count('Number of likes now'),
  acceptedId: z.nullable(Id).check(z.describe('Id of the accepted answer, null without one')),
});
export type ThreadChanges = z.infer<typeof ThreadChanges>;

/** That something has changed. */
export const LiveThread = z.object({
  change: count('Number of the last change of the discussion'),
});
