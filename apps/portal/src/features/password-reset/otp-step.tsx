import { Button } from '@upaj/ui/button';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useVerifyOtpMutation } from '../../domains/accounts/accounts.api.ts';
import { OtpForm } from '../../domains/accounts/otp/otp-form.tsx';
import { clearOtpRecipient } from '../../domains/accounts/otp/otp-recipient.ts';
import { otpVerified } from '../../domains/session/session.slice.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { useDelayed } from '../../shared/use-delayed.ts';
import { useRequestOtp } from './use-request-otp.ts';

/** How long the success message stays before the form for the new password, in milliseconds. */
const successInMs = 1000;

interface OtpStepProps {
  /** Where the OTP was sent to; empty where only its reader knows. */
  email: string;
  /** The person wants to use another address. */
  onOtherEmail: () => void;
}

/** OTP verification: the OTP is stored once the server has accepted it, and the reset page opens. */
export function OtpStep({ email, onOtherEmail }: OtpStepProps) {
  const { t } = useTranslation('password-reset');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const later = useDelayed();
  const [verifyOtp] = useVerifyOtpMutation();
  const { requestOtp, apiErrorText } = useRequestOtp();
  const [isVerified, setVerified] = useState(false);

  async function verify(otp: string) {
    const { error } = await verifyOtp({ body: { otp } });
    if (error) return { error };
    clearOtpRecipient(storageKeys.otpRequest);
    dispatch(otpVerified(otp));
    setVerified(true);
    later(() => void navigate(paths.resetPassword.href()), successInMs);
    return {};
  }

  return (
    <>
      <OtpForm
        intro={email ? t('otpIntro', { email }) : t('otpInHandIntro')}
        verify={verify}
        resend={email ? () => requestOtp(email) : undefined}
        apiErrorText={apiErrorText}
        isDone={isVerified}
      >
        <Button variant="quiet" size="small" className="-mx-3.5" onClick={onOtherEmail}>
          {t(email ? 'otherEmail' : 'askNewOtp')}
        </Button>
      </OtpForm>
      <p role="status" className="font-semibold text-action empty:absolute">
        {isVerified && t('verified')}
      </p>
    </>
  );
}
