import { ApiError } from '@upaj/contract/api-error';
import type { OrderAction, PaymentEntryKind } from '@upaj/contract/orders.schema';
import { isUniqueViolation } from '../../db/violations.ts';
import type { Person } from '../../platform/access/person.ts';
import { type OrderRecord, paymentOf } from './order-record.ts';
import { actorIs, type TakeStep } from './order-step.ts';

export type Payments = ReturnType<typeof createPayments>;

/** What both sides say about the money. Upaj holds none: only the seller confirms. */
export function createPayments({ takeStep }: Pick<TakeStep, 'takeStep'>) {
  const say = (
    action: OrderAction,
    kind: PaymentEntryKind,
    amountOf: (order: OrderRecord) => number,
  ) =>
    async function addEntry(
      person: Person,
      id: string,
      {
        reference = null,
        reason = null,
      }: { reference?: string | null; reason?: string | null } = {},
    ): Promise<void> {
      await takeStep(actorIs(person.id), id, action, async ({ order, actor }) => {
        const by = actor.role === 'buyer' ? 'buyer' : 'seller';
        const amount = amountOf(order);
        return { reason, entries: [{ kind, by, actorId: person.id, amount, reference, reason }] };
      }).catch((error: unknown) => {
        if (isUniqueViolation(error, 'payment_entries_claim')) throw new ApiError('utr_used');
        throw error;
      });
    };
  const lastAmount = ({ entries }: OrderRecord) => entries.at(-1)?.amount ?? 0;
  return {
    claim: say('claim-payment', 'claimed', (order) => paymentOf(order).outstanding),
    confirm: say('confirm-payment', 'confirmed', (order) =>
      order.entries.at(-1)?.kind === 'claimed' ? lastAmount(order) : paymentOf(order).outstanding,
    ),
    dispute: say('dispute-payment', 'disputed', lastAmount),
    refund: say('refund-payment', 'refunded', (order) => paymentOf(order).refundDue),
  };
}
