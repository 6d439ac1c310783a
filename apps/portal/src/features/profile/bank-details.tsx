import type { User } from '@upaj/contract/accounts.schema';
import type { Seller } from '@upaj/contract/sellers.schema';
import { CopyButton } from '@upaj/ui/copy-button';
import { fieldPairs } from '@upaj/ui/field-pairs';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useIfscBankText } from '../../domains/sellers/use-ifsc-bank-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { EditButton } from './edit-button.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { useEditMode } from './use-edit-mode.ts';

interface BankDetailsProps {
  user: User;
  userId: string;
  seller: Seller;
}

const bringForm = async () => (await import('./bank-form.tsx')).BankForm;

/** Who the seller is, and the account that money goes to. */
export function BankDetails({ user, userId, seller }: BankDetailsProps) {
  const { Form, isOpening, editButton, takesFocus, edit, leave } = useEditMode(
    bringForm,
    storageKeys.bankChangeDraft,
  );
  if (Form) {
    return (
      <Form seller={seller} userId={userId} takesFocus={takesFocus} onLeave={leave}>
        <PersonFields user={user} />
      </Form>
    );
  }
  return (
    <div className="grid gap-6">
      <div className={fieldPairs}>
        <PersonFields user={user} />
        <AccountFields seller={seller} />
      </div>
      <EditButton ref={editButton} bring={bringForm} isBusy={isOpening} onClick={edit} />
    </div>
  );
}

/** The stored bank account, with all but the last digits of the number masked. */
function AccountFields({ seller }: { seller: Seller }) {
  const { t } = useTranslation('bank');
  const { bank, accountNo, ifscCode, ifscBank, ifscSuccessor, upi } = seller;
  const bankText = useIfscBankText();
  return (
    <>
      <ReadOnlyField label={t('bank')} value={bank} />
      <ReadOnlyField label={t('accountNo')} value={accountNo} />
      <ReadOnlyField
        label={t('ifscCode')}
        value={ifscCode}
        hint={ifscBank && bankText(ifscBank, ifscSuccessor)}
      />
      {upi ? <UpiAddress upi={upi} /> : <ReadOnlyField label={t('upi')} value={t('noUpi')} />}
    </>
  );
}

/** The UPI address, to be sent to a buyer. */
function UpiAddress({ upi }: { upi: string }) {
  const { t } = useTranslation('bank');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <FormField label={t('upi')} className="min-w-0 flex-[1_1_9rem]">
        <TextField readOnly value={upi} />
      </FormField>
      <CopyButton
        text={upi}
        aria-label={t('copyUpi')}
        label={t('copy')}
        copiedLabel={t('copied')}
        className="min-h-12"
      />
    </div>
  );
}

/** What is changed under Profile Details, and only read here. */
function PersonFields({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const shown = { ...user, gender: t(`genders.${user.gender ?? 'unknown'}`) };
  const fields = ['name', 'email', 'phone', 'postalCode', 'gender'] as const;
  return fields.map((field) => (
    <ReadOnlyField key={field} label={t(`field.${field}`)} value={shown[field]} />
  ));
}
