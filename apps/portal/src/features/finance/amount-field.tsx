import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';
import { formatNumber, formatRupees } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Amount } from './use-amount.ts';

interface AmountFieldProps {
  label: string;
  /** What to know of it; rupees are written out in the Indian system where there is none. */
  hint?: string;
  amount: Amount;
}

/** One number of a calculator with its error. */
export function AmountField({ label, hint, amount }: AmountFieldProps) {
  const { t } = useTranslation('finance');
  const { bounds, error, text, value, write } = amount;
  const limit = error && 'limit' in error ? formatNumber(error.limit) : '';
  return (
    <FormField
      label={label}
      hint={hint ?? (value === undefined ? t('inRupees') : formatRupees(value))}
      error={error && t(`error.${error.code}`, { limit })}
    >
      <NumberField
        kind={bounds.isWhole ? 'whole' : 'decimal'}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
    </FormField>
  );
}
