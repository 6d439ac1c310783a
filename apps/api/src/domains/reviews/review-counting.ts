import { countingMonth, isHandoverFinal } from '@upaj/contract/counting.rules';
import type { Tx } from '../../db/transaction.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import type { createReviewLocks } from './review-locks.ts';
import type { ReviewRow, ReviewStore } from './reviews.store.ts';

/** Days in which a review can begin to count, such as after an objection that was settled. */
const WAITING_DAYS = 60;
const DAY = 24 * 60 * 60 * 1000;

type OrderLine = Awaited<ReturnType<Platform['services']['orders']['lineOf']>>;

/** Decides which reviews are part of the averages: one of each buyer for a seller and month, of a final handover. */
export function createReviewCounting(
  deps: Pick<Platform, 'inTransaction' | 'services' | 'now'> & {
    store: ReviewStore;
    locks: ReturnType<typeof createReviewLocks>;
  },
) {
  const { inTransaction, services, store, locks, now } = deps;

  const isFinal = (line: OrderLine) =>
    line !== undefined &&
    isHandoverFinal({ ...line, objectUntil: line.objectUntil?.getTime() ?? null }, now().getTime());

  /** Adds a review to the averages if it counts; its subjects are locked. */
  async function count(tx: Tx, review: ReviewRow, line: OrderLine): Promise<void> {
    if (review.authorId === null || !isFinal(line)) return;
    const countedMonth = countingMonth(review.createdAt);
    if (await store.hasCounted(tx, review, countedMonth)) return;
    await store.update(tx, review.id, { countedMonth });
    if (review.cropId !== null)
      await services.crops.addRating(tx, review.cropId, { sum: review.rating, count: 1 });
  }

  return {
    count,

    /** Counts reviews whose handover has become final since they were written. */
    async countWaiting({ aborted }: Pick<AbortSignal, 'aborted'>): Promise<void> {
      const waiting = await store.listWaiting(new Date(now().getTime() - WAITING_DAYS * DAY));
      for (const { id, lineId } of waiting) {
        if (aborted) return;
        await inTransaction(async (tx) => {
          const line = await services.orders.lineOf(tx, lineId);
          if (isFinal(line)) await count(tx, await locks.findForUpdate(tx, id), line);
        });
      }
    },
  };
}
