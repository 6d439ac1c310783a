import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import type { PagePosition } from '../../platform/paging/cursor.ts';
import { reviews } from './reviews.tables.ts';

/** A stored review. */
export type ReviewRow = typeof reviews.$inferSelect;
/** The stars of all reviews of a seller, and their number. */
export interface RatingSum {
  sum: number;
  count: number;
}

export type ReviewStore = ReturnType<typeof createReviewStore>;

/** Stores reviews. */
export function createReviewStore(db: Database) {
  const { id, lineId, cropId, sellerId, authorId, rating, createdAt } = reviews;
  return {
    async find(reviewId: string, tx?: Tx): Promise<ReviewRow | undefined> {
      const [found] = await queriesIn(db, tx).select().from(reviews).where(eq(id, reviewId));
      return found;
    },

    /** Finds a review and locks it until the transaction ends. */
    async findForUpdate(tx: Tx, reviewId: string): Promise<ReviewRow | undefined> {
      const [found] = await queriesOf(tx)
        .select()
        .from(reviews)
        .where(eq(id, reviewId))
        .for('update');
      return found;
    },

    /** The reviews of a listing, the newest first. */
    list(ofCrop: string, after: PagePosition | undefined, limit: number): Promise<ReviewRow[]> {
      const isAfter =
        after &&
        sql`(${createdAt}, ${id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`;
      return db
        .select()
        .from(reviews)
        .where(and(eq(cropId, ofCrop), isAfter))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit);
    },

    /** The reviews of lines of orders. */
    async ofLines(lineIds: readonly string[]): Promise<ReviewRow[]> {
      if (lineIds.length === 0) return [];
      return db
        .select()
        .from(reviews)
        .where(inArray(lineId, [...lineIds]));
    },

    /** What a person has written, the oldest first. */
    async listOf(userId: string): Promise<ReviewRow[]> {
      return db.select().from(reviews).where(eq(authorId, userId)).orderBy(createdAt);
    },

    /** Stars and number of the reviews of sellers; those without reviews are left out. */
    async ofSellers(sellerIds: readonly string[]): Promise<ReadonlyMap<string, RatingSum>> {
      if (sellerIds.length === 0) return new Map();
      const found = await db
        .select({
          sellerId,
          sum: sql<number>`sum(${rating})::int`,
          count: sql<number>`count(*)::int`,
        })
        .from(reviews)
        .where(inArray(sellerId, [...sellerIds]))
        .groupBy(sellerId);
      return new Map(found.map(({ sellerId: seller, ...all }) => [seller, all]));
    },

    /** Returns false if the line has been rated already. */
    async insert(tx: Tx, review: ReviewRow): Promise<boolean> {
      const made = await queriesOf(tx)
        .insert(reviews)
        .values(review)
        .onConflictDoNothing({ target: lineId })
        .returning({ id });
      return made.length > 0;
    },

    async update(
      tx: Tx,
      reviewId: string,
      change: Partial<Pick<ReviewRow, 'rating' | 'text' | 'editedAt' | 'answer' | 'answeredAt'>>,
    ): Promise<void> {
      await queriesOf(tx).update(reviews).set(change).where(eq(id, reviewId));
    },
  };
}
