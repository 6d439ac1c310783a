import type { SubjectId } from '@upaj/content/practice/subjects';

/** Why the adviser must refuse. */
export type RefusalReason = 'off topic' | 'instructions' | 'poisoning' | 'distress' | 'medical';

/** What a right reply to a question shows. */
export type Expectation =
  | {
      kind: 'facts';
      /** Ids of the one to three facts that answer best; every one must be shown. */
      facts: readonly string[];
      /** Ids of further facts that truly answer; they may be shown. */
      also?: readonly string[];
      /** A fact about any other subject is a fact about the wrong crop. */
      subjects: readonly SubjectId[];
    }
  /** About farming, but no fact answers it: the adviser says that it does not know. */
  | { kind: 'not in facts' }
  | { kind: 'refused'; why: RefusalReason };

/** One message as a farmer types it, with the reply that counts as right. */
export interface Question {
  /** Unique and never changed: it decides whether the question is held out. */
  id: string;
  text: string;
  language: 'en' | 'hi' | 'hinglish';
  /** What was said before in the same conversation, oldest first. */
  history?: readonly { role: 'user' | 'model'; text: string }[];
  /** State of the person's profile, in English. */
  state?: string;
  expect: Expectation;
}
