import type { Answers } from '@upaj/content/schemes/finder-rule';

/** What every group of questions is given. */
export interface QuestionsProps {
  answers: Answers;
  /** Called with the answers that changed; undefined takes one back. */
  onAnswer: (change: Partial<Answers>) => void;
}
