import { SectionHeader } from '../domains/session/section-header.tsx';
import { OwnListings } from '../features/crops/own/own-listings.tsx';
import { IncomingOrdersLink } from '../features/sellers/incoming-orders-link.tsx';
import { SellItemsCard } from '../features/sellers/sell-items-card.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/paths.ts';

/** /mandi/seller-profile: what a seller has on the market. */
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
      <SellItemsCard />
      <OwnListings />
    </div>
  );
}
