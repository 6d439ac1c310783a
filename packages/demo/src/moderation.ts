import { demoId } from './id.ts';
import { type DemoPerson, demoBuyers, demoModerator, demoSellers } from './people.ts';
import type { DemoKey } from './thread.ts';
import { type DemoPost, type DemoThread, demoThreads } from './threads.ts';

/** A post of the demo that moderation is concerned with. */
interface DemoTarget {
  thread: DemoThread;
  /** Null for the discussion itself. */
  comment: DemoPost | null;
}

/** An invented report, which waits for the moderator. */
export interface DemoReport extends DemoTarget {
  id: string;
  reporter: DemoPerson;
  reason: string;
  /** Hours before now at which it was sent. */
  hoursAgo: number;
}

/** An invented warning, against which the author of the post has appealed. */
export interface DemoWarning extends DemoTarget {
  id: string;
  author: DemoPerson;
  moderator: DemoPerson;
  reason: string;
  appeal: string;
  /** Hours before now at which the author was warned. */
  hoursAgo: number;
  /** Hours before now at which the author appealed. */
  appealedHoursAgo: number;
}

const found = <T>(one: T | undefined, what: string): T => {
  if (one === undefined) throw new Error(`The demo has no ${what}`);
  return one;
};

const personOf = (key: DemoKey): DemoPerson =>
  found(
    [...demoSellers, ...demoBuyers].find((person) => person.key === key),
    key,
  );

function targetOf(slug: string, at?: number): DemoTarget {
  const thread = found(
    demoThreads.find(({ id }) => id === demoId('thread', slug)),
    slug,
  );
  const comment = at === undefined ? null : found(thread.comments[at], `${slug} ${at}`);
  return { thread, comment };
}

/** The reports of the demo, the oldest first. */
export const demoReports: readonly DemoReport[] = [
  {
    ...targetOf('transport-shared-truck'),
    id: demoId('report', 'transport-shared-truck harpreet'),
    reporter: personOf('harpreet'),
    reason: 'I take this for an advertisement of a carrier.',
    hoursAgo: 31,
  },
  {
    ...targetOf('grading-tomatoes-before-sale', 0),
    id: demoId('report', 'grading-tomatoes-before-sale mohan'),
    reporter: personOf('mohan'),
    reason: 'यह जवाब नहीं, अपने लिए माल मांगना है।',
    hoursAgo: 17,
  },
  {
    ...targetOf('transport-shared-truck'),
    id: demoId('report', 'transport-shared-truck meera'),
    reporter: personOf('meera'),
    reason: 'Kya yeh sach mein kharidar hai? Zara dekh lijiye.',
    hoursAgo: 6,
  },
];

/** The warnings of the demo. */
export const demoWarnings: readonly DemoWarning[] = [
  {
    ...targetOf('onion-storage-at-home', 2),
    id: demoId('action', 'onion-storage-at-home arjun'),
    author: personOf('arjun'),
    moderator: demoModerator,
    reason: 'Please answer the question of the discussion. Offers to buy belong in the Mandi.',
    appeal: 'I wanted to say what brings a better price, and did not offer to buy anything.',
    hoursAgo: 14,
    appealedHoursAgo: 5,
  },
];
