import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useProblemIn } from './use-problem-in.ts';
import type { BankFields } from './use-save-bank.ts';

interface AccountNumberFieldsProps {
  form: UseFormReturn<BankFields>;
  /** The number that is kept, but for its last four digits. */
  masked: string;
}

/** The account number; a new one is typed a second time, since a slip sends money to a stranger. */
export function AccountNumberFields({ form, masked }: AccountNumberFieldsProps) {
  const { t } = useTranslation('profile');
  const problemIn = useProblemIn();
  const { register, control, formState } = form;
  const isNew = useWatch({ control, name: 'accountNo' }) !== masked;
  const { accountNo, accountNoAgain } = formState.errors;
  const typing = { inputMode: 'numeric', autoComplete: 'off', maxLength: 18 } as const;
  return (
    <>
      <FormField
        label={t('field.accountNo')}
        hint={t('accountNoHint', { digits: masked.slice(-4) })}
        error={problemIn('accountNo', accountNo?.message)}
        isRequired
      >
        <TextField
          {...typing}
          {...register('accountNo')}
          // What is typed then takes the place of the masked number.
          onFocus={({ target }) => target.select()}
        />
      </FormField>
      {isNew && (
        <FormField
          label={t('accountNoAgain')}
          error={accountNoAgain && t('accountNoDiffers')}
          isRequired
          className="content-end"
        >
          <TextField {...typing} {...register('accountNoAgain')} />
        </FormField>
      )}
    </>
  );
}
