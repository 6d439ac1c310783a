import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { HeroField } from '@upaj/ui/hero-field';
import { SectionHead } from '@upaj/ui/section-head';
import { linkStyles } from '@upaj/ui/text-link';
import { ArrowRight } from 'lucide-react';
import { NewestCrops } from '../features/crops/newest/newest-crops.tsx';
import { useFreshName } from '../features/profile/use-fresh-name.ts';
import { formatDay } from '../shared/format.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageLink } from '../shared/page-link.tsx';
import { paths } from '../shared/paths.ts';
import { SectionHeader } from '../shared/section-header.tsx';

const newestId = 'newest';

/** /dashboard: a greeting, the ways into the market, and what is new in it. */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  useFreshName();
  return (
    <div className="grid gap-6 md:gap-8">
      <SectionHeader tabTitle={t('title')} actions={<Today />} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Banner />
        <MarketCard />
      </div>
      <Newest />
    </div>
  );
}

function Today() {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return (
    <time dateTime={day} className="text-muted">
      {formatDay(day)}
    </time>
  );
}

function Banner() {
  const { t } = useTranslation('dashboard');
  return (
    <HeroField size="banner">
      <h2 className="mb-4 text-2xl md:text-3xl">{t('banner')}</h2>
      {/* An ordinary link: the browser itself scrolls to the part of this page that it names. */}
      <a
        href={`${paths.dashboard.href()}#${newestId}`}
        className={buttonStyles({ variant: 'light' })}
      >
        {t('learnMore')}
      </a>
    </HeroField>
  );
}

function MarketCard() {
  const { t } = useTranslation('dashboard');
  return (
    <Card tone="gold" size="panel" className="grid content-between gap-5">
      <h2 className="text-2xl">{t('market')}</h2>
      <div className="flex flex-wrap gap-3">
        <PageLink to={paths.mandi.href()} className={buttonStyles()}>
          {t('exploreMore')}
        </PageLink>
        <PageLink to={paths.mandi.href()} className={buttonStyles({ variant: 'outline' })}>
          {t('topSellers')}
        </PageLink>
      </div>
    </Card>
  );
}

function Newest() {
  const { t } = useTranslation('dashboard');
  return (
    <section id={newestId} aria-labelledby="newest-title" className="scroll-mt-25">
      <SectionHead
        title={t('newest')}
        titleId="newest-title"
        action={
          <PageLink to={paths.mandi.href()} className={linkStyles({ kind: 'alone' })}>
            {t('seeAll')}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </PageLink>
        }
      />
      <NewestCrops />
    </section>
  );
}
