import type { User } from '@upaj/contract/accounts.schema';
import { fieldPairs } from '@upaj/ui/field-pairs';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { stateName } from '../../shared/state-name.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { EditButton } from './edit-button.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { useEditMode } from './use-edit-mode.ts';

const bringForm = async () => (await import('./profile-form.tsx')).ProfileForm;

/** The person's own fields: read, and after Edit changed and saved. */
export function ProfileDetails({ user, userId }: { user: User; userId: string }) {
  const { Form, isOpening, editButton, takesFocus, edit, leave } = useEditMode(
    bringForm,
    storageKeys.profileDraft,
  );
  if (Form) return <Form user={user} userId={userId} takesFocus={takesFocus} onLeave={leave} />;
  return (
    <div className="grid gap-6">
      <ShownProfile user={user} />
      <EditButton ref={editButton} bring={bringForm} isBusy={isOpening} onClick={edit} />
    </div>
  );
}

function ShownProfile({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const shown = {
    ...user,
    gender: t(`genders.${user.gender ?? 'unknown'}`),
    state: stateName(user.state, language),
  };
  const fields = [
    'name',
    'email',
    'phone',
    'gender',
    'street',
    'city',
    'state',
    'postalCode',
  ] as const;
  return (
    <div className={fieldPairs}>
      {fields.map((field) => (
        <ReadOnlyField key={field} label={t(`field.${field}`)} value={shown[field]} />
      ))}
    </div>
  );
}
