import type { Order } from '@upaj/contract/orders.schema';
import { formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

type Entry = Order['payments'][number];

/** What one side has said about the money. */
export function usePaymentEntryText(): (entry: Entry) => string {
  const { t } = useTranslation('orders');
  return ({ kind, by, amount: rupees }) => {
    const amount = formatRupees(rupees);
    if (kind !== 'disputed') return t(`entry.${kind}`, { amount });
    return t(by === 'buyer' ? 'entry.disputedByBuyer' : 'entry.disputedBySeller', { amount });
  };
}
