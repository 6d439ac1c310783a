import * as z from 'zod/mini';
import { Id, line, paragraph, Timestamp, text } from './fields.ts';

export const NewThread = z.strictObject({
  title: line(1, 160).check(z.describe('What it is about, 1 to 160 characters')),
  content: paragraph(1, 10_000).check(z.describe('The question, 1 to 10,000 characters')),
  userId: Id.check(z.describe('The author: the signed-in user')),
});

const likes = z.array(Id).check(z.describe('Ids of the users who like it'));

export const Reply = z.object({
  _id: Id.check(z.describe('Id of the reply')),
  username: text('Who replied'),
  reply: text('What was replied'),
});
export const Comment = z.object({
  _id: Id.check(z.describe('Id of the comment')),
  commenter: text('Who commented'),
  comment: text('What was said'),
  likes,
  replies: z.array(Reply).check(z.describe('Replies, the oldest first')),
  createdAt: Timestamp.check(z.describe('When it was written')),
});
export const Thread = z.object({
  _id: Id.check(z.describe('Id of the discussion')),
  title: text('What it is about'),
  content: text('The question'),
  username: text('Who asked'),
  profilePic: z
    .nullable(z.string())
    .check(z.describe("Address of the asker's picture, null without one")),
  hashtag: text('Word that it is found under'),
  likes,
  comments: z.array(Id).check(z.describe('Ids of its comments, the oldest first')),
  commentDesc: z
    .array(Comment)
    .check(z.describe('The comments themselves; empty in lists of discussions')),
  createdAt: Timestamp.check(z.describe('When it was asked')),
});

const target = {
  on: z.enum(['thread', 'comment']).check(z.describe('What the id names')),
  id: Id.check(z.describe('Discussion or comment')),
};
export const NewComment = z.strictObject({
  ...target,
  content: paragraph(1, 2000).check(z.describe('Comment or reply, 1 to 2000 characters')),
});
export const LikeToggle = z.strictObject(target);
export const NewReport = z.strictObject({
  ...target,
  reason: paragraph(1, 500).check(z.describe('What is wrong with it, 1 to 500 characters')),
});
/** State of a like. */
export const Liked = z.object({
  isLiked: z.boolean().check(z.describe('Whether the user likes it now')),
  likes: z.int().check(z.describe('Number of likes')),
});
