import type { Crop } from '@upaj/contract/crops.schema';
import { Avatar } from '@upaj/ui/avatar';
import { Card } from '@upaj/ui/card';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** Who sells: name, town, state, and since when they are here. */
export function SellerCard({ seller }: { seller: Crop['seller'] }) {
  const { t } = useTranslation('crops');
  const year = seller.memberSince.slice(0, 4);
  return (
    <Card size="row" className="flex items-center gap-3">
      <Avatar name={seller.name} isDecorative />
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold">{seller.name}</p>
        <p className="text-muted text-sm">
          {`${seller.city}, ${seller.state} · ${t('memberSince', { year })}`}
        </p>
      </div>
    </Card>
  );
}
