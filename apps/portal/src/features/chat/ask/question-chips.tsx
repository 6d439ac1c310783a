import { ChipRow, chipStyles } from '@upaj/ui/chip-row';
import { usePressToAsk } from './use-press-to-ask.ts';

interface QuestionChipsProps {
  /** Name of the row. */
  label: string;
  questions: readonly string[];
}

/** Questions in a row that scrolls; a press asks. */
export function QuestionChips({ label, questions }: QuestionChipsProps) {
  const { row, press } = usePressToAsk();
  return (
    <div ref={row} className="min-w-0">
      <ChipRow label={label}>
        {questions.map((question) => (
          <button
            key={question}
            type="button"
            className={chipStyles()}
            onClick={() => press(question)}
          >
            {question}
          </button>
        ))}
      </ChipRow>
    </div>
  );
}
