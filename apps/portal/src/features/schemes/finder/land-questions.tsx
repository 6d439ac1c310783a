import { landChoices, questions } from '@upaj/content/schemes/finder-questions';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { Choices } from './choices.tsx';
import { NumberQuestion } from './number-question.tsx';
import type { QuestionsProps } from './questions-props.ts';

/** Whose land, and how much. */
export function LandQuestions({ answers, onAnswer }: QuestionsProps) {
  const { t } = useTranslation('schemes');
  const { language } = useLanguage();
  return (
    <>
      <Choices
        kind="radio"
        question={questions.land[language]}
        choices={landChoices}
        chosen={answers.land ? [answers.land] : []}
        onChoose={(land) => onAnswer({ land })}
      />
      {answers.land !== 'none' && (
        <NumberQuestion
          kind="decimal"
          max={10_000}
          question={questions.hectares[language]}
          hint={t('finder.hectareHint')}
          value={answers.hectares}
          onValueChange={(hectares) => onAnswer({ hectares })}
        />
      )}
    </>
  );
}
