import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { FormProvider } from 'react-hook-form';
import {
  AccountNumberFields,
  type BankFields,
  BankNameField,
  bankFieldNames,
  IfscField,
} from '../../domains/sellers/bank-fields.tsx';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { useSaveBankAccount } from './use-save-bank-account.ts';

const resolver = async () => (await import('../../domains/sellers/bank.schema.ts')).newBankResolver;

/** Bank, IFSC and account number of a user who wants to sell. */
export function BankAccountForm() {
  const { t } = useTranslation('sellers');
  const form = useApiForm<BankFields>({
    resolver,
    defaultValues: { bank: '', ifscCode: '', accountNo: '', accountNoAgain: '' },
  });
  const draft = useDraft(storageKeys.bankDraft, form, bankFieldNames);
  const save = useSaveBankAccount(draft.forget);
  return (
    <Card size="panel" className="max-w-xl">
      <FormProvider {...form}>
        <form noValidate onSubmit={form.submit(save)} className="grid gap-5">
          <BankNameField />
          <IfscField />
          <AccountNumberFields />
          <Button type="submit" size="big" isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
