import type { Decision } from './decide/decide.ts';
import type { PracticeFact } from './facts.ts';
import type { LiveNeed } from './understand/live-need.ts';
import type { Understood } from './understand/understand.ts';

/** Whether facts are said behind the data of this moment; beside the price of today one of last year only confuses. */
export const addsToLive = (kind: LiveNeed['kind'], outcome: Advice['outcome']): boolean =>
  kind !== 'price' && outcome === 'answered';

/** An answer made of facts, or what is said in its place. */
export interface Advice {
  /** `near`: no fact answers, and those of the crop and topic are given as near. */
  outcome: 'answered' | 'near' | 'asked back' | 'small talk' | 'unknown' | 'refused' | 'helpline';
  /** Whole sentences in the language of the answer. */
  sentences: readonly string[];
  /** The facts that the sentences are made of, best first. */
  facts: readonly PracticeFact[];
  /** Questions that a person may ask next, in the language of the answer. */
  followUps: readonly string[];
  /** Answers to the question that is asked back, each a message of its own. */
  choices: readonly string[];
  understood: Understood;
  /** Why it was answered so. */
  decision: Decision;
}
