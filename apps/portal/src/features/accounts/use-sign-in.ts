import type { SignIn } from '@upaj/contract/accounts.schema';
import type { UseFormSetError } from 'react-hook-form';
import { useSignInMutation } from '../../domains/accounts/accounts.api.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useFormErrors } from '../../shared/forms/use-form-errors.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { getApiError, isBackendDown } from '../../shared/transport/api-error.ts';
import { useSessionStart } from './use-session-start.ts';

/** Signs in, or shows errors, at the fields that the server names. */
export function useSignIn(setError: UseFormSetError<SignIn>) {
  const { t } = useTranslation('accounts');
  const [signIn] = useSignInMutation();
  const startSession = useSessionStart();
  const apiErrorText = useApiErrorText();

  function textOf(error: unknown): string {
    const code = getApiError(error)?.code;
    if (code === 'rate_limited' || code === 'busy') return apiErrorText(error);
    return t(isBackendDown(error) ? 'refused.backendDown' : 'refused.wrongCredentials');
  }

  const { formError, clear, show } = useFormErrors(setError, ['email', 'password'], textOf);

  async function submit(body: SignIn): Promise<void> {
    clear();
    const { data, error } = await signIn({ body });
    if (data) return startSession(data);
    show(error);
  }

  return { submit, formError };
}
