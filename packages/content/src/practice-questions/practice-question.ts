import type { StateSlug } from '../state-slugs.ts';
import type { Bilingual } from '../text.ts';

/** A short question that one of our facts answers, to be suggested when it is asked in the fields. */
export interface PracticeQuestion {
  text: Bilingual;
  /** Id of the practice fact that answers it. */
  factId: string;
  /** Months in which it matters, January is 1. */
  months: readonly number[];
  /** The only states that it is for; absent for all of them. */
  states?: readonly StateSlug[];
}
