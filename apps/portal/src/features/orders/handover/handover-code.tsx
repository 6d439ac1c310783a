import type { Order } from '@upaj/contract/orders.schema';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { Suspense } from 'react';
import { useGetHandoverCodeQuery } from '../../../domains/orders/orders.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { whenRead } from '../../../shared/loading/when.ts';
import { paths } from '../../../shared/paths.ts';

// Without it the digits are left, which can be read out.
const QrCode = lazyComponent(async () => {
  await whenRead();
  return (await import('../../../shared/qr-code.tsx')).QrCode;
});

/** Whether the seller will need the buyer's code: until the handover, and again after an objection. */
const needsCode = ({ status, handover }: Order) =>
  status === 'accepted' || status === 'packed' || handover === 'objected';

/** The code that the buyer shows when the goods are there; without a connection the one that was seen last. */
export function HandoverCode({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const isNeeded = needsCode(order);
  const { data, isError, isFetching, refetch } = useGetHandoverCodeQuery(
    { params: { id: order._id } },
    { skip: !isNeeded },
  );
  const code = data?.data.code;
  if (!isNeeded) return null;
  return (
    <Card tone="hint" className="grid gap-3">
      <div>
        <h2 className="text-xl">{t('code.title')}</h2>
        <p>{t('code.text')}</p>
      </div>
      {code ? (
        <Code code={code} orderId={order._id} />
      ) : isError ? (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{t('code.failed')}</p>
          <Button variant="outline" size="small" isBusy={isFetching} onClick={() => refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : (
        <>
          <p role="status" className="sr-only">
            {t('code.loading')}
          </p>
          <Skeleton className="h-44 rounded-field" />
        </>
      )}
    </Card>
  );
}

/** The digits, large, and the address that opens the handover on the seller's phone. */
function Code({ code, orderId }: { code: string; orderId: string }) {
  const { t } = useTranslation('orders');
  const address = `${location.origin}${paths.order.href(orderId)}#code=${code}`;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="font-bold text-7xl tabular-nums tracking-[0.12em]">{code}</p>
      <div className="flex min-w-0 flex-[1_1_11rem] flex-wrap items-center gap-3">
        <Suspense fallback={<Skeleton className="size-44 rounded-field" />}>
          <QrCode text={address} label={t('code.qr', { code })} />
        </Suspense>
        <p className="min-w-0 flex-[1_1_8rem] text-muted text-sm">{t('code.scan')}</p>
      </div>
    </div>
  );
}
