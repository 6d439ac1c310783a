import type { OrderStatus, PaymentStatus } from '@upaj/contract/orders.schema';
import { Badge } from '@upaj/ui/badge';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { hasFailed, paymentTones, statusTones } from './order-statuses.ts';

interface OrderBadgesProps {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

/** The status of an order and of its payment; an order that failed and was never paid has no payment to speak of. */
export function OrderBadges({ status, paymentStatus }: OrderBadgesProps) {
  const { t } = useTranslation('orders');
  const isPaymentMoot = hasFailed(status) && paymentStatus === 'unpaid';
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
      {!isPaymentMoot && <PaymentBadge status={paymentStatus} />}
    </span>
  );
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('orders');
  return <Badge tone={paymentTones[status]}>{t(`payment.${status}`)}</Badge>;
}
