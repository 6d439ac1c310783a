import { linkStyles } from '@upaj/ui/text-link';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** For users who do not know the password, or have none because they signed up with Google. */
export function ForgotPasswordLink() {
  const { t } = useTranslation('settings');
  return (
    <PageLink
      to={paths.forgotPassword.href()}
      className={linkStyles({ kind: 'alone', className: '-mt-4 justify-self-end' })}
    >
      {t('forgotPassword')}
    </PageLink>
  );
}
