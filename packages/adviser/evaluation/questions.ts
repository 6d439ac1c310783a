import type { Asked } from '../src/asked.ts';
import { readTable } from '../src/table.ts';

/** One message as a farmer types it, with the reply that counts as right. */
export interface Question {
  /** Unique and never changed. */
  id: string;
  /** A third is held out: its texts are never read while the adviser is tuned. */
  part: 'tuning' | 'held out';
  asked: Asked;
  /** Facts answer it, none does, or why it is refused. */
  expect: string;
  /** The one to three facts that answer best. */
  facts: readonly string[];
  /** Further facts that truly answer. */
  also: readonly string[];
  /** A fact about any other subject is one about the wrong crop. */
  subjects: readonly string[];
}

const idsOf = (cell = '') => cell.split(' ').filter(Boolean);

/** Our own questions: `evaluation/questions.tsv`. */
export const readQuestions = (): Question[] =>
  readTable('evaluation/questions.tsv')
    .slice(1)
    .map(
      ([
        id = '',
        part,
        language,
        state,
        expect = '',
        facts,
        also,
        subjects,
        text = '',
        history,
      ]) => ({
        id,
        part: part === 'tuning' ? 'tuning' : 'held out',
        asked: {
          message: text,
          history: history ? (JSON.parse(history) as Asked['history']) : [],
          language: language === 'en' ? 'en' : 'hi',
          ...(state && { state }),
          // So that a figure does not depend on the season.
          today: new Date('2026-11-24T06:00:00Z'),
        },
        expect,
        facts: idsOf(facts),
        also: idsOf(also),
        subjects: idsOf(subjects),
      }),
    );
