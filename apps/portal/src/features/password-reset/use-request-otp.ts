import { useRequestPasswordResetMutation } from '../../domains/accounts/accounts.api.ts';
import { storeOtpRecipient } from '../../domains/accounts/otp/otp-recipient.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { isBackendDown } from '../../shared/transport/api-error.ts';

/** Requests an OTP; an error of the backend has the text of the specification. */
export function useRequestOtp() {
  const { t } = useTranslation('password-reset');
  const [request] = useRequestPasswordResetMutation();
  const generalText = useApiErrorText();
  return {
    async requestOtp(email: string): Promise<{ error?: unknown }> {
      const { error } = await request({ body: { email } });
      if (!error) storeOtpRecipient(storageKeys.otpRequest, email);
      return { error };
    },
    apiErrorText: (error: unknown) =>
      isBackendDown(error) ? t('backendDown') : generalText(error),
  };
}
