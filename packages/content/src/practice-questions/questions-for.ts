import type { StateSlug } from '../state-slugs.ts';
import type { PracticeQuestion } from './practice-question.ts';
import { practiceQuestions } from './practice-questions.ts';

interface Circumstances {
  /** January is 1. */
  month: number;
  /** The state of the user, if it is known. */
  state?: StateSlug | undefined;
}

/** The place of a question: those of the user's own state first, then those that matter in few months. */
const rank = ({ states, months }: PracticeQuestion) => (states ? 0 : 12) + months.length;

/**
 * The questions to suggest in a month, the fittest first. One that is for some states is for no one else.
 *
 * @param count most that are returned
 */
export function questionsFor({ month, state }: Circumstances, count: number): PracticeQuestion[] {
  return practiceQuestions
    .filter(({ months }) => months.includes(month))
    .filter(({ states }) => !states || (state && states.includes(state)))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, count);
}
