import { landChoices, questions } from '@upaj/content/schemes/finder-questions';
import { useLanguage } from '../../../shared/use-language.ts';
import { AreaQuestion } from './area-question.tsx';
import { Choices } from './choices.tsx';
import type { QuestionsProps } from './questions-props.ts';

/** Whose land, and how much. */
export function LandQuestions({ form, onAnswer }: QuestionsProps) {
  const { language } = useLanguage();
  return (
    <>
      <Choices
        kind="radio"
        question={questions.land[language]}
        choices={landChoices}
        chosen={form.land ? [form.land] : []}
        onChoose={(land) => onAnswer({ land })}
      />
      {form.land !== 'none' && <AreaQuestion form={form} onAnswer={onAnswer} />}
    </>
  );
}
