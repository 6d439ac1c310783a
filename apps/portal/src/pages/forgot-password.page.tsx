import { linkStyles } from '@upaj/ui/text-link';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clearOtpRecipient, readOtpRecipient } from '../domains/accounts/otp/otp-recipient.ts';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { ForgotPasswordForm } from '../features/password-reset/forgot-password-form.tsx';
import { OtpStep } from '../features/password-reset/otp-step.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageLink } from '../shared/page-link.tsx';
import { paths } from '../shared/paths.ts';
import { storageKeys } from '../shared/storage-keys.ts';

/** /forgot-password: an OTP is requested and verified. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('password-reset');
  const { state } = useLocation();
  // Written by the sign-in page; the history keeps whatever it was given.
  const typed = (state as { email?: string } | null)?.email ?? '';
  const [email, setEmail] = useState(typed);
  const [step, setStep] = useState<'ask' | 'otp' | 'askAgain'>('ask');

  // After a reload the OTP in hand has somewhere to go: the browser still holds the request's handle.
  useEffect(() => {
    const sentTo = readOtpRecipient(storageKeys.otpRequest);
    if (!sentTo || (typed && typed !== sentTo)) return;
    setEmail(sentTo);
    setStep('otp');
  }, [typed]);

  function askAgain() {
    clearOtpRecipient(storageKeys.otpRequest);
    setStep('askAgain');
  }

  if (step === 'otp') {
    return (
      <AccountFrame title={t('otpTitle')} tabTitle={t('otpTitle')}>
        <OtpStep email={email} onOtherEmail={askAgain} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('forgotTitle')} intro={t('forgotIntro')} tabTitle={t('forgotTitle')}>
      <ForgotPasswordForm
        email={email}
        isBack={step === 'askAgain'}
        onSent={(to) => {
          setEmail(to);
          setStep('otp');
        }}
        onOtpInHand={() => {
          setEmail('');
          setStep('otp');
        }}
      />
      <p className="text-center">
        {t('remembered')}{' '}
        <PageLink to={paths.signIn.href()} className={linkStyles()}>
          {t('signIn')}
        </PageLink>
      </p>
    </AccountFrame>
  );
}
