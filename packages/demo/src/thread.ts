/** Key of a demo person. */
export type DemoKey =
  | 'ramesh'
  | 'sunita'
  | 'harpreet'
  | 'lakshmi'
  | 'anjali'
  | 'mohan'
  | 'meera'
  | 'arjun'
  | 'fatima'
  | 'vikram'
  | 'kavita';

/** What someone of the demo wrote. */
interface DemoText {
  author: DemoKey;
  content: string;
  /** Hours before now at which it was written. */
  hoursAgo: number;
  likedBy?: readonly DemoKey[];
}

/** A comment as it stands in the lists of the demo. */
export interface DemoCommentFacts extends DemoText {
  isAccepted?: true;
  replies?: readonly DemoText[];
}

/** A discussion as it stands in the lists of the demo. */
export interface DemoThreadFacts extends DemoText {
  /** Unique; its ids are made of it. */
  slug: string;
  title: string;
  /** Id of a crop; about none without it. */
  crop?: string;
  comments?: readonly DemoCommentFacts[];
}
