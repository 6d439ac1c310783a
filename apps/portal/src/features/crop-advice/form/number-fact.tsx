import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';
import { useFormContext } from 'react-hook-form';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { FactsForm, numberFields } from './facts-form.ts';

/** Longer than any number of a field. */
const longest = 12;

/** One optional number with its unit in the label. */
export function NumberFact({ name }: { name: (typeof numberFields)[number] }) {
  const { t } = useTranslation('crop-advice');
  const errorText = useFieldErrorText();
  const { register, formState } = useFormContext<FactsForm>();
  return (
    <FormField
      label={t(`fact.${name}`)}
      hint={t(`unit.${name}`)}
      error={errorText(formState.errors[name]?.message)}
    >
      <NumberField maxLength={longest} {...register(name)} />
    </FormField>
  );
}
