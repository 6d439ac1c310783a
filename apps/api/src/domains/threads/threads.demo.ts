import { hashtagsIn } from '@upaj/contract/threads.rules';
import { type DemoComment, type DemoPost, type DemoThread, demoThreads } from '@upaj/demo/threads';
import { queriesOf } from '../../db/transaction.ts';
import type { DemoPart } from '../../platform/modules/demo-part.ts';
import { fingerprintOf } from './post-text-rules.ts';
import { searchColumns } from './search-columns.ts';
import { commentLikes, comments, threadLikes, threadStats, threads } from './threads.tables.ts';

const HOUR = 60 * 60 * 1000;

type At = (post: DemoPost) => Date;

const postRow = ({ id, author, content }: DemoPost, createdAt: Date) => ({
  id,
  authorId: author.id,
  content,
  createdAt,
  fingerprint: fingerprintOf(content),
  isByNewcomer: false,
});

function threadRow(thread: DemoThread, at: At) {
  const { title, content, crop } = thread;
  const text = { title, content, crop, hashtags: hashtagsIn(title, content) };
  return { ...postRow(thread, at(thread)), ...text, ...searchColumns(text) };
}

/** A comment or reply of a discussion, and the comment that it replies to. */
interface Written {
  post: DemoPost;
  parentId: string | null;
  replyCount: number;
}

/** Everything that was written in a discussion, the oldest first. */
const writtenIn = ({ comments }: DemoThread): Written[] =>
  comments
    .flatMap((comment: DemoComment): Written[] => [
      { post: comment, parentId: null, replyCount: comment.replies.length },
      ...comment.replies.map((post) => ({ post, parentId: comment.id, replyCount: 0 })),
    ])
    .sort((one, other) => other.post.hoursAgo - one.post.hoursAgo);

function commentRows(thread: DemoThread, at: At) {
  return writtenIn(thread).map(({ post, parentId, replyCount }, index) => ({
    ...postRow(post, at(post)),
    threadId: thread.id,
    parentId,
    replyCount,
    likeCount: post.likedBy.length,
    number: index + 1,
    change: index + 1,
  }));
}

function statsRow(thread: DemoThread, at: At) {
  const written = writtenIn(thread);
  return {
    threadId: thread.id,
    createdAt: at(thread),
    acceptedId: thread.acceptedId,
    lastActivityAt: at(written.at(-1)?.post ?? thread),
    likeCount: thread.likedBy.length,
    commentCount: thread.comments.length,
    change: written.length,
  };
}

/** The likes of a post, some minutes apart. */
const likesOf = (post: DemoPost, at: At) =>
  post.likedBy.map(({ id: userId }, index) => ({
    userId,
    createdAt: new Date(at(post).getTime() + (index + 1) * 60_000),
  }));

/** The discussions of the demo data. */
export const threadDemo: DemoPart = {
  async prepare({ now }) {
    const at: At = ({ hoursAgo }) => new Date(now.getTime() - hoursAgo * HOUR);
    const liked = demoThreads.flatMap((thread) =>
      likesOf(thread, at).map((like) => ({ ...like, threadId: thread.id })),
    );
    const likedComments = demoThreads.flatMap((thread) =>
      writtenIn(thread).flatMap(({ post }) =>
        likesOf(post, at).map((like) => ({ ...like, commentId: post.id })),
      ),
    );
    return async (tx) => {
      const queries = queriesOf(tx);
      await queries.insert(threads).values(demoThreads.map((thread) => threadRow(thread, at)));
      await queries.insert(threadStats).values(demoThreads.map((thread) => statsRow(thread, at)));
      await queries
        .insert(comments)
        .values(demoThreads.flatMap((thread) => commentRows(thread, at)));
      await queries.insert(threadLikes).values(liked);
      await queries.insert(commentLikes).values(likedComments);
    };
  },
};
