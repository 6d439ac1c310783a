import { SectionHeader } from '../domains/session/section-header.tsx';
import { Mandi } from '../features/crops/market/mandi.tsx';
import { SellerLink } from '../features/crops/market/seller-link.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /mandi: what is for sale. */
export default function MandiPage() {
  const { t } = useTranslation('crops');
  return (
    <div className="grid gap-6 md:gap-9">
      <SectionHeader title={t('title')} actions={<SellerLink />} />
      <Mandi />
    </div>
  );
}
