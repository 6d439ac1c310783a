import { isBackendDown } from '../../shared/failure.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { kept } from '../../shared/kept.ts';
import { noteSentOtp } from '../../shared/otp/sent-otp.ts';
import { useRequestPasswordResetMutation } from './recovery.api.ts';

/** Has an OTP sent, and says in the specification's words when the backend is at fault. */
export function useAskOtp() {
  const { t } = useTranslation('recovery');
  const [request] = useRequestPasswordResetMutation();
  const generalText = useFailureText();
  return {
    async askOtp(email: string): Promise<{ error?: unknown }> {
      const { error } = await request({ body: { email } });
      if (!error) noteSentOtp(kept.otpRequest, email);
      return { error };
    },
    failureText: (error: unknown) => (isBackendDown(error) ? t('backendDown') : generalText(error)),
  };
}
