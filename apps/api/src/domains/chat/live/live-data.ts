import type { LiveNeed } from '@upaj/adviser/understand/live-need';
import type { ChatSource } from '@upaj/contract/chat.schema';

/** Who asks for the data of this moment. */
export interface LiveContext {
  userId: string;
  language: 'en' | 'hi';
  /** Town of the person's profile. */
  city: string;
  /** State to answer for, in English. */
  state: string;
  /** Now, for the month. */
  now: Date;
  /** The question. */
  message: string;
}

/** What the data of this moment says. */
export interface LiveAnswer {
  kind: LiveNeed['kind'];
  /** Whole sentences; when the data cannot be had, what to do instead. */
  sentences: readonly string[];
  sources: readonly ChatSource[];
}

/** What one kind of data says; without a result there is no such data. */
export type LivePart<K extends LiveNeed['kind']> = (
  need: Extract<LiveNeed, { kind: K }>,
  context: LiveContext,
) => Promise<Omit<LiveAnswer, 'kind'>>;

/** Answers what only the data of this moment can answer; never throws. */
export type LiveData = (
  need: LiveNeed | undefined,
  context: LiveContext,
) => Promise<LiveAnswer | undefined>;
