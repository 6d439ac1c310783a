import type { Handover, OrderAction, OrderStatus } from './orders.schema.ts';
import type { PaymentState } from './payments.rules.ts';

/** Who acts on an order. */
export type OrderRole = 'buyer' | 'seller' | 'system';

/** What of an order decides which actions are possible. */
export interface OrderFacts {
  status: OrderStatus;
  payment: 'on-delivery' | 'upi';
  handover: Handover | null;
  /** Until when the buyer may object to the handover, in milliseconds; null if never. */
  objectUntil: number | null;
  hasAmendment: boolean;
  paymentState: PaymentState;
}

interface Rule {
  by: OrderRole;
  from: readonly OrderStatus[];
  /** The status after it; undefined if it stays. */
  to?: OrderStatus;
  /** A further condition; `now` in milliseconds. */
  when?: (facts: OrderFacts, now: number) => boolean;
}

/** Hours after which an order that no one has answered expires. */
export const expiryHours = 72;
/** Hours in which the buyer may object to a handover without a code. */
export const objectionHours = 48;
/** Wrong handover codes after which an order takes none. */
export const mostCodeTries = 5;

/** How often one of the steps that can be repeated is taken with one order: its page stays small. */
export const mostRepeats = 20;
const repeated: readonly OrderAction[] = ['amend', 'claim-payment', 'dispute-payment'];
/** Whether a step could be repeated without end. */
export const isRepeated = (action: OrderAction): boolean => repeated.includes(action);

const everyStatus: readonly OrderStatus[] = [
  ...(['placed', 'accepted', 'packed', 'delivered'] as const),
  ...(['rejected', 'cancelled', 'expired'] as const),
];
const isUndecided = ({ hasAmendment }: OrderFacts) => hasAmendment;
const isDecided = ({ hasAmendment }: OrderFacts) => !hasAmendment;
const hasStatus =
  (...statuses: readonly PaymentState['status'][]) =>
  ({ paymentState }: OrderFacts) =>
    statuses.includes(paymentState.status);
const isOwed = (facts: OrderFacts) =>
  facts.paymentState.outstanding > 0 && hasStatus('unpaid', 'disputed')(facts);

/** The orders' state machine: who may do what, from which status, and the status after it. */
export const orderRules: Readonly<Record<OrderAction, readonly Rule[]>> = {
  accept: [{ by: 'seller', from: ['placed'], to: 'accepted', when: isDecided }],
  reject: [{ by: 'seller', from: ['placed'], to: 'rejected' }],
  pack: [{ by: 'seller', from: ['accepted'], to: 'packed', when: isDecided }],
  cancel: [
    { by: 'buyer', from: ['placed', 'accepted'], to: 'cancelled' },
    { by: 'seller', from: ['accepted', 'packed'], to: 'cancelled' },
    // The account of one of the parties is deleted.
    { by: 'system', from: ['placed', 'accepted', 'packed'], to: 'cancelled' },
  ],
  expire: [
    {
      by: 'system',
      from: ['placed'],
      to: 'expired',
      when: ({ paymentState }) => !paymentState.hasEntries,
    },
  ],
  amend: [{ by: 'seller', from: ['placed', 'accepted'] }],
  'accept-amendment': [
    { by: 'buyer', from: ['placed', 'accepted'], to: 'accepted', when: isUndecided },
  ],
  'decline-amendment': [{ by: 'buyer', from: ['placed', 'accepted'], when: isUndecided }],
  deliver: [
    { by: 'seller', from: ['packed'], to: 'delivered' },
    // The corrected handover after an objection, this time with the code.
    { by: 'seller', from: ['delivered'], when: ({ handover }) => handover === 'objected' },
  ],
  object: [
    {
      by: 'buyer',
      from: ['delivered'],
      when: ({ handover, objectUntil }, now) =>
        handover === 'reported' && objectUntil !== null && now < objectUntil,
    },
  ],
  'claim-payment': [
    {
      by: 'buyer',
      from: ['placed', 'accepted', 'packed', 'delivered'],
      when: (facts) => facts.payment === 'upi' && isOwed(facts),
    },
  ],
  'confirm-payment': [
    { by: 'seller', from: everyStatus, when: hasStatus('claimed') },
    {
      by: 'seller',
      from: ['accepted', 'packed', 'delivered'],
      when: isOwed,
    },
  ],
  'dispute-payment': [
    { by: 'seller', from: everyStatus, when: hasStatus('claimed') },
    { by: 'buyer', from: everyStatus, when: hasStatus('refunded') },
  ],
  'refund-payment': [
    {
      by: 'seller',
      from: everyStatus,
      when: ({ paymentState }) => paymentState.refundDue > 0,
    },
  ],
};

const actions = Object.keys(orderRules) as OrderAction[];

/** The rule by which `role` may do this now; undefined if it may not. `now` in milliseconds. */
export function findOrderRule(
  action: OrderAction,
  role: OrderRole,
  facts: OrderFacts,
  now: number,
): Rule | undefined {
  return orderRules[action].find(
    ({ by, from, when }) =>
      by === role && from.includes(facts.status) && (when?.(facts, now) ?? true),
  );
}

/** What `role` may do with an order now. */
export const orderActions = (role: OrderRole, facts: OrderFacts, now: number): OrderAction[] =>
  actions.filter((action) => findOrderRule(action, role, facts, now) !== undefined);

/** Whether the goods of an order in this status are still reserved. */
export const isReserved = (status: OrderStatus): boolean =>
  status === 'placed' || status === 'accepted' || status === 'packed';

/** Smallest amount of U that a scale or a count can tell apart: 0.1 kg or L, 1 kg of a tonne, one piece. */
export const deliveryStep = { kg: 0.004, liters: 0.004, tonnes: 0.04, pieces: 0.04 } as const;

/** Whether a delivered quantity in U is a whole number of steps. */
export function isDeliverable(quantity: number, unit: keyof typeof deliveryStep): boolean {
  return Math.round(quantity * 1000) % Math.round(deliveryStep[unit] * 1000) === 0;
}
