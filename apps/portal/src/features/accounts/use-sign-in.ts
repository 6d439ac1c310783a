import type { SignIn } from '@upaj/contract/accounts.schema';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { isBackendDown, refusalOf } from '../../shared/failure.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { showProblems } from '../../shared/forms/use-problem-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSignInMutation } from './accounts.api.ts';
import { useSessionStart } from './use-session-start.ts';

/** Signs in, or says why not, at the fields where the server names them. */
export function useSignIn(setError: UseFormSetError<SignIn>) {
  const { t } = useTranslation('accounts');
  const [signIn] = useSignInMutation();
  const startSession = useSessionStart();
  const failureText = useFailureText();
  const [refused, setRefused] = useState<string>();

  function reasonOf(error: unknown): string {
    const code = refusalOf(error)?.code;
    if (code === 'rate_limited' || code === 'busy') return failureText(error);
    return t(isBackendDown(error) ? 'refused.backendDown' : 'refused.wrongCredentials');
  }

  async function submit(body: SignIn): Promise<void> {
    setRefused(undefined);
    const { data, error } = await signIn({ body });
    if (data) return startSession(data);
    const { fields } = refusalOf(error) ?? {};
    if (fields) showProblems(setError, fields, ['email', 'password']);
    else setRefused(reasonOf(error));
  }

  return { submit, refused };
}
