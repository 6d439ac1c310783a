import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import type { PagePosition } from '../../platform/paging/cursor.ts';
import { reviews } from './reviews.tables.ts';

/** A stored review. */
export type ReviewRow = typeof reviews.$inferSelect;
/** Whose reviews count once, for whom. */
type CountedGroup = Pick<ReviewRow, 'authorId' | 'sellerId'>;
/** The stars of the reviews of a seller that count, and their number. */
export interface RatingSum {
  sum: number;
  count: number;
}

/** Reviews that are looked at in one run. */
const MOST_WAITING = 1000;

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

    /** Whether a review of this author counts for the seller in a month. */
    async hasCounted(tx: Tx, review: CountedGroup, month: string): Promise<boolean> {
      if (review.authorId === null) return false;
      const found = await queriesOf(tx)
        .select({ id })
        .from(reviews)
        .where(
          and(
            eq(sellerId, review.sellerId),
            eq(authorId, review.authorId),
            eq(reviews.countedMonth, month),
          ),
        )
        .limit(1);
      return found.length > 0;
    },

    /** Reviews written since a moment that do not count, and none of whose author counts in their month; the oldest first. */
    async listWaiting(since: Date): Promise<Pick<ReviewRow, 'id' | 'lineId'>[]> {
      const { rows } = await db.execute<Pick<ReviewRow, 'id' | 'lineId'>>(sql`
        select r.id, r.line_id as "lineId" from ${reviews} r
        where r.counted_month is null and r.created_at > ${since.toISOString()}::timestamptz
          and r.author_id is not null and not exists (
            select from ${reviews} c where c.seller_id = r.seller_id and c.author_id = r.author_id
              and c.counted_month = date_trunc('month', r.created_at at time zone 'Asia/Kolkata')::date
          )
        order by r.created_at, r.id limit ${MOST_WAITING}`);
      return rows;
    },

    /** The answered reviews of a seller's goods. */
    async answeredBy(userId: string): Promise<ReviewRow[]> {
      const isAnswered = and(eq(sellerId, userId), isNotNull(reviews.answer));
      return db.select().from(reviews).where(isAnswered).orderBy(reviews.answeredAt);
    },

    /** Removes the texts of an author; the stars stay. */
    async forgetTexts(tx: Tx, userId: string): Promise<void> {
      await queriesOf(tx).update(reviews).set({ text: '' }).where(eq(authorId, userId));
    },

    /** Stars and number of the reviews of sellers that count; those without them are left out. */
    async ofSellers(sellerIds: readonly string[]): Promise<ReadonlyMap<string, RatingSum>> {
      if (sellerIds.length === 0) return new Map();
      const found = await db
        .select({
          sellerId,
          sum: sql<number>`sum(${rating})::int`,
          count: sql<number>`count(*)::int`,
        })
        .from(reviews)
        .where(and(inArray(sellerId, [...sellerIds]), isNotNull(reviews.countedMonth)))
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

    async update(tx: Tx, reviewId: string, change: Partial<Omit<ReviewRow, 'id'>>): Promise<void> {
      await queriesOf(tx).update(reviews).set(change).where(eq(id, reviewId));
    },
  };
}
