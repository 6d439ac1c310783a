import { SectionHeader } from '../domains/session/section-header.tsx';
import { OwnListings } from '../features/crops/own/own-listings.tsx';
import { SalesFigures } from '../features/sellers/figures/sales-figures.tsx';
import { SalesMoreSkeleton } from '../features/sellers/figures/sales-more-skeleton.tsx';
import { IncomingOrdersLink } from '../features/sellers/incoming-orders-link.tsx';
import { SellItemsCard } from '../features/sellers/sell-items-card.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { LazyPart } from '../shared/loading/use-loaded.tsx';
import { paths } from '../shared/paths.ts';

const loadMore = async () => (await import('../features/sellers/figures/sales-more.tsx')).SalesMore;

/** /mandi/seller-profile: what a seller has sold, and has on the market. */
export default function SellerDashboardPage() {
  const { t } = useTranslation('sellers');
  const { t: tCrops } = useTranslation('crops');
  return (
    <div className="grid gap-8">
      <SectionHeader
        title={t('dashboard')}
        back={{ to: paths.mandi.href(), label: tCrops('backToMandi') }}
        actions={<IncomingOrdersLink />}
      />
      <SalesFigures />
      <SellItemsCard />
      <LazyPart load={loadMore}>
        <SalesMoreSkeleton />
      </LazyPart>
      <OwnListings />
    </div>
  );
}
