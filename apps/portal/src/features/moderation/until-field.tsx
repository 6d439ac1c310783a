import { ChoiceCard, ChoiceCards } from '@upaj/ui/choice-card';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useState } from 'react';
import { useThreadFieldErrorText } from '../../domains/threads/use-thread-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** Days of a suspension, or its last day as yyyy-mm-dd. */
export type Ending = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const days = ['1', '7', '30'] as const;

/** When a suspension of today ends, as a timestamp; nothing for a day that is none. */
export function endOf(ending: Ending): string | undefined {
  if (/^\d{1,2}$/.test(ending)) return new Date(Date.now() + Number(ending) * DAY_MS).toISOString();
  // The end of that day in India.
  const end = new Date(`${ending}T23:59:59+05:30`);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
}

interface UntilFieldProps {
  chosen: Ending;
  onChoose: (ending: Ending) => void;
  error: string | undefined;
}

/** How long a suspension lasts: a day, a week, a month, or until a date. */
export function UntilField({ chosen, onChoose, error }: UntilFieldProps) {
  const { t } = useTranslation('moderation');
  const fieldErrorText = useThreadFieldErrorText();
  const [date, setDate] = useState('');
  const isDate = !days.some((count) => count === chosen);
  return (
    <>
      <ChoiceCards legend={t('until')}>
        {days.map((count) => (
          <ChoiceCard
            key={count}
            name="until"
            label={t('days', { count: Number(count) })}
            checked={chosen === count}
            onChange={() => onChoose(count)}
          />
        ))}
        <ChoiceCard
          name="until"
          label={t('untilDate')}
          checked={isDate}
          onChange={() => onChoose(date || 'date')}
        />
      </ChoiceCards>
      {isDate && (
        <FormField label={t('date')} error={fieldErrorText(error)} isRequired>
          <TextField
            type="date"
            value={date}
            onChange={({ target }) => {
              setDate(target.value);
              onChoose(target.value || 'date');
            }}
          />
        </FormField>
      )}
    </>
  );
}
