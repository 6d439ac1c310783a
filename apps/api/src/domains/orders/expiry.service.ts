import { ApiError } from '@upaj/contract/api-error';
import { expiryHoursOf } from '@upaj/contract/order-caps.rules';
import type { OrderLists, OrderPosition } from './order-lists.store.ts';
import { systemActor, type TakeStep } from './order-step.ts';

const HOUR = 60 * 60 * 1000;
/** Orders that are read at once. */
const MANY = 200;

export type Expiry = ReturnType<typeof createExpiry>;

/** Lets orders expire that no one has answered and no one says to have paid. */
export function createExpiry(deps: {
  lists: Pick<OrderLists, 'listUnanswered'>;
  takeStep: TakeStep['takeStep'];
  now: () => Date;
  /** Told of an order that could not expire. */
  report: (orderId: string, error: unknown) => void;
}) {
  const { lists, takeStep, now, report } = deps;

  /** Whether an order has expired now; one that fails is reported and does not stop the others. */
  async function expire(id: string): Promise<'expired' | 'answered' | 'failed'> {
    try {
      await takeStep(systemActor, id, 'expire', async () => ({ change: { amendment: null } }));
      return 'expired';
    } catch (error) {
      // It was answered in the meantime.
      if (error instanceof ApiError && error.code === 'order_state') return 'answered';
      report(id, error);
      return 'failed';
    }
  }

  return {
    /** Lets all orders expire that are due, each in a transaction of its own; gives how many did and how many failed. */
    async run({ aborted }: Pick<AbortSignal, 'aborted'> = { aborted: false }) {
      const counts = { expired: 0, answered: 0, failed: 0 };
      for (const isNewBuyer of [true, false]) {
        const before = new Date(now().getTime() - expiryHoursOf(isNewBuyer) * HOUR);
        let last: OrderPosition | undefined;
        for (let isMore = true; isMore && !aborted; ) {
          const due = await lists.listUnanswered(isNewBuyer, before, last, MANY);
          for (const { id } of due) counts[await expire(id)] += 1;
          last = due.at(-1);
          isMore = due.length === MANY;
        }
      }
      return counts;
    },
  };
}
