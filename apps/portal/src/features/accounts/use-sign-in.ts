import type { SignIn } from '@upaj/contract/accounts.schema';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { isBackendDown, refusalOf } from '../../shared/failure.ts';
import { showProblems } from '../../shared/forms/use-problem-text.ts';
import { useSignInMutation } from './accounts.api.ts';
import { useSessionStart } from './use-session-start.ts';

/** Why nobody was signed in; each has a text of its own. */
type Refused = 'backendDown' | 'wrongCredentials' | 'tooManyTries';

function reasonOf(error: unknown): Refused {
  if (isBackendDown(error)) return 'backendDown';
  return refusalOf(error)?.code === 'rate_limited' ? 'tooManyTries' : 'wrongCredentials';
}

/** Signs in, or says why not, at the fields where the server names them. */
export function useSignIn(setError: UseFormSetError<SignIn>) {
  const [signIn] = useSignInMutation();
  const startSession = useSessionStart();
  const [refused, setRefused] = useState<Refused>();

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
