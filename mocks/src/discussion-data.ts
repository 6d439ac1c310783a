import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { db } from './db.ts';
import type { CommentRecord, PostRecord, ThreadRecord } from './post-records.ts';
import { suspend } from './suspensions.ts';
import { storeComment, storeThread } from './thread-changes.ts';

type Copies = Pick<
  ExportedUser,
  | ('threads' | 'comments' | 'threadPictures' | 'likes' | 'mutedThreads')
  | ('moderation' | 'reports')
>;

/** What a user wrote in discussions, for the copy of their data. */
export function discussionCopies(userId: string): Copies {
  const isOwn = ({ authorId }: Pick<PostRecord, 'authorId'>) => authorId === userId;
  const isLiked = ({ likedBy }: PostRecord) => likedBy.includes(userId);
  const titleOf = (id: string) => db.threads.get(id)?.title ?? '';
  return {
    threads: [...db.threads.values()]
      .filter(isOwn)
      .map(({ title, content, createdAt }) => ({ title, content, createdAt })),
    comments: [...db.comments.values()].filter(isOwn).map(({ threadId, content, createdAt }) => ({
      title: titleOf(threadId),
      content,
      createdAt,
    })),
    threadPictures: [...db.threadPictures.values()].filter(isOwn).map(({ picture }) => picture.url),
    likes: [
      ...[...db.threads.values()].filter(isLiked).map(({ title }) => title),
      ...[...db.comments.values()].filter(isLiked).map(({ threadId }) => titleOf(threadId)),
    ].map((title) => ({ title, createdAt: new Date().toISOString() })),
    mutedThreads: [...db.threadMutes]
      .filter(([, muted]) => muted.has(userId))
      .map(([id]) => titleOf(id)),
    moderation: [...db.moderationActions.values()]
      .filter((action) => action.userId === userId)
      .map(({ action, excerpt, reason, appeal, createdAt }) => {
        return { action, excerpt, reason, appeal: appeal?.text ?? null, createdAt };
      }),
    reports: [...db.reports.values()]
      .filter(({ reporterId }) => reporterId === userId)
      .map(({ reason, createdAt }) => ({ reason, createdAt })),
  };
}

/** A post without a user: likes go, and what they wrote stays under no name. */
function without<P extends ThreadRecord | CommentRecord>(post: P, userId: string): P {
  const likedBy = post.likedBy.filter((id) => id !== userId);
  return { ...post, likedBy, authorId: post.authorId === userId ? null : post.authorId };
}

const concerns = ({ authorId, likedBy }: PostRecord, userId: string) =>
  authorId === userId || likedBy.includes(userId);

/** Keeps the posts of a user who leaves under no name, without pictures, and deletes likes, mutes and reports. */
export function leaveDiscussions(userId: string): void {
  for (const thread of db.threads.values()) {
    if (!concerns(thread, userId)) continue;
    const pictures = thread.authorId === userId ? [] : thread.pictures;
    storeThread({ ...without(thread, userId), pictures });
  }
  for (const comment of db.comments.values())
    if (concerns(comment, userId)) storeComment(without(comment, userId));
  for (const [id, { authorId }] of db.threadPictures)
    if (authorId === userId) db.threadPictures.delete(id);
  for (const [id, muted] of db.threadMutes)
    db.threadMutes.set(id, new Set([...muted].filter((one) => one !== userId)));
  for (const [id, { reporterId }] of db.reports) if (reporterId === userId) db.reports.delete(id);
  for (const action of db.moderationActions.values()) {
    const moderatorId = action.moderatorId === userId ? null : action.moderatorId;
    const concerned = action.userId === userId ? null : action.userId;
    db.moderationActions.set(action.id, { ...action, moderatorId, userId: concerned });
  }
  const until = db.suspensions.get(userId);
  if (until) suspend(userId, until);
  db.suspensions.delete(userId);
}
