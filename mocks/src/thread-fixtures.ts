import { demoId } from '@upaj/demo/id';
import { demoBuyers, demoModerator, demoSellers } from '@upaj/demo/people';
import { type DemoComment, type DemoPost, type DemoThread, demoThreads } from '@upaj/demo/threads';
import { before } from './fixtures.ts';
import type { CommentRecord, PostRecord, ThreadRecord } from './post-records.ts';

/** What only the mocks have: posts of a deleted account, and posts that moderation has to do with. */
type MockPost<P extends DemoPost> = Omit<P, 'author'> & { author: DemoPost['author'] | null };
type MockComment = MockPost<Omit<DemoComment, 'replies'>> & { replies: readonly DemoPost[] };
type MockThread = MockPost<Omit<DemoThread, 'comments'>> & { comments: readonly MockComment[] };

const [, , harpreet, lakshmi, anjali] = demoSellers;
const [meera, , , vikram] = demoBuyers;
const none = { likedBy: [], replies: [] };

/** Posts that moderation has to do with. */
export const moderated = {
  thread: demoId('thread', 'manure-price'),
  /** Hidden; the first buyer wrote it. */
  hidden: demoId('comment', 'manure-price 0'),
  /** Reported by two. */
  reported: demoId('comment', 'manure-price 1'),
  /** Its author was warned, and appeals. */
  warned: demoId('comment', 'manure-price 2'),
};

/** A discussion whose author has deleted the account. */
const ofDeletedAccount: MockThread = {
  id: moderated.thread,
  author: null,
  title: 'Where do you get manure at a fair price?',
  content: 'Last year it came from the neighbour, who has sold his cows. #manure',
  crop: null,
  acceptedId: null,
  hoursAgo: 300,
  likedBy: anjali ? [anjali] : [],
  comments: [
    {
      ...none,
      id: moderated.hidden,
      author: meera ?? null,
      hoursAgo: 290,
      content: 'Only fools pay for manure.',
    },
    {
      ...none,
      id: moderated.reported,
      author: vikram ?? null,
      hoursAgo: 280,
      content: 'I sell cheap dreams, earn double in a week: https://quick-money.example',
    },
    {
      ...none,
      id: moderated.warned,
      author: harpreet ?? null,
      hoursAgo: 270,
      content: 'No one in this group knows anything about cows.',
    },
    {
      ...none,
      id: demoId('comment', 'manure-price 3'),
      author: lakshmi ?? null,
      hoursAgo: 260,
      content: 'The dairy in the next village gives it away in winter.',
      replies: [
        {
          id: demoId('comment', 'manure-price 3 0'),
          author: demoModerator,
          hoursAgo: 250,
          content: 'Thank you for staying friendly.',
          likedBy: lakshmi ? [lakshmi] : [],
        },
      ],
    },
  ],
};

function toPost(
  { id, author, content, hoursAgo, likedBy }: MockPost<DemoPost>,
  now: Date,
): PostRecord {
  return {
    id,
    authorId: author?.id ?? null,
    content,
    isByNewcomer: false,
    isHidden: id === moderated.hidden,
    createdAt: before(now, hoursAgo),
    editedAt: null,
    deletedAt: null,
    likedBy: likedBy.map((person) => person.id),
  };
}

/** The comments and replies of a discussion in the order in which they were written. */
function toComments({ id: threadId, comments }: MockThread, now: Date): CommentRecord[] {
  const all = comments.flatMap(({ replies, ...comment }) => [
    { ...toPost(comment, now), threadId, parentId: null },
    ...replies.map((reply) => ({ ...toPost(reply, now), threadId, parentId: comment.id })),
  ]);
  return all
    .sort((left, right) => left.createdAt.localeCompare(right.createdAt))
    .map((comment, at) => ({ ...comment, number: at + 1, change: at + 1 }));
}

function toThread(thread: MockThread, comments: readonly CommentRecord[], now: Date): ThreadRecord {
  const { title, crop, acceptedId } = thread;
  const post = toPost(thread, now);
  const lastActivityAt = comments.at(-1)?.createdAt ?? post.createdAt;
  const change = comments.length;
  return { ...post, title, crop, acceptedId, pictures: [], change, lastActivityAt };
}

/** The demo discussions with their comments as they are at `now`, the oldest first. */
export function discussions(now: Date): { threads: ThreadRecord[]; comments: CommentRecord[] } {
  const found = [...demoThreads, ofDeletedAccount].map((thread) => {
    const comments = toComments(thread, now);
    return { thread: toThread(thread, comments, now), comments };
  });
  const byAge = found.sort((left, right) =>
    left.thread.createdAt.localeCompare(right.thread.createdAt),
  );
  return {
    threads: byAge.map(({ thread }) => thread),
    comments: byAge.flatMap(({ comments }) => comments),
  };
}
