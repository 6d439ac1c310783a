import type { Amendment, Order } from '@upaj/contract/orders.schema';
import { Card } from '@upaj/ui/card';
import { cn } from '@upaj/ui/cn';
import { type ReactNode, useState } from 'react';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { ItemPicture } from '../item-picture.tsx';
import type { Side } from '../order-facts.ts';

interface AmendmentCardProps {
  order: Order;
  amendment: Amendment;
  side: Side;
  /** What the buyer can answer. */
  actions: ReactNode;
}

/** What the seller proposes, beside what was ordered. */
export function AmendmentCard({ order, amendment, side, actions }: AmendmentCardProps) {
  const { t } = useTranslation('orders');
  const [first] = useState(amendment.id);
  return (
    <Card tone="gold" className="grid gap-4">
      <div>
        <p role="status" className="font-semibold text-warning empty:absolute">
          {side === 'buyer' && first !== amendment.id && t('amendment.changed')}
        </p>
        <h2 className="text-xl">{t(side === 'buyer' ? 'amendment.title' : 'amendment.own')}</h2>
        <p className="wrap-anywhere">{t('reason', { reason: amendment.reason })}</p>
      </div>
      <ul className="grid gap-3">
        {order.items.map((item) => (
          <ProposedLine
            key={item.lineId}
            item={item}
            proposed={amendment.items.find(({ lineId }) => lineId === item.lineId)}
          />
        ))}
      </ul>
      <Sides
        before={<b className="text-xl">{formatRupees(order.total)}</b>}
        after={<b className="text-xl">{formatRupees(amendment.total)}</b>}
        beforeLabel={`${t('amendment.before')}: ${t('total')}`}
        afterLabel={`${t('amendment.after')}: ${t('total')}`}
      />
      {actions}
    </Card>
  );
}

interface ProposedLineProps {
  item: Order['items'][number];
  proposed: Amendment['items'][number] | undefined;
}

function ProposedLine({ item, proposed }: ProposedLineProps) {
  const { t } = useTranslation('orders');
  const words = useCropLabels();
  const textOf = ({ quantity, price }: { quantity: number; price: number }) =>
    t('amendment.line', {
      quantity: words.unitsAndAmount(quantity, item.unit),
      price: formatRupees(price),
    });
  const before = textOf(item);
  const after = proposed?.quantity ? textOf(proposed) : t('amendment.left');
  return (
    <li className="grid gap-2">
      <span className="flex items-center gap-3 font-semibold">
        <ItemPicture item={item} className="size-10" />
        <span className="wrap-anywhere min-w-0">{item.name}</span>
      </span>
      <Sides
        before={before}
        after={<span className={cn(before !== after && 'font-bold')}>{after}</span>}
        beforeLabel={t('amendment.before')}
        afterLabel={t('amendment.after')}
      />
    </li>
  );
}

interface SidesProps {
  before: ReactNode;
  after: ReactNode;
  beforeLabel: string;
  afterLabel: string;
}

/** The old and the new side by side. */
function Sides({ before, after, beforeLabel, afterLabel }: SidesProps) {
  return (
    <dl className="grid grid-pair-[7rem] gap-2">
      <div className="rounded-control bg-surface/60 px-3 py-2">
        <dt className="text-muted text-sm">{beforeLabel}</dt>
        <dd>{before}</dd>
      </div>
      <div className="rounded-control bg-surface px-3 py-2">
        <dt className="text-muted text-sm">{afterLabel}</dt>
        <dd>{after}</dd>
      </div>
    </dl>
  );
}
