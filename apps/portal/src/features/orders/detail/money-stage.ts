import type { Order } from '@upaj/contract/orders.schema';
import type { Side } from '../order-facts.ts';

type MoneyOf = Pick<
  Order,
  'status' | 'paymentStatus' | 'outstanding' | 'refundDue' | 'payments' | 'handover'
>;

/** What of the money is still open, with its rupees; undefined if nothing is, or nothing is due yet. */
export function moneyStageOf(order: MoneyOf, side: Side, isPayable: boolean) {
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
