import { useEffect, useState } from 'react';
import { isBackendDown, refusalOf } from '../../shared/failure.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useFinishGoogleMutation } from './accounts.api.ts';
import { useSessionStart } from './use-session-start.ts';

/** Takes the code that Google's way back left in the address; it is good once, so it does not stay there. */
function takeCode(): string | null {
  const url = new URL(location.href);
  const code = url.searchParams.get('google');
  if (code === null) return null;
  url.searchParams.delete('google');
  history.replaceState(history.state, '', url);
  return code;
}

/** Finishes a sign-in through Google when the browser comes back from there. */
export function useGoogleReturn() {
  const [finish, { isLoading }] = useFinishGoogleMutation();
  const startSession = useSessionStart();
  const { t } = useTranslation('accounts');
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
    if (data) startSession(data);
    else setRefused(reasonOf(error));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is looked at once, when the page is opened
  useEffect(() => {
    const code = takeCode();
    if (code !== null) void open(code);
  }, []);

  return { isFinishing: isLoading, refused };
}
