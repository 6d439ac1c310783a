import { buttonStyles } from '@upaj/ui/button';
import { HeroField } from '@upaj/ui/hero-field';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { newestId } from './newest.tsx';

/** What all this is for, and the way further down. */
export function Banner() {
  const { t } = useTranslation('dashboard');
  return (
    <HeroField size="banner">
      {/* With room for all: a browser may paint the heading before it has read the link, and the heading would move. */}
      <div className="min-h-30.5">
        <h2 className="mb-4 text-2xl md:text-3xl">{t('banner')}</h2>
        {/* An ordinary link: the browser itself scrolls to the part of this page that it names. */}
        <a
          href={`${paths.dashboard.href()}#${newestId}`}
          className={buttonStyles({ variant: 'light' })}
        >
          {t('learnMore')}
        </a>
      </div>
    </HeroField>
  );
}
