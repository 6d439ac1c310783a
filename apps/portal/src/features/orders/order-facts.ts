import { type OrderFacts, orderActions } from '@upaj/contract/orders.rules';
import type { Order, OrderAction, OrderSummary } from '@upaj/contract/orders.schema';

/** The side of an order that the user is on. */
export type Side = 'buyer' | 'seller';

/** What the dialog of every step gets. */
export interface StepDialogProps {
  order: Order;
  side: Side;
  /** The buyer's code, if the seller has scanned it. */
  code?: string | undefined;
  onClose: () => void;
}

const inPaise = (rupees: number) => Math.round(rupees * 100);

/** What of an order the shared rules look at. */
export function factsOf(order: Order): OrderFacts {
  const { status, payment, handover, objectUntil } = order;
  return {
    status,
    payment,
    handover,
    objectUntil: objectUntil === null ? null : Date.parse(objectUntil),
    hasAmendment: order.amendment !== null,
    paymentState: {
      status: order.paymentStatus,
      received: inPaise(order.received),
      outstanding: inPaise(order.outstanding),
      refundDue: inPaise(order.refundDue),
      hasEntries: order.payments.length > 0,
    },
  };
}

/** As `factsOf`, for an order in a list, which tells less: a handover without a code cannot be objected to there. */
function factsOfSummary(order: OrderSummary): OrderFacts {
  const { status, payment, handover, hasAmendment, paymentStatus } = order;
  const total = inPaise(order.total);
  return {
    status,
    payment,
    handover,
    hasAmendment,
    objectUntil: null,
    paymentState: {
      status: paymentStatus,
      received: 0,
      outstanding: paymentStatus === 'unpaid' ? total : 0,
      refundDue: paymentStatus === 'refund due' ? total : 0,
      hasEntries: paymentStatus !== 'unpaid',
    },
  };
}

/** The step of an order that waits for one side; the most urgent one first. */
const awaited = {
  buyer: ['accept-amendment', 'claim-payment'],
  seller: ['refund-payment', 'confirm-payment', 'accept', 'pack', 'deliver'],
} as const satisfies Record<Side, readonly OrderAction[]>;

/** What an order in a list waits for from the user, if for anything. */
export function waitsFor(
  order: OrderSummary,
  side: Side,
  now: number,
): (typeof awaited)[Side][number] | 'correct' | 'disputed' | undefined {
  if (order.paymentStatus === 'disputed') return 'disputed';
  const possible = orderActions(side, factsOfSummary(order), now);
  // Cash may be confirmed at any time; it is waited for once the buyer has reported it.
  const isWaiting = (action: OrderAction) =>
    possible.includes(action) &&
    (action !== 'confirm-payment' || order.paymentStatus === 'claimed');
  const found = awaited[side].find(isWaiting);
  return found === 'deliver' && order.handover === 'objected' ? 'correct' : found;
}

/** Whether the seller may accept an order of the list. */
export const isAcceptable = (order: OrderSummary, now: number): boolean =>
  orderActions('seller', factsOfSummary(order), now).includes('accept');
