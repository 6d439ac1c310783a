import type { Seller } from '@upaj/contract/sellers.schema';
import { Button } from '@upaj/ui/button';
import { fieldPairs } from '@upaj/ui/field-pairs';
import { type ReactNode, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  AccountNumberFields,
  type BankFields,
  BankNameField,
  IfscField,
} from '../../shared/bank/bank-fields.tsx';
import { lateResolver } from '../../shared/forms/late-resolver.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSaveBank } from './use-save-bank.ts';

const resolver = lateResolver<BankFields, BankFields>(
  async () => (await import('../../shared/bank/bank.schema.ts')).bankResolver,
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
  const { bank, accountNo, ifscCode } = seller;
  const form = useForm<BankFields>({
    resolver,
    defaultValues: draft ?? { bank, accountNo, accountNoAgain: '', ifscCode },
  });
  const { handleSubmit, setFocus, formState } = form;
  const save = useSaveBank(userId, onLeave);
  useEffect(() => setFocus('bank'), [setFocus]);
  const emptyText = (field: string) => t('empty', { field });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit(save)} className="grid gap-6">
        <div className={fieldPairs}>
          {children}
          <BankNameField emptyText={emptyText} />
          <AccountNumberFields masked={accountNo} emptyText={emptyText} />
          <IfscField emptyText={emptyText} />
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
    </FormProvider>
  );
}
