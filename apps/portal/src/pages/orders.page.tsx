import { SectionHeader } from '../domains/session/section-header.tsx';
import { Orders } from '../features/orders/list/orders.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /orders: what one has bought and sold. */
export default function OrdersPage() {
  const { t } = useTranslation('orders');
  return (
    <div className="grid gap-5 md:gap-6">
      <SectionHeader title={t('title')} />
      <Orders />
    </div>
  );
}
