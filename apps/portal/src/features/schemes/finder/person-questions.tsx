import { questions } from '@upaj/content/schemes/finder-questions';
import type { YesNo } from '@upaj/content/schemes/finder-rule';
import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';
import { useLanguage } from '../../../shared/use-language.ts';
import { Choices } from './choices.tsx';
import { longestNumber } from './finder-address.ts';
import { getAgeError } from './finder-form.ts';
import type { QuestionsProps } from './questions-props.ts';
import { useFinderErrorText } from './use-finder-error-text.ts';

const yesNo: readonly YesNo[] = ['hasBankAccount', 'isWoman', 'paysIncomeTax', 'hasGovernmentPay'];

const choices = [
  { value: 'yes', label: { en: 'Yes', hi: 'हां' } },
  { value: 'no', label: { en: 'No', hi: 'नहीं' } },
  { value: 'unsaid', label: { en: 'I would rather not say', hi: 'नहीं बताना चाहते' } },
] as const;

const said = (answer: boolean | undefined) =>
  answer === undefined ? 'unsaid' : answer ? 'yes' : 'no';
const meant = { yes: true, no: false, unsaid: undefined };

/** Optional questions about the user. */
export function PersonQuestions({ form, onAnswer }: QuestionsProps) {
  const { language } = useLanguage();
  const errorText = useFinderErrorText();
  return (
    <>
      <FormField label={questions.age[language]} error={errorText(getAgeError(form))}>
        <NumberField
          kind="whole"
          maxLength={longestNumber}
          value={form.age ?? ''}
          onChange={({ target }) => onAnswer({ age: target.value })}
          className="max-w-40"
        />
      </FormField>
      {yesNo.map((ask) => (
        <Choices
          key={ask}
          kind="radio"
          question={questions[ask][language]}
          choices={choices}
          chosen={[said(form[ask])]}
          onChoose={(answer) => onAnswer({ [ask]: meant[answer] })}
        />
      ))}
    </>
  );
}
