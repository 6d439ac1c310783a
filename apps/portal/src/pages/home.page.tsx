import { buttonStyles } from '@upaj/ui/button';
import { HeroField } from '@upaj/ui/hero-field';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageLink } from '../shared/page-link.tsx';
import { paths } from '../shared/paths.ts';
import { useTitle } from '../shared/use-title.ts';

/** The first page of people who are not signed in. */
export default function HomePage() {
  const { t } = useTranslation('landing');
  useTitle(undefined);
  return (
    <HeroField className="min-h-[calc(100dvh-4rem)] md:min-h-[600px]">
      <p className="mb-2 font-semibold text-deep-accent">{t('eyebrow')}</p>
      <h1 className="text-6xl md:text-7xl">{t('title')}</h1>
      <p className="mt-4 max-w-xl text-lg md:text-xl">{t('text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <PageLink to={paths.mandi.href()} className={buttonStyles({ size: 'big' })}>
          {t('discover')}
        </PageLink>
        <PageLink
          to={paths.signIn.href()}
          className={buttonStyles({ variant: 'ghost', size: 'big' })}
        >
          {t('login')}
        </PageLink>
      </div>
    </HeroField>
  );
}
