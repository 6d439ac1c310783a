import type { Seller } from '@upaj/contract/sellers.schema';
import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { type ReactNode, useEffect } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { lateResolver } from '../../shared/forms/late-resolver.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { AccountNumberFields } from './account-number-fields.tsx';
import { useBankOf } from './use-bank-of.ts';
import { useProblemIn } from './use-problem-in.ts';
import { type BankFields, useSaveBank } from './use-save-bank.ts';

const resolver = lateResolver<BankFields, BankFields>(
  async () => (await import('./profile.schema.ts')).bankResolver,
);

interface BankFormProps {
  seller: Seller;
  userId: string;
  /** What was typed before and could not be saved. */
  draft: BankFields | undefined;
  /** Editing is over; what could not be saved is handed back. */
  onLeave: (unsaved?: BankFields) => void;
  /** Fields that are only read. */
  children: ReactNode;
}

/** The bank account, to be changed; the account number is typed twice. */
export function BankForm({ seller, userId, draft, onLeave, children }: BankFormProps) {
  const { t } = useTranslation('profile');
  const problemIn = useProblemIn();
  const { bank, accountNo, ifscCode } = seller;
  const form = useForm<BankFields>({
    resolver,
    defaultValues: draft ?? { bank, accountNo, accountNoAgain: '', ifscCode },
  });
  const { register, handleSubmit, setFocus, formState } = form;
  const save = useSaveBank(userId, onLeave);
  useEffect(() => setFocus('bank'), [setFocus]);

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="grid gap-6">
      <div className="grid gap-5 md:grid-cols-2">
        {children}
        <FormField
          label={t('field.bank')}
          error={problemIn('bank', formState.errors.bank?.message)}
          isRequired
        >
          <TextField autoComplete="organization" maxLength={100} {...register('bank')} />
        </FormField>
        <AccountNumberFields form={form} masked={accountNo} />
        <IfscField form={form} />
      </div>
      <Button
        type="submit"
        size="big"
        isBusy={formState.isSubmitting}
        className="md:justify-self-start"
      >
        {t('save')}
      </Button>
    </form>
  );
}

function IfscField({ form }: { form: UseFormReturn<BankFields> }) {
  const { t } = useTranslation('profile');
  const problemIn = useProblemIn();
  const bank = useBankOf(useWatch({ control: form.control, name: 'ifscCode' }));
  const known = bank?.name ? t('ifscBank', { bank: bank.name }) : t('ifscUnknown');
  return (
    <FormField
      label={t('field.ifscCode')}
      hint={<span aria-live="polite">{bank ? known : t('ifscHint')}</span>}
      error={problemIn('ifscCode', form.formState.errors.ifscCode?.message)}
      isRequired
    >
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={11}
        {...form.register('ifscCode')}
      />
    </FormField>
  );
}
