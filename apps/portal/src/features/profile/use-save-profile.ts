import type { User } from '@upaj/contract/accounts.schema';
import { useState } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useUpdateUserMutation } from '../../domains/accounts/accounts.api.ts';
import { renamed } from '../../domains/session/session.slice.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import {
  changedFields,
  mergeProfile,
  type ProfileConflict,
  type ProfileFields,
  profileFields,
  type ReadProfile,
  readProfile,
} from './profile-changes.ts';
import { useOwnUser } from './use-own-user.ts';
import { useReadProfile } from './use-read-profile.ts';

/**
 * Saves what the user has changed and shows the result; after a failure they continue editing. What was changed elsewhere
 * meanwhile stays; fields that were changed here and there are conflicts, and nothing is saved before the user has seen them.
 */
export function useSaveProfile(
  user: User,
  userId: string,
  setValue: UseFormSetValue<ProfileFields>,
  onSaved: () => void,
) {
  const { t } = useTranslation('profile');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [update] = useUpdateUserMutation();
  const { refetch } = useOwnUser();
  const read = useReadProfile(user);
  const [conflicts, setConflicts] = useState<ProfileConflict[]>([]);

  const send = (typed: ProfileFields) => {
    const { version, ...before } = read.get();
    return update({
      params: { id: userId },
      body: { ...changedFields(before, typed), version },
    });
  };

  /** Takes over what is stored now; gives what is still to be saved, or undefined if the user must choose. */
  function takeOver(typed: ProfileFields, stored: ReadProfile): ProfileFields | undefined {
    const found = mergeProfile(read.get(), typed, stored);
    for (const field of profileFields) setValue(field, found.merged[field]);
    read.keep(stored);
    setConflicts(found.conflicts);
    return found.conflicts.length === 0 ? found.merged : undefined;
  }

  async function save(typed: ProfileFields): Promise<void> {
    let { data, error } = await send(typed);
    if (getApiError(error)?.code === 'conflict') {
      const newest = await refetch();
      const stored = newest.data?.data;
      if (stored && 'email' in stored) {
        const rest = takeOver(typed, readProfile(stored));
        if (!rest) return;
        ({ data, error } = await send(rest));
      }
    }
    if (data) {
      dispatch(renamed(data.data.name));
      dispatch(toastShown('success', t('saved')));
      read.forget();
      onSaved();
    } else {
      dispatch(toastShown('error', apiErrorText(error)));
      throw error;
    }
  }

  return { save, conflicts, forget: read.forget };
}
