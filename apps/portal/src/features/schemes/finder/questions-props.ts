import type { FinderForm } from './finder-form.ts';

/** What every group of questions is given. */
export interface QuestionsProps {
  form: FinderForm;
  /** Called with the answers that changed; undefined removes one. */
  onAnswer: (change: Partial<FinderForm>) => void;
}
