import { buttonStyles } from '@upaj/ui/button';
import { HeroField } from '@upaj/ui/hero-field';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** The first screen: what this is, and the two ways on. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <HeroField>
      <p className="mb-2 font-semibold text-deep-accent">{t('eyebrow')}</p>
      <h1 className="text-6xl md:text-7xl">{t('title')}</h1>
      <p className="mt-4 max-w-xl text-lg md:text-xl">{t('text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <PageLink to={paths.services.href()} className={buttonStyles({ size: 'big' })}>
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
