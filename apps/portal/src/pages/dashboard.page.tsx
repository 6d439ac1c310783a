import { SectionHeader } from '../domains/session/section-header.tsx';
import { NewestCrops } from '../features/crops/newest/newest-crops.tsx';
import { Banner } from '../features/dashboard/banner.tsx';
import { DashboardMoreSkeleton } from '../features/dashboard/dashboard-more-skeleton.tsx';
import { MarketCard } from '../features/dashboard/market-card.tsx';
import { Newest } from '../features/dashboard/newest.tsx';
import { Today } from '../features/dashboard/today.tsx';
import { TopSellers } from '../features/dashboard/top-sellers.tsx';
import { useNameSync } from '../features/profile/use-name-sync.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { LazyPart } from '../shared/loading/use-loaded.tsx';

const loadMore = async () =>
  (await import('../features/dashboard/dashboard-more.tsx')).DashboardMore;

/** /dashboard: a greeting, links into the market, its newest listings, and what the user has traded. */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  useNameSync();
  return (
    <div className="grid gap-6 md:gap-8">
      <SectionHeader tabTitle={t('title')} actions={<Today />} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Banner />
        <MarketCard />
      </div>
      <Newest>
        <NewestCrops />
      </Newest>
      <div className="grid gap-4">
        <TopSellers />
        <LazyPart load={loadMore}>
          <DashboardMoreSkeleton />
        </LazyPart>
      </div>
    </div>
  );
}
