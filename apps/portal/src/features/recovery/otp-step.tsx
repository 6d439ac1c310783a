import { Button } from '@upaj/ui/button';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { kept } from '../../shared/kept.ts';
import { OtpForm } from '../../shared/otp/otp-form.tsx';
import { forgetSentOtp } from '../../shared/otp/sent-otp.ts';
import { paths } from '../../shared/paths.ts';
import { otpVerified } from '../../shared/session.slice.ts';
import { useDelayed } from '../../shared/use-delayed.ts';
import { useVerifyOtpMutation } from './recovery.api.ts';
import { useAskOtp } from './use-ask-otp.ts';

/** How long the good news stays before the new password is asked for, in milliseconds. */
const successInMs = 1000;

interface OtpStepProps {
  /** Where the OTP was sent to; empty where only its reader knows. */
  email: string;
  /** The person wants to use another address. */
  onOtherEmail: () => void;
}

/** OTP verification: what was typed is kept once the server has accepted it, and the reset comes. */
export function OtpStep({ email, onOtherEmail }: OtpStepProps) {
  const { t } = useTranslation('recovery');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const later = useDelayed();
  const [verifyOtp] = useVerifyOtpMutation();
  const { askOtp, failureText } = useAskOtp();
  const [isVerified, setVerified] = useState(false);

  async function verify(otp: string) {
    const { error } = await verifyOtp({ body: { otp } });
    if (error) return { error };
    forgetSentOtp(kept.otpRequest);
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
        askAgain={email ? () => askOtp(email) : undefined}
        failureText={failureText}
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
