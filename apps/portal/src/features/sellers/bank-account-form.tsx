import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { FormProvider, useForm } from 'react-hook-form';
import {
  AccountNumberFields,
  type BankFields,
  BankNameField,
  bankFieldNames,
  IfscField,
} from '../../shared/bank/bank-fields.tsx';
import { lateResolver } from '../../shared/forms/late-resolver.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { kept } from '../../shared/kept.ts';
import { useSaveBankAccount } from './use-save-bank-account.ts';

const resolver = lateResolver<BankFields, BankFields>(
  async () => (await import('../../shared/bank/bank.schema.ts')).newBankResolver,
);

/** Bank, IFSC and account number of somebody who wants to sell. */
export function BankAccountForm() {
  const { t } = useTranslation('sellers');
  const form = useForm<BankFields>({
    resolver,
    defaultValues: { bank: '', ifscCode: '', accountNo: '', accountNoAgain: '' },
  });
  const draft = useDraft(kept.bankDraft, form, bankFieldNames);
  const save = useSaveBankAccount(form.setError, draft.forget);
  return (
    <Card size="panel" className="max-w-xl">
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit(save)} className="grid gap-5">
          <BankNameField />
          <IfscField />
          <AccountNumberFields />
          <Button type="submit" size="big" isBusy={form.formState.isSubmitting}>
            {t('save')}
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
