import { linkStyles } from '@upaj/ui/text-link';
import { useLocation } from 'react-router-dom';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { DeveloperLogin } from '../features/accounts/developer-login.tsx';
import { GoogleButton } from '../features/accounts/google-button.tsx';
import { GoogleReturn } from '../features/accounts/google-return.tsx';
import { SignInForm } from '../features/accounts/sign-in-form.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageLink } from '../shared/page-link.tsx';
import { paths } from '../shared/paths.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';

/** 'Login to your Account'. */
export default function SignInPage() {
  const { t } = useTranslation('accounts');
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  // Written by the sign-up page and the guard; the history keeps whatever it was given.
  const { email, hasEnded } = (state ?? {}) as { email?: string; hasEnded?: boolean };
  return (
    <AccountFrame title={t('signInTitle')} intro={t('signInIntro')} tabTitle={t('signIn')}>
      {/* The build knows of no session. */}
      {isHydrated && hasEnded && (
        <p role="alert" className="rounded-control bg-gold-soft px-4 py-3">
          {t('sessionEnded')}
        </p>
      )}
      <GoogleReturn />
      <SignInForm email={email} />
      <GoogleButton purpose="signIn" />
      <p className="text-center">
        {t('noAccount')}{' '}
        <PageLink to={paths.signUp.href()} state={state} className={linkStyles()}>
          {t('signUp')}
        </PageLink>
      </p>
      <DeveloperLogin />
    </AccountFrame>
  );
}
