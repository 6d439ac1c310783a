import type { BankAccount } from '@upaj/contract/sellers.schema';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import type { ComponentProps } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { lateResolver } from '../../shared/forms/late-resolver.ts';
import { useProblemText } from '../../shared/forms/use-problem-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSaveBankAccount } from './use-save-bank-account.ts';

const bankAccountResolver = lateResolver(
  async () => (await import('./sellers.schema.ts')).bankAccountResolver,
);

/** Bank, IFSC and account number of somebody who wants to sell. */
export function BankAccountForm() {
  const { t } = useTranslation('sellers');
  const form = useForm<BankAccount>({
    resolver: bankAccountResolver,
    defaultValues: { bank: '', ifscCode: '', accountNo: '' },
  });
  const { save, isSaving } = useSaveBankAccount(form.setError);
  const submit = form.handleSubmit(save);
  return (
    <Card size="panel" className="max-w-xl">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <BankField form={form} name="bank" autoComplete="organization" maxLength={100} />
        <BankField
          form={form}
          name="ifscCode"
          hint={t('ifscHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={11}
        />
        <BankField
          form={form}
          name="accountNo"
          hint={t('accountHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={18}
        />
        <Button type="submit" size="big" isBusy={isSaving}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}

interface BankFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'form'> {
  form: UseFormReturn<BankAccount>;
  name: keyof BankAccount;
  hint?: string;
}

function BankField({ form, name, hint, ...props }: BankFieldProps) {
  const { t } = useTranslation('sellers');
  const problemText = useProblemText();
  const problem = form.formState.errors[name]?.message;
  return (
    <FormField label={t(name)} hint={hint} error={problemText(problem)} isRequired>
      <TextField {...form.register(name)} {...props} />
    </FormField>
  );
}
