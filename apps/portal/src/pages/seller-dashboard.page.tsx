import { useTranslation } from 'react-i18next';
import { OwnListings } from '../features/crops/own/own-listings.tsx';
import { SellItemsCard } from '../features/sellers/sell-items-card.tsx';
import { paths } from '../shared/paths.ts';
import { SectionHeader } from '../shared/section-header.tsx';

/** /mandi/seller-profile: what a seller has on the market. */
export default function SellerDashboardPage() {
  const { t } = useTranslation(['sellers', 'crops']);
  return (
    <div className="grid gap-8">
      <SectionHeader
        title={t('dashboard')}
        back={{ to: paths.mandi.href(), label: t('crops:backToMandi') }}
      />
      <SellItemsCard />
      <OwnListings />
    </div>
  );
}
