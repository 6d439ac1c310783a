import type { Order } from '@upaj/contract/orders.schema';
import { Card } from '@upaj/ui/card';
import { Stepper } from '@upaj/ui/stepper';
import type { ReactNode } from 'react';
import { formatRupees, formatTimestamp } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { OrderBadges } from '../order-badges.tsx';
import type { Side } from '../order-facts.ts';
import { useOrderCourse } from './use-order-course.ts';

interface NextCardProps {
  order: Order;
  side: Side;
  /** The user can pay through UPI now. */
  isPayable: boolean;
  /** The seller has scanned the buyer's code. */
  isScanned: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** What an order is at: its status, or what stands in between. */
function stageOf({ status, amendment, handover, objectUntil }: Order) {
  if (amendment) return 'amended';
  if (handover === 'objected') return 'objected';
  return handover === 'reported' && objectUntil ? 'reported' : status;
}

/** Whose answer keeps a placed order from expiring. */
function whoAnswers({ amendment }: Order, side: Side): Side | 'you' {
  const awaited = amendment ? 'buyer' : 'seller';
  return awaited === side ? 'you' : awaited;
}

/** How far the order has come, what happens next, and what the user can do about it. */
export function NextCard({ order, side, isPayable, isScanned, children }: NextCardProps) {
  const { t } = useTranslation('orders');
  const steps = useOrderCourse(order);
  const { expiresAt, objectUntil, status } = order;
  const time = objectUntil ? formatTimestamp(objectUntil) : '';
  const group = side === 'buyer' ? 'nextBuyer' : 'nextSeller';
  const money = moneyStageOf(order, side, isPayable);
  const stage = stageOf(order);
  // The goods are handed over, but the order is complete only with its money.
  const isUnpaid = stage === 'delivered' && money !== undefined;
  return (
    <Card className="grid gap-4">
      <OrderBadges status={status} paymentStatus={order.paymentStatus} />
      <Stepper label={t('course')} steps={steps} />
      <div className="grid gap-1">
        <h2 className="sr-only">{t('whatNow')}</h2>
        {money && (
          <p className="font-semibold text-lg">
            <MoneyText money={money} side={side} />
          </p>
        )}
        <p className={money ? undefined : 'text-lg'}>
          {isUnpaid ? t(`${group}.handedOver`) : t(`${group}.${stage}`, { time })}
        </p>
        {expiresAt && (
          <p className="text-muted">
            {t(`expires.${whoAnswers(order, side)}`, { time: formatTimestamp(expiresAt) })}
          </p>
        )}
        {isScanned && side === 'seller' && status === 'accepted' && (
          <p role="status" className="font-semibold text-warning">
            {t('scanned')}
          </p>
        )}
      </div>
      {children}
    </Card>
  );
}

interface MoneyTextProps {
  money: NonNullable<ReturnType<typeof moneyStageOf>>;
  side: Side;
}

/** What of the money is still open, and for whom. */
function MoneyText({ money: { stage, amount }, side }: MoneyTextProps) {
  const { t } = useTranslation('orders');
  const rupees = { amount: formatRupees(amount) };
  if (stage === 'pay') return t('moneyBuyer.pay', rupees);
  return t(`${side === 'buyer' ? 'moneyBuyer' : 'moneySeller'}.${stage}`, rupees);
}

type MoneyOf = Pick<
  Order,
  'status' | 'paymentStatus' | 'outstanding' | 'refundDue' | 'payments' | 'handover'
>;

/** What of the money is still open, with its rupees; undefined if nothing is, or nothing is due yet. */
function moneyStageOf(order: MoneyOf, side: Side, isPayable: boolean) {
  const { status, paymentStatus, outstanding, refundDue } = order;
  const said = order.payments.at(-1)?.amount ?? 0;
  if (paymentStatus === 'claimed') return { stage: 'claimed', amount: said } as const;
  // A buyer whose payment has not arrived pays again.
  if (isPayable && side === 'buyer') return { stage: 'pay', amount: outstanding } as const;
  if (paymentStatus === 'disputed') return { stage: 'disputed', amount: said } as const;
  if (refundDue > 0) return { stage: 'refundDue', amount: refundDue } as const;
  const isOwed = status === 'delivered' && outstanding > 0;
  return isOwed ? ({ stage: 'owed', amount: outstanding } as const) : undefined;
}
