import type { User } from '@upaj/contract/accounts.schema';
import type { Seller } from '@upaj/contract/sellers.schema';
import { Button } from '@upaj/ui/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { BankForm } from './bank-form.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { useEditMode } from './use-edit-mode.ts';
import type { BankFields } from './use-save-bank.ts';

interface BankDetailsProps {
  user: User;
  userId: string;
  seller: Seller;
}

/** Who the seller is, and the account that money goes to. */
export function BankDetails({ user, userId, seller }: BankDetailsProps) {
  const { t } = useTranslation('profile');
  const { isEditing, editButton, edit, leave } = useEditMode();
  // A failed save leaves edit mode; what was typed is there again after Edit.
  const [draft, setDraft] = useState<BankFields>();
  const person = <PersonFields user={user} />;

  if (isEditing) {
    return (
      <BankForm
        seller={seller}
        userId={userId}
        draft={draft}
        onLeave={(unsaved) => {
          setDraft(unsaved);
          leave();
        }}
      >
        {person}
      </BankForm>
    );
  }
  return (
    <div className="grid gap-6">
      <Grid>
        {person}
        <ReadOnlyField label={t('field.bank')} value={seller.bank} />
        <ReadOnlyField label={t('field.accountNo')} value={seller.accountNo} />
        <ReadOnlyField
          label={t('field.ifscCode')}
          value={seller.ifscCode}
          hint={seller.ifscBank && t('ifscBank', { bank: seller.ifscBank })}
        />
      </Grid>
      <Button ref={editButton} size="big" onClick={edit} className="md:justify-self-start">
        {t('edit')}
      </Button>
    </div>
  );
}

const Grid = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 md:grid-cols-2">{children}</div>
);

/** What is changed under Profile Details, and only read here. */
function PersonFields({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const shown = { ...user, gender: t(`genders.${user.gender ?? 'unknown'}`) };
  const fields = ['name', 'email', 'phone', 'postalCode', 'gender'] as const;
  return fields.map((field) => (
    <ReadOnlyField key={field} label={t(`field.${field}`)} value={shown[field]} />
  ));
}
