import type { BankAccount } from '@upaj/contract/sellers.schema';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useIfscBank } from './use-ifsc-bank.ts';
import { useIfscBankText } from './use-ifsc-bank-text.ts';

/** The typed bank account: its number twice, since a slip sends money to a stranger. */
export interface BankFields extends BankAccount {
  accountNoAgain: string;
}

export const bankFieldNames = ['bank', 'ifscCode', 'accountNo', 'accountNoAgain'] as const;

interface FieldProps {
  /** Says that a field is empty, where the screen has words of its own for that. */
  emptyText?: (field: string) => string;
}

interface BankFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'name'> {
  name: keyof BankFields;
  hint?: ReactNode;
}

function BankField({ name, hint, emptyText, ...props }: BankFieldProps) {
  const { t } = useTranslation('bank');
  const { register, formState } = useFormContext<BankFields>();
  const errorText = useFieldErrorText();
  const code = formState.errors[name]?.message;
  const error = code === 'required' && emptyText ? emptyText(t(name)) : errorText(code);
  return (
    <FormField label={t(name)} hint={hint} error={error} isRequired>
      <TextField autoComplete="off" {...register(name)} {...props} />
    </FormField>
  );
}

export function BankNameField(props: FieldProps) {
  return <BankField name="bank" autoComplete="organization" maxLength={100} {...props} />;
}

/** The IFSC code; once it is whole, the bank that it belongs to. */
export function IfscField(props: FieldProps) {
  const { t } = useTranslation('bank');
  const { control } = useFormContext<BankFields>();
  const found = useIfscBank(useWatch({ control, name: 'ifscCode' }));
  const bankText = useIfscBankText();
  const known = found?.bank ? bankText(found.bank.name, found.successor) : t('ifscUnknown');
  return (
    <BankField
      name="ifscCode"
      hint={<span aria-live="polite">{found ? known : t('ifscHint')}</span>}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={11}
      {...props}
    />
  );
}

interface AccountNumberFieldsProps extends FieldProps {
  /** The stored number, masked but for its last four digits; it need not be typed again. */
  masked?: string;
}

/** The account number, and below it once more. */
export function AccountNumberFields({ masked, emptyText }: AccountNumberFieldsProps) {
  const { t } = useTranslation('bank');
  const { control } = useFormContext<BankFields>();
  const isNew = useWatch({ control, name: 'accountNo' }) !== masked;
  return (
    <>
      <BankField
        name="accountNo"
        hint={masked ? t('keptHint', { digits: masked.slice(-4) }) : t('accountNoHint')}
        inputMode="numeric"
        // As long as a number with the spaces of a passbook.
        maxLength={40}
        emptyText={emptyText}
        // The typed number then replaces the masked one.
        onFocus={({ target }) => target.select()}
      />
      {isNew && (
        <BankField name="accountNoAgain" inputMode="numeric" maxLength={40} emptyText={emptyText} />
      )}
    </>
  );
}
