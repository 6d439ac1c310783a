import type { User } from '@upaj/contract/accounts.schema';
import { Button } from '@upaj/ui/button';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { ProfileForm } from './profile-form.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { stateName } from './state-name.ts';
import { useEditMode } from './use-edit-mode.ts';

/** The person's own fields: read, and after Edit changed and saved. */
export function ProfileDetails({ user, userId }: { user: User; userId: string }) {
  const { t } = useTranslation('profile');
  const { isEditing, editButton, edit, leave } = useEditMode();
  if (isEditing) return <ProfileForm user={user} userId={userId} onSaved={leave} />;
  return (
    <div className="grid gap-6">
      <ShownProfile user={user} />
      <Button ref={editButton} size="big" onClick={edit} className="md:justify-self-start">
        {t('edit')}
      </Button>
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
    <div className="grid gap-5 md:grid-cols-2">
      {fields.map((field) => (
        <ReadOnlyField key={field} label={t(`field.${field}`)} value={shown[field]} />
      ))}
    </div>
  );
}
