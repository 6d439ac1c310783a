import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';
import { useState } from 'react';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { readNumber } from '../../../shared/read-number.ts';

interface NumberQuestionProps {
  question: string;
  hint?: string;
  kind: 'whole' | 'decimal';
  max: number;
  value: number | undefined;
  onValueChange: (value: number | undefined) => void;
}

/** A question for a number from 0; what is none, or out of bounds, is told so and counts as not answered. */
export function NumberQuestion({
  question,
  hint,
  kind,
  max,
  value,
  onValueChange,
}: NumberQuestionProps) {
  const { t } = useTranslation('schemes');
  const [text, write] = useState(value === undefined ? '' : String(value));
  const isWrong = text.trim() !== '' && value === undefined;
  return (
    <FormField
      label={question}
      hint={hint}
      error={isWrong && t('finder.notANumber', { max: formatNumber(max) })}
    >
      <NumberField
        kind={kind}
        value={text}
        onChange={({ target }) => {
          const typed = readNumber(target.value) ?? -1;
          const isAnswer = typed >= 0 && typed <= max && (kind === 'decimal' || typed % 1 === 0);
          write(target.value);
          onValueChange(isAnswer ? typed : undefined);
        }}
        className="max-w-40"
      />
    </FormField>
  );
}
