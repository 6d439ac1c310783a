import { produceChoices, questions, wantChoices } from '@upaj/content/schemes/finder-questions';
import { useLanguage } from '../../../shared/use-language.ts';
import { Choices } from './choices.tsx';
import type { QuestionsProps } from './questions-props.ts';

/** Adds a missing item, and removes a present one. */
function toggle<Value>(values: readonly Value[] = [], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** What the user grows or keeps, and what they need. */
export function CropQuestions({ form, onAnswer }: QuestionsProps) {
  const { language } = useLanguage();
  return (
    <>
      <Choices
        kind="checkbox"
        question={questions.grows[language]}
        choices={produceChoices}
        chosen={form.grows ?? []}
        onChoose={(produce) => onAnswer({ grows: toggle(form.grows, produce) })}
      />
      <Choices
        kind="checkbox"
        question={questions.wants[language]}
        choices={wantChoices}
        chosen={form.wants ?? []}
        onChoose={(want) => onAnswer({ wants: toggle(form.wants, want) })}
      />
    </>
  );
}
