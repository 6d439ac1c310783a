import type { Season } from '@upaj/content/crops/crop';
import type { PracticeFact, PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { SubjectId } from '@upaj/content/practice/subjects';
import type { StateSlug } from '@upaj/content/state-slugs';

/** A message with what was said before it. */
export interface Asked {
  message: string;
  /** Earlier turns, oldest first, without this message. */
  history: readonly { role: 'user' | 'model'; text: string }[];
  /** The person's language; a message in clear English or Hindi is answered in its own. */
  language: 'en' | 'hi';
  /** English name of the person's state. */
  state?: string;
  /** Today in the person's place: the next step depends on the month. */
  today: Date;
}

/** Where a message asks for: a district or state in English, a PIN code, or a name that may be a town. */
export interface NamedPlace {
  place?: string;
  pin?: string;
  town?: string;
}

/** What only live data can answer. */
export type LiveNeed =
  | { kind: 'price'; subject: SubjectId }
  | ({ kind: 'weather' } & NamedPlace)
  | ({ kind: 'labs' } & NamedPlace)
  | { kind: 'schemes'; state?: StateSlug };

/** What a message asks for, as far as we understand it. */
export interface Understood {
  /** Language of the answer. */
  language: 'en' | 'hi';
  script: 'latin' | 'devanagari';
  /** Crops and animals, never `general`. */
  subjects: readonly SubjectId[];
  topics: readonly PracticeTopic[];
  /** States named in the message, else the person's. */
  states: readonly StateSlug[];
  season?: Season;
  live?: LiveNeed;
  refusal?: 'off topic' | 'instructions' | 'poisoning' | 'distress' | 'medical';
  /** True if the subject or the topic comes from an earlier message. */
  isFollowUp: boolean;
}

/** An answer made of facts, or an honest refusal to make one. */
export interface Advice {
  outcome: 'answered' | 'asked back' | 'unknown' | 'refused' | 'helpline';
  /** Whole sentences in the language of the answer. */
  sentences: readonly string[];
  /** The facts that the sentences are made of, best first; at most three. */
  facts: readonly PracticeFact[];
  /** The fact behind the sentence on what the season asks for next; to be cited, but no answer to the question. */
  nextStep?: PracticeFact;
  /** Questions that a person may ask next, in the language of the answer. */
  followUps: readonly string[];
  understood: Understood;
}

/** The embedded adviser: it knows the practice facts and nothing else. */
export interface Adviser {
  understand(asked: Asked): Understood;
  /** Facts for the message, best first; none where no fact answers it. */
  retrieve(asked: Asked, most?: number): readonly PracticeFact[];
  advise(asked: Asked): Advice;
}
