import type { Seller } from '@upaj/contract/sellers.schema';
import { fieldPairs } from '@upaj/ui/field-pairs';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { type ReactNode, useEffect } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import {
  AccountNumberFields,
  BankNameField,
  bankFieldNames,
  IfscField,
} from '../../domains/sellers/bank-fields.tsx';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { FormButtons } from './form-buttons.tsx';
import { type BankChange, useSaveBank } from './use-save-bank.ts';

const resolver = async () => (await import('../../domains/sellers/bank.schema.ts')).bankResolver;

const draftFields = [...bankFieldNames, 'upi'] as const;

interface BankFormProps {
  seller: Seller;
  userId: string;
  /** The user has opened the form. */
  takesFocus: boolean;
  /** Editing has ended. */
  onLeave: () => void;
  /** Fields that are only read. */
  children: ReactNode;
}

/** The bank account, to be changed; the account number is typed twice, and the password confirms it. */
export function BankForm({ seller, userId, takesFocus, onLeave, children }: BankFormProps) {
  const { t } = useTranslation('profile');
  const { bank, accountNo, ifscCode, upi } = seller;
  const form = useApiForm<BankChange>({
    resolver,
    defaultValues: { bank, accountNo, accountNoAgain: '', ifscCode, upi: upi ?? '', password: '' },
    names: ['password'],
  });
  const { submit, setFocus, isBusy } = form;
  const draft = useDraft(storageKeys.bankChangeDraft, form, draftFields);
  const save = useSaveBank(userId, draft.forget, onLeave);
  useEffect(() => {
    if (takesFocus) setFocus('bank');
  }, [takesFocus, setFocus]);
  const emptyText = (field: string) => t('empty', { field });

  function cancel() {
    draft.forget();
    onLeave();
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit(save)} className="grid gap-6">
        <div className={fieldPairs}>
          {children}
          <BankNameField emptyText={emptyText} />
          <AccountNumberFields masked={accountNo} emptyText={emptyText} />
          <IfscField emptyText={emptyText} />
          <UpiField />
          <OwnersPassword emptyText={emptyText} />
        </div>
        <FormButtons isBusy={isBusy} onCancel={cancel} />
      </form>
    </FormProvider>
  );
}

/** The UPI address that buyers pay to; a seller can do without one. */
function UpiField() {
  const { t } = useTranslation('bank');
  const { register, formState } = useFormContext<BankChange>();
  const errorText = useFieldErrorText();
  return (
    <FormField
      label={t('upiOptional')}
      hint={t('upiHint')}
      error={errorText(formState.errors.upi?.message)}
    >
      <TextField
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        {...register('upi')}
      />
    </FormField>
  );
}

/** The user's password; accounts created through Google have none. */
function OwnersPassword({ emptyText }: { emptyText: (field: string) => string }) {
  const { t } = useTranslation('profile');
  const { register, formState } = useFormContext<BankChange>();
  const errorText = useFieldErrorText();
  const passwordError = formState.errors.password?.message;
  const ownTexts: Record<string, string> = {
    required: emptyText(t('password')),
    password_missing: t('noPassword'),
    sign_in_again: t('signInAgain'),
  };
  return (
    <FormField
      label={t('password')}
      hint={t('passwordHint')}
      error={ownTexts[passwordError ?? ''] ?? errorText(passwordError)}
      className="md:col-span-2"
    >
      <SecretField autoComplete="current-password" {...register('password')} />
    </FormField>
  );
}
