import type { Order } from '@upaj/contract/orders.schema';
import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { formatDate, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyComponent, PartNotLoaded } from '../../../shared/loading/lazy-component.tsx';
import { retryImport } from '../../../shared/loading/retry-import.ts';
import { whenRead } from '../../../shared/loading/when.ts';
import { usePaymentEntryText } from '../detail/use-payment-entry-text.ts';
import { PaymentBadge } from '../order-badges.tsx';

// QR code and form weigh 20 kB, and lie below the first screen of a phone.
// Without it the rest of the order can still be read, such as the code at a handover without a line.
const UpiPayment = lazyComponent(async () => {
  await whenRead();
  return (await retryImport(() => import('./upi-payment.tsx'))).UpiPayment;
}, PartNotLoaded);

interface PaymentCardProps {
  order: Order;
  /** The user can pay through UPI now. */
  isPayable: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** How the order is paid, what was paid, and what is still to be paid or given back. */
export function PaymentCard({ order, isPayable, children }: PaymentCardProps) {
  const { t } = useTranslation('orders');
  const { payment, paymentStatus, received, outstanding, refundDue } = order;
  const amounts = { received, outstanding, refundDue };
  const shown = (['received', 'outstanding', 'refundDue'] as const).filter(
    (name) => amounts[name] > 0,
  );
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{t('money')}</h2>
        <PaymentBadge status={paymentStatus} />
      </div>
      <dl className="grid gap-1.5">
        <Row term={t('methodLabel')}>{t(`method.${payment}`)}</Row>
        {shown.map((name) => (
          <Row key={name} term={t(name)}>
            <b>{formatRupees(amounts[name])}</b>
          </Row>
        ))}
      </dl>
      <Entries entries={order.payments} />
      <p className="text-muted text-sm">{t('noMoney')}</p>
      {children}
      {isPayable && (
        <Suspense fallback={<Skeleton className="h-72 rounded-field" />}>
          <UpiPayment order={order} />
        </Suspense>
      )}
    </Card>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What both sides have said, the oldest first. */
function Entries({ entries }: { entries: Order['payments'] }) {
  const { t } = useTranslation('orders');
  const entryText = usePaymentEntryText();
  if (entries.length === 0) return null;
  return (
    <ul className="grid gap-2 border-line border-t pt-3 text-sm">
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.at}`}>
          <p>{entryText(entry)}</p>
          <p className="text-muted">
            {[formatDate(entry.at), entry.reference && t('utr', { number: entry.reference })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
