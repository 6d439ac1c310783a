import type { SignUp } from '@upaj/contract/accounts.schema';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useSignUpMutation } from '../../domains/accounts/accounts.api.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
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

const resolver = async () => (await import('./accounts.schema.ts')).signUpResolver;

/** The form that creates an account; a user who has one is sent to the sign-in. */
export function useSignUp() {
  const { t } = useTranslation('accounts');
  const [signUp] = useSignUpMutation();
  const startSession = useSessionStart();
  const dispatch = useDispatch();
  const openPage = useOpenPage();
  const { state } = useLocation();
  const apiErrorText = useApiErrorText();
  const form = useApiForm<SignUp>({
    resolver,
    names: signUpFields,
    failedText: (error) =>
      getApiError(error)?.code === 'rate_limited' ? apiErrorText(error) : t('signUpFailed'),
  });

  async function send(body: SignUp): Promise<void> {
    const { data, error } = await signUp({ body });
    if (data) return startSession(data);
    if (getApiError(error)?.code === 'user_exists') {
      dispatch(toastShown('error', t('userExists')));
      openPage(paths.signIn.href(), { ...state, email: body.email });
    } else throw error;
  }

  return { form, onSubmit: form.submit(send) };
}
