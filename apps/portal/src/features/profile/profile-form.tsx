import type { User } from '@upaj/contract/accounts.schema';
import { fieldPairs } from '@upaj/ui/field-pairs';
import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { TextField } from '@upaj/ui/text-field';
import { type ReactNode, useEffect } from 'react';
import { StateOptions } from '../../shared/forms/state-options.tsx';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { FormButtons } from './form-buttons.tsx';
import { type ProfileFields, profileFields } from './profile-changes.ts';
import { ProfileConflicts } from './profile-conflicts.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { useProfileErrorText } from './use-profile-error-text.ts';
import { useSaveProfile } from './use-save-profile.ts';

const resolver = async () => (await import('./profile.schema.ts')).profileResolver;

interface ProfileFormProps {
  user: User;
  userId: string;
  /** The user has opened the form. */
  takesFocus: boolean;
  /** The profile has been saved, or shall stay as it is. */
  onLeave: () => void;
}

/** What a user may change of their record; e-mail and gender stand there to be read. */
export function ProfileForm({ user, userId, takesFocus, onLeave }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const problemIn = useProfileErrorText();
  const { name, phone, street, city, state, postalCode } = user;
  const form = useApiForm<ProfileFields>({
    resolver,
    defaultValues: { name, phone, street, city, state, postalCode },
  });
  const { register, submit, setFocus, setValue, formState, isBusy } = form;
  const draft = useDraft(storageKeys.profileDraft, form, profileFields);
  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);

  function leave() {
    draft.forget();
    onLeave();
  }
  const { save, conflicts, forget } = useSaveProfile(user, userId, setValue, leave);
  const cancel = () => {
    forget();
    leave();
  };

  const field = (fieldName: keyof ProfileFields, control: ReactNode) => (
    <FormField
      label={t(`field.${fieldName}`)}
      error={problemIn(fieldName, formState.errors[fieldName]?.message)}
      isRequired
    >
      {control}
    </FormField>
  );

  return (
    <form noValidate onSubmit={submit(save)} className="grid gap-6">
      {conflicts.length > 0 && (
        <ProfileConflicts
          conflicts={conflicts}
          values={form.watch()}
          onChoose={(fieldName, value) => setValue(fieldName, value)}
        />
      )}
      <div className={fieldPairs}>
        {field('name', <TextField autoComplete="name" {...register('name')} />)}
        <ReadOnlyField label={t('field.email')} value={user.email} />
        {field('phone', <TextField type="tel" autoComplete="tel" {...register('phone')} />)}
        <ReadOnlyField label={t('field.gender')} value={t(`genders.${user.gender ?? 'unknown'}`)} />
        {field('street', <TextField autoComplete="address-line1" {...register('street')} />)}
        {field('city', <TextField autoComplete="address-level2" {...register('city')} />)}
        {field(
          'state',
          <Select autoComplete="address-level1" {...register('state')}>
            <StateOptions kept={state} />
          </Select>,
        )}
        {field(
          'postalCode',
          <TextField inputMode="numeric" autoComplete="postal-code" {...register('postalCode')} />,
        )}
      </div>
      <FormButtons isBusy={isBusy} onCancel={cancel} />
    </form>
  );
}
