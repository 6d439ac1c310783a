import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { ResetPasswordForm } from '../features/password-reset/reset-password-form.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /reset-password: a new password, with the OTP that was verified. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('password-reset');
  return (
    <AccountFrame title={t('resetTitle')} intro={t('resetIntro')} tabTitle={t('resetTitle')}>
      <ResetPasswordForm />
    </AccountFrame>
  );
}
