import { linkStyles } from '@upaj/ui/text-link';
import { useLocation } from 'react-router-dom';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { SignUpForm } from '../features/accounts/sign-up-form.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageLink } from '../shared/page-link.tsx';
import { paths } from '../shared/paths.ts';

/** 'Get Started Now'. */
export default function SignUpPage() {
  const { t } = useTranslation('accounts');
  const { state } = useLocation();
  return (
    <AccountFrame title={t('signUpTitle')} intro={t('signUpIntro')} tabTitle={t('signUp')}>
      <SignUpForm />
      <p className="text-center">
        {t('haveAccount')}{' '}
        <PageLink to={paths.signIn.href()} state={state} className={linkStyles()}>
          {t('signIn')}
        </PageLink>
      </p>
    </AccountFrame>
  );
}
