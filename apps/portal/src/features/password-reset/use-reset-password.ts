import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useResetPasswordMutation } from '../../domains/accounts/accounts.api.ts';
import { otpSpent, selectSession, sessionEnded } from '../../domains/session/session.slice.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { getRetryAfter, hasResponse } from '../../shared/transport/api-error.ts';
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

/** The form that sets the new password with the OTP that was verified in this browser. */
export function useResetPassword() {
  const { t } = useTranslation('password-reset');
  const { otp } = useSelector(selectSession);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const later = useDelayed();
  const apiErrorText = useApiErrorText();
  const [resetPassword] = useResetPasswordMutation();
  const form = useApiForm<NewPassword>({ defaultValues: { password: '', confirmation: '' } });
  const [failed, setFailed] = useState<string>();
  const [isDone, setDone] = useState(false);

  function faultOf({ password, confirmation }: NewPassword): string | undefined {
    if (!password || !confirmation) return t('emptyFields');
    if (password !== confirmation) return t('notTheSame');
    return otp ? undefined : t('otpNotFound');
  }

  function fail(error: unknown) {
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

  async function send(typed: NewPassword): Promise<void> {
    const fault = faultOf(typed);
    setFailed(fault);
    if (fault || !otp) return;
    const { password } = typed;
    if (password.length < shortest) {
      form.setError('password', { message: `too_short:${shortest}` }, { shouldFocus: true });
      return;
    }
    const { error } = await resetPassword({ body: { password, otp: Number(otp) } });
    if (!error) return succeed();
    fail(error);
    throw error;
  }

  return { form, onSubmit: form.submit(send), failed, isDone };
}
