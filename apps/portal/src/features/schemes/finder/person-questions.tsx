import { questions } from '@upaj/content/schemes/finder-questions';
import type { YesNo } from '@upaj/content/schemes/finder-rule';
import { useLanguage } from '../../../shared/use-language.ts';
import { Choices } from './choices.tsx';
import { NumberQuestion } from './number-question.tsx';
import type { QuestionsProps } from './questions-props.ts';

const yesNo: readonly YesNo[] = ['hasBankAccount', 'isWoman', 'paysIncomeTax', 'hasGovernmentPay'];

const choices = [
  { value: 'yes', label: { en: 'Yes', hi: 'हां' } },
  { value: 'no', label: { en: 'No', hi: 'नहीं' } },
  { value: 'unsaid', label: { en: 'I would rather not say', hi: 'नहीं बताना चाहते' } },
] as const;

const said = (answer: boolean | undefined) =>
  answer === undefined ? 'unsaid' : answer ? 'yes' : 'no';
const meant = { yes: true, no: false, unsaid: undefined };

/** Who the person is, as far as they like to say. */
export function PersonQuestions({ answers, onAnswer }: QuestionsProps) {
  const { language } = useLanguage();
  return (
    <>
      <NumberQuestion
        kind="whole"
        max={120}
        question={questions.age[language]}
        value={answers.age}
        onValueChange={(age) => onAnswer({ age })}
      />
      {yesNo.map((ask) => (
        <Choices
          key={ask}
          kind="radio"
          question={questions[ask][language]}
          choices={choices}
          chosen={[said(answers[ask])]}
          onChoose={(answer) => onAnswer({ [ask]: meant[answer] })}
        />
      ))}
    </>
  );
}
