import type { SignUp } from '@upaj/contract/accounts.schema';
import type { UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useSignUpMutation } from '../../domains/accounts/accounts.api.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useFormErrors } from '../../shared/forms/use-form-errors.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { useOpenPage } from '../../shared/use-open-page.ts';
import { useSessionStart } from './use-session-start.ts';

export const signUpFields = [
  'name',
  'email',
  'password',
  'phone',
  'gender',
  'street',
  'city',
  'state',
  'postalCode',
] as const satisfies readonly (keyof SignUp)[];

/** Creates the account, or shows errors; a user who has one is sent to the sign-in. */
export function useSignUp(setError: UseFormSetError<SignUp>) {
  const { t } = useTranslation('accounts');
  const [signUp] = useSignUpMutation();
  const startSession = useSessionStart();
  const dispatch = useDispatch();
  const openPage = useOpenPage();
  const { state } = useLocation();
  const apiErrorText = useApiErrorText();
  const { formError, clear, show } = useFormErrors(setError, signUpFields, (error) =>
    getApiError(error)?.code === 'rate_limited' ? apiErrorText(error) : t('signUpFailed'),
  );

  async function submit(body: SignUp): Promise<void> {
    clear();
    const { data, error } = await signUp({ body });
    if (data) return startSession(data);
    if (getApiError(error)?.code === 'user_exists') {
      dispatch(toastShown('error', t('userExists')));
      openPage(paths.signIn.href(), { ...state, email: body.email });
    } else show(error);
  }

  return { submit, formError };
}
