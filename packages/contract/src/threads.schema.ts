import * as z from 'zod/mini';
import { Id, line, Moment, paragraph } from './fields.ts';

export const NewThread = z.strictObject({
  title: line(1, 160),
  content: paragraph(1, 10_000),
  userId: Id,
});

export const Reply = z.object({ _id: Id, username: z.string(), reply: z.string() });
export const Comment = z.object({
  _id: Id,
  commenter: z.string(),
  comment: z.string(),
  likes: z.array(Id),
  replies: z.array(Reply),
  createdAt: Moment,
});
export const Thread = z.object({
  _id: Id,
  title: z.string(),
  content: z.string(),
  username: z.string(),
  profilePic: z.nullable(z.string()),
  hashtag: z.string(),
  likes: z.array(Id),
  comments: z.array(Id),
  commentDesc: z.array(Comment),
  createdAt: Moment,
});

const on = z.enum(['thread', 'comment']);
export const NewComment = z.strictObject({ on, id: Id, content: paragraph(1, 2000) });
export const LikeToggle = z.strictObject({ on, id: Id });
export const NewReport = z.strictObject({ on, id: Id, reason: paragraph(1, 500) });
