import { ChipRow, chipStyles } from '@upaj/ui/chip-row';
import { moveFocusOnUnmount } from '@upaj/ui/move-focus-on-unmount';
import { useState } from 'react';
import { useAsk } from '../use-ask.ts';

interface QuestionChipsProps {
  /** Name of the row. */
  label: string;
  questions: readonly string[];
}

/** Questions in a row that scrolls; a press asks. */
export function QuestionChips({ label, questions }: QuestionChipsProps) {
  const { ask } = useAsk();
  const [isPressed, setPressed] = useState(false);

  function press(question: string): void {
    setPressed(true);
    void ask(question);
  }

  return (
    // The chip that was pressed goes, and the focus with it.
    <div ref={isPressed ? moveFocusOnUnmount : undefined} className="min-w-0">
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
