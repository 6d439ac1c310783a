import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFinishGoogleMutation } from '../../domains/accounts/accounts.api.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { getApiError, isBackendDown } from '../../shared/transport/api-error.ts';
import { takeReturnTo } from './return-to.ts';
import { useSessionStart } from './use-session-start.ts';

/** Completes a sign-in through Google when the browser returns from there. */
export function useGoogleReturn() {
  const [finish, { isLoading }] = useFinishGoogleMutation();
  const startSession = useSessionStart();
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const apiErrorText = useApiErrorText();
  const [refused, setRefused] = useState<string>();

  function reasonOf(error: unknown): string {
    if (isBackendDown(error)) return t('refused.backendDown');
    const code = getApiError(error)?.code;
    if (code === 'rate_limited') return apiErrorText(error);
    // Their address has an account with a password, which Google must not take over.
    return t(code === 'user_exists' ? 'userExists' : 'googleFailed');
  }

  async function open(code: string): Promise<void> {
    const { data, error } = await finish({ body: { code } });
    if (data) await startSession(data);
    else setRefused(reasonOf(error));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is looked at once, when the page is opened
  useEffect(() => {
    const code = search.get('google');
    if (code === null) return;
    // The code is valid once, so it is removed from the address; the guard redirects by the navigation state.
    void navigate(paths.signIn.href(), { replace: true, state: takeReturnTo() });
    void open(code);
  }, []);

  return { isFinishing: isLoading, refused };
}
