import { notFound } from '@upaj/contract/api-error';
import type { Tx } from '../../db/transaction.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import type { ReviewRow, ReviewStore } from './reviews.store.ts';

/** Locks for changes of reviews: accounts, then the listing, then the review, as deletions of the first two need all. */
export function createReviewLocks(deps: {
  services: Pick<DomainServices, 'accounts' | 'crops'>;
  store: Pick<ReviewStore, 'find' | 'findForUpdate'>;
}) {
  const { services, store } = deps;

  /** Locks the parties and the listing of a review until the transaction ends. */
  async function lockSubjects(
    tx: Tx,
    { authorId, sellerId, cropId }: Pick<ReviewRow, 'authorId' | 'sellerId' | 'cropId'>,
  ): Promise<void> {
    const parties = [authorId, sellerId].flatMap((id) => id ?? []);
    await services.accounts.namesForShare(tx, parties);
    // Reviews of one buyer at the same time wait here for each other, so that one of them counts.
    if (authorId !== null) await services.accounts.lockForUpdate(tx, authorId);
    await services.crops.stock.goodsForUpdate(tx, cropId === null ? [] : [cropId]);
  }

  return {
    lockSubjects,

    /** Finds a review and locks it with its parties and its listing. Throws `not_found`. */
    async findForUpdate(tx: Tx, id: string): Promise<ReviewRow> {
      const seen = await store.find(id, tx);
      if (seen) await lockSubjects(tx, seen);
      const review = await store.findForUpdate(tx, id);
      if (!review) throw notFound('Review');
      return review;
    },
  };
}
