import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isBackendDown, refusalOf } from '../../shared/failure.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { useFinishGoogleMutation } from './accounts.api.ts';
import { takeWay } from './google-way.ts';
import { useSessionStart } from './use-session-start.ts';

/** Finishes a sign-in through Google when the browser comes back from there. */
export function useGoogleReturn() {
  const [finish, { isLoading }] = useFinishGoogleMutation();
  const startSession = useSessionStart();
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const failureText = useFailureText();
  const [refused, setRefused] = useState<string>();

  function reasonOf(error: unknown): string {
    if (isBackendDown(error)) return t('refused.backendDown');
    const code = refusalOf(error)?.code;
    if (code === 'rate_limited') return failureText(error);
    // Their address has an account with a password, which Google may not take over.
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
    // The code is good once, so it does not stay in the address; the guard leads on to what the state says.
    void navigate(paths.signIn.href(), { replace: true, state: takeWay() });
    void open(code);
  }, []);

  return { isFinishing: isLoading, refused };
}
