import { ApiError } from '@upaj/contract/api-error';
import type { PaymentEntryKind } from '@upaj/contract/orders.schema';
import type { PaymentAction } from '@upaj/contract/payments.rules';
import { isUniqueViolation } from '../../db/violations.ts';
import type { Person } from '../../platform/access/person.ts';
import { actorIs, type TakeStep } from './order-step.ts';
import { requireAmount } from './order-terms.ts';

export type Payments = ReturnType<typeof createPayments>;

/** What is said: the rupees that it agrees to, the number of a UPI transaction, the reason of a dispute. */
interface Said {
  amount: number;
  reference?: string | undefined;
  reason?: string | undefined;
}

/** What both sides say about the money. Upaj holds none: only the seller confirms. */
export function createPayments({ takeStep }: Pick<TakeStep, 'takeStep'>) {
  const say = (action: PaymentAction, kind: PaymentEntryKind) =>
    async function addEntry(person: Person, id: string, said: Said): Promise<void> {
      const { reference = null, reason = null } = said;
      await takeStep(actorIs(person.id), id, action, async ({ order, actor }) => {
        const by = actor.role === 'buyer' ? 'buyer' : 'seller';
        const amount = requireAmount(action, order, said.amount);
        return { reason, entries: [{ kind, by, actorId: person.id, amount, reference, reason }] };
      }).catch((error: unknown) => {
        if (isUniqueViolation(error, 'payment_entries_claim')) throw new ApiError('utr_used');
        throw error;
      });
    };
  return {
    claim: say('claim-payment', 'claimed'),
    confirm: say('confirm-payment', 'confirmed'),
    dispute: say('dispute-payment', 'disputed'),
    refund: say('refund-payment', 'refunded'),
  };
}
