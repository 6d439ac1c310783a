import { demoId } from './id.ts';
import { type DemoPerson, demoPeople } from './people.ts';
import type { DemoCommentFacts, DemoKey, DemoThreadFacts } from './thread.ts';
import { fieldThreads } from './threads-field.ts';
import { marketThreads } from './threads-market.ts';
import { paperThreads } from './threads-papers.ts';

/** What someone of the demo wrote for others. */
export interface DemoPost {
  id: string;
  author: DemoPerson;
  content: string;
  /** Hours before now at which it was written. */
  hoursAgo: number;
  likedBy: readonly DemoPerson[];
}

/** An invented comment, with its replies, the oldest first. */
export interface DemoComment extends DemoPost {
  replies: readonly DemoPost[];
}

/** An invented discussion, with its comments, the oldest first. */
export interface DemoThread extends DemoPost {
  title: string;
  /** Id of the crop that it is about, null for none. */
  crop: string | null;
  /** Id of the accepted answer, null without one. */
  acceptedId: string | null;
  comments: readonly DemoComment[];
}

function personOf(key: DemoKey): DemoPerson {
  const found = demoPeople.find((person) => person.key === key);
  if (!found) throw new Error(`The demo has no person ${key}`);
  return found;
}

function toPost(facts: Omit<DemoCommentFacts, 'replies'>, id: string): DemoPost {
  const { author, content, hoursAgo, likedBy = [] } = facts;
  return { id, author: personOf(author), content, hoursAgo, likedBy: likedBy.map(personOf) };
}

function toComment({ replies = [], ...facts }: DemoCommentFacts, name: string): DemoComment {
  return {
    ...toPost(facts, demoId('comment', name)),
    replies: replies.map((reply, at) => toPost(reply, demoId('comment', `${name} ${at}`))),
  };
}

function toThread(facts: DemoThreadFacts): DemoThread {
  const { slug, title, crop = null, comments = [] } = facts;
  const all = comments.map((comment, at) => toComment(comment, `${slug} ${at}`));
  const accepted = comments.findIndex(({ isAccepted }) => isAccepted);
  return {
    ...toPost(facts, demoId('thread', slug)),
    title,
    crop,
    acceptedId: all[accepted]?.id ?? null,
    comments: all,
  };
}

/** The discussions of the demo, the newest first. */
export const demoThreads: readonly DemoThread[] = [
  ...marketThreads,
  ...fieldThreads,
  ...paperThreads,
]
  .map(toThread)
  .sort((left, right) => left.hoursAgo - right.hoursAgo);
