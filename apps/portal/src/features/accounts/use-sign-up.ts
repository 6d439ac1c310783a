import type { SignUp } from '@upaj/contract/accounts.schema';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { refusalOf } from '../../shared/failure.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { showProblems } from '../../shared/forms/use-problem-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { useSignUpMutation } from './accounts.api.ts';
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

/** Opens the account, or says why not; somebody who has one is led to the sign-in. */
export function useSignUp(setError: UseFormSetError<SignUp>) {
  const { t } = useTranslation('accounts');
  const [signUp] = useSignUpMutation();
  const startSession = useSessionStart();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const failureText = useFailureText();
  const [failed, setFailed] = useState<string>();

  async function submit(body: SignUp): Promise<void> {
    setFailed(undefined);
    const { data, error } = await signUp({ body });
    if (data) return startSession(data);
    const { code, fields } = refusalOf(error) ?? {};
    if (code === 'user_exists') {
      dispatch(toastShown('error', t('userExists')));
      await navigate(paths.signIn.href(), { state: { ...state, email: body.email } });
    } else if (fields) showProblems(setError, fields, signUpFields);
    else setFailed(code === 'rate_limited' ? failureText(error) : t('signUpFailed'));
  }

  return { submit, failed };
}
