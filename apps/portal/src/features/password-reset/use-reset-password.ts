import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useResetPasswordMutation } from '../../domains/accounts/accounts.api.ts';
import { otpSpent, selectSession, sessionEnded } from '../../domains/session/session.slice.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { setFieldErrors } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { getApiError, getRetryAfter, hasResponse } from '../../shared/transport/api-error.ts';
import { useDelayed } from '../../shared/use-delayed.ts';

/** How long the success message stays before the sign-in opens, in milliseconds. */
const successInMs = 2000;
/** The server rejects shorter passwords; checked here without a request. */
const shortest = 8;

/** The fields of the reset screen. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Sets the new password with the OTP that was verified in this browser, or shows an error. */
export function useResetPassword(setError: UseFormSetError<NewPassword>) {
  const { t } = useTranslation('password-reset');
  const { otp } = useSelector(selectSession);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const later = useDelayed();
  const apiErrorText = useApiErrorText();
  const [resetPassword] = useResetPasswordMutation();
  const [failed, setFailed] = useState<string>();
  const [isDone, setDone] = useState(false);

  function faultOf({ password, confirmation }: NewPassword): string | undefined {
    if (!password || !confirmation) return t('emptyFields');
    if (password !== confirmation) return t('notTheSame');
    return otp ? undefined : t('otpNotFound');
  }

  function fail(error: unknown) {
    const apiError = getApiError(error);
    setFieldErrors(setError, apiError?.fields, ['password']);
    const reason = t(hasResponse(error) ? 'resetFailed' : 'resetBroken');
    setFailed(getRetryAfter(error) ? `${reason} ${apiErrorText(error)}` : reason);
  }

  function succeed() {
    setDone(true);
    dispatch(otpSpent());
    later(() => {
      // The server has ended every session, this browser's too if there was one.
      dispatch(sessionEnded());
      void navigate(paths.signIn.href(), { replace: true });
    }, successInMs);
  }

  async function submit(typed: NewPassword): Promise<void> {
    const fault = faultOf(typed);
    setFailed(fault);
    if (fault || !otp) return;
    const { password } = typed;
    if (password.length < shortest) {
      setError('password', { message: `too_short:${shortest}` }, { shouldFocus: true });
      return;
    }
    const { error } = await resetPassword({ body: { password, otp: Number(otp) } });
    if (error) fail(error);
    else succeed();
  }

  return { submit, failed, isDone };
}
