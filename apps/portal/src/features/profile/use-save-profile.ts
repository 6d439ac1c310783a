import type { User } from '@upaj/contract/accounts.schema';
import type { UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useUpdateUserMutation } from '../../domains/accounts/accounts.api.ts';
import { renamed } from '../../domains/session/session.slice.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { setFieldErrors } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';

/** What a user may change of their record. */
export type ProfileFields = Pick<
  User,
  'name' | 'phone' | 'street' | 'city' | 'state' | 'postalCode'
>;

export const profileFields = ['name', 'phone', 'street', 'city', 'state', 'postalCode'] as const;

/** Saves the whole profile and shows the result; after a failure the user continues editing. */
export function useSaveProfile(
  user: User,
  userId: string,
  setError: UseFormSetError<ProfileFields>,
  onSaved: () => void,
) {
  const { t } = useTranslation('profile');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [update] = useUpdateUserMutation();

  return async (fields: ProfileFields): Promise<void> => {
    // The twelve fields of the specification; the picture has a call of its own.
    const { picture: _, ...profile } = user;
    const body = { ...profile, ...fields };
    const { data, error } = await update({ params: { id: userId }, body });
    if (data) {
      dispatch(renamed(data.data.name));
      dispatch(toastShown('success', t('saved')));
      onSaved();
    } else {
      setFieldErrors(setError, getApiError(error)?.fields, profileFields);
      dispatch(toastShown('error', apiErrorText(error)));
    }
  };
}
