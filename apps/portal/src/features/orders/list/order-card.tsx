import type { OrderSummary } from '@upaj/contract/orders.schema';
import { Badge } from '@upaj/ui/badge';
import { Card } from '@upaj/ui/card';
import { Checkbox } from '@upaj/ui/checkbox';
import { BellRing } from 'lucide-react';
import { formatDate, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { ItemPicture } from '../item-picture.tsx';
import { OrderBadges } from '../order-badges.tsx';
import { type Side, waitsFor } from '../order-facts.ts';
import { usePartyName } from '../use-party-name.ts';

interface OrderCardProps {
  order: OrderSummary;
  side: Side;
  /** The time in milliseconds. */
  now: number;
  /** Whether it is chosen; undefined where it cannot be. */
  isChosen: boolean | undefined;
  onToggle: () => void;
}

/** One order of a list: who, what, how much, how far, and whether it waits for the user. */
export function OrderCard({ order, side, now, isChosen, onToggle }: OrderCardProps) {
  const { t } = useTranslation('orders');
  const partyName = usePartyName();
  const { reference, partner, createdAt } = order;
  const name = partyName(partner, side === 'buyer' ? 'seller' : 'buyer');
  return (
    <li className="grid">
      <Card size="row" className="relative flex flex-col gap-2.5 hover:border-action">
        <div className="flex items-start gap-3">
          {isChosen !== undefined && (
            <div className="relative z-1 -my-2.5 -me-1">
              <Checkbox
                label={t('choose', { reference })}
                isLabelHidden
                checked={isChosen}
                onChange={onToggle}
              />
            </div>
          )}
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="text-lg">
              {/* The whole card leads to the order. */}
              <PageLink
                to={paths.order.href(order._id)}
                className="after:absolute after:inset-0 after:rounded-field"
              >
                {reference}
              </PageLink>
            </h2>
            <span className="text-muted text-sm">{formatDate(createdAt)}</span>
          </div>
        </div>
        <Goods order={order} partner={t(`partner.${side}`, { name })} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <span className="flex flex-wrap gap-1.5">
            <OrderBadges status={order.status} paymentStatus={order.paymentStatus} />
            {side === 'seller' && order.isNewBuyer && <Badge tone="look">{t('newBuyer')}</Badge>}
          </span>
          <b className="ms-auto whitespace-nowrap text-xl">{formatRupees(order.total)}</b>
        </div>
        <Hint awaited={waitsFor(order, side, now)} />
      </Card>
    </li>
  );
}

/** What was ordered, in pictures and names. */
function Goods({ order: { items, itemCount }, partner }: { order: OrderSummary; partner: string }) {
  const { t } = useTranslation('orders');
  const [first] = items;
  const others = itemCount - 1;
  return (
    <div className="flex items-center gap-3">
      <span className="flex flex-none gap-1">
        {items.map((item, at) => (
          <ItemPicture
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order have no id here and never move
            key={at}
            item={item}
            className="size-12"
          />
        ))}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="wrap-anywhere line-clamp-2">
          {[first?.name, others > 0 && t('andMore', { count: others })].filter(Boolean).join(' ')}
        </span>
        <span className="wrap-anywhere text-muted text-sm">{partner}</span>
      </span>
    </div>
  );
}

/** That the order waits for the user, and for what. */
function Hint({ awaited }: { awaited: ReturnType<typeof waitsFor> }) {
  const { t } = useTranslation('orders');
  if (!awaited) return null;
  return (
    <p className="flex items-center gap-2 rounded-control bg-gold-soft px-3 py-2 font-semibold text-sm text-warning">
      <BellRing aria-hidden="true" className="size-4.5 flex-none" />
      <span>{t(`waits.${awaited}`)}</span>
    </p>
  );
}
