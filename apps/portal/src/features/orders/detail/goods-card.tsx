import type { Order, OrderItem } from '@upaj/contract/orders.schema';
import { Badge } from '@upaj/ui/badge';
import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { retryImport } from '../../../shared/loading/retry-import.ts';
import { whenRead } from '../../../shared/loading/when.ts';
import { ItemPicture } from '../item-picture.tsx';
import type { Side } from '../order-facts.ts';

// Rating is for after reading: its code is not needed for the first screen.
const LineReview = lazyComponent(async () => {
  await whenRead();
  return (await retryImport(() => import('../review/line-review.tsx'))).LineReview;
});

/** Whether a line was handed over, at least in part. */
const isRateable = ({ status }: Order, { delivered, review, cropId }: OrderItem) =>
  status === 'delivered' && Boolean(delivered) && (review !== null || cropId !== null);

const handoverTones = { agreed: 'good', reported: 'look', objected: 'stop' } as const;

/** What was ordered and delivered, as it was when it was ordered, and what it costs. */
export function GoodsCard({ order, side }: { order: Order; side: Side }) {
  const { t } = useTranslation('orders');
  const { items, total, handover } = order;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{t('goods')}</h2>
        {handover && <Badge tone={handoverTones[handover]}>{t(`handover.${handover}`)}</Badge>}
      </div>
      <ul className="grid divide-y divide-line">
        {items.map((item) => (
          <Line key={item.lineId} item={item}>
            {side === 'buyer' && isRateable(order, item) && (
              <Suspense fallback={<Skeleton className="h-11 w-1/3" />}>
                <LineReview order={order} item={item} />
              </Suspense>
            )}
          </Line>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 border-line-strong border-t pt-3">
        <span className="font-semibold">{t('total')}</span>
        <b className="text-2xl">{formatRupees(total)}</b>
      </p>
    </Card>
  );
}

function Line({ item, children }: { item: OrderItem; children: ReactNode }) {
  const { t } = useTranslation('orders');
  const words = useCropLabels();
  return (
    <li className="flex items-start gap-3 py-3">
      <ItemPicture item={item} className="size-14" />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="wrap-anywhere font-semibold">{item.name}</p>
          <p className="text-muted text-sm">
            {t('priceForU', { price: formatRupees(item.price) })}
          </p>
          <p className="text-sm">{`${t('ordered')}: ${words.unitsAndAmount(item.quantity, item.unit)}`}</p>
          {item.delivered !== null && (
            <p className="font-semibold text-sm">
              {`${t('handedOver')}: ${words.unitsAndAmount(item.delivered, item.unit)}`}
            </p>
          )}
        </div>
        <b className="ms-auto whitespace-nowrap">{formatRupees(item.total)}</b>
        {children && <div className="mt-2 w-full">{children}</div>}
      </div>
    </li>
  );
}
