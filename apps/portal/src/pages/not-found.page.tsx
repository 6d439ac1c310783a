import { buttonStyles } from '@upaj/ui/button';
import { EmptyState } from '@upaj/ui/empty-state';
import lens from '@upaj/ui/pictures/magnifying-glass-tilted-left.svg';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '../domains/session/session.slice.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageLink } from '../shared/page-link.tsx';
import { paths } from '../shared/paths.ts';
import { useTitle } from '../shared/use-title.ts';

/** Stands where nothing is. */
export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  const isSignedIn = useSelector(selectIsSignedIn);
  useTitle(t('notFound.title'));
  const back = isSignedIn ? paths.dashboard : paths.home;
  return (
    <div className="grid min-h-[60dvh] place-content-center text-center">
      <h1 className="text-4xl">{t('notFound.title')}</h1>
      <EmptyState
        picture={lens}
        className="py-6"
        action={
          <PageLink to={back.href()} className={buttonStyles()}>
            {t(isSignedIn ? 'notFound.toDashboard' : 'notFound.toHome')}
          </PageLink>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </div>
  );
}
