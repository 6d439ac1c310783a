import { randomUUID } from 'node:crypto';
import { pageSize } from '@upaj/content/trade-unit';
import { ApiError, invalidField, notAllowed, notFound } from '@upaj/contract/api-error';
import { maskContactDetails } from '@upaj/contract/contact-details';
import { averageRating, editableUntil } from '@upaj/contract/reviews.rules';
import type {
  NewAnswer,
  NewReview,
  OwnReview,
  Review,
  ReviewChange,
} from '@upaj/contract/reviews.schema';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { readCursor, writeCursor } from '../../platform/paging/cursor.ts';
import { createReviewCounting } from './review-counting.ts';
import { createReviewLocks } from './review-locks.ts';
import { reviewAnswered, reviewWritten } from './reviews.events.ts';
import type { ReviewRow, ReviewStore } from './reviews.store.ts';

const CURSOR = 'reviews';

export type Reviews = ReturnType<typeof createReviews>;

/** What buyers say about what was delivered to them, and what sellers answer. */
export function createReviews(
  deps: Pick<Platform, 'inTransaction' | 'services' | 'now'> & { store: ReviewStore },
) {
  const { inTransaction, services, store, now } = deps;
  const locks = createReviewLocks(deps);
  const counting = createReviewCounting({ ...deps, locks });

  async function find(id: string): Promise<ReviewRow> {
    const found = await store.find(id);
    if (!found) throw notFound('Review');
    return found;
  }

  /** Reviews with the names of their authors. */
  async function view(found: readonly ReviewRow[]): Promise<Review[]> {
    const authors = await services.accounts.profilesOf(
      found.flatMap(({ authorId }) => authorId ?? []),
    );
    return found.map((review) => reviewView(review, authors.get(review.authorId ?? '')?.name));
  }

  async function read(id: string): Promise<Review> {
    const [review] = await view([await find(id)]);
    if (!review) throw notFound('Review');
    return review;
  }

  return {
    /** Refuses a person who is not the author, or not the seller of what was rated. */
    async requireRole(person: Person, id: string, role: 'author' | 'seller'): Promise<void> {
      const { authorId, sellerId } = await find(id);
      if (person.id !== (role === 'author' ? authorId : sellerId)) throw notAllowed();
    },

    /** The reviews of a listing, page by page, the newest first. */
    async list(
      person: Person | undefined,
      cropId: string,
      { cursor, limit = pageSize }: { cursor?: string | undefined; limit?: number | undefined },
    ) {
      await services.crops.read(person, cropId);
      const after = cursor === undefined ? undefined : readCursor(CURSOR, cursor);
      if (cursor !== undefined && !after) throw invalidField('cursor', 'wrong_cursor');
      const found = await store.list(cropId, after, limit + 1);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      const nextCursor =
        last && writeCursor(CURSOR, { key: last.createdAt.getTime(), id: last.id });
      return { data: await view(page), nextCursor: nextCursor ?? null };
    },

    /** Rates a delivered line. Throws `not_delivered` and `review_exists`. */
    async create(person: Person, cropId: string, form: NewReview): Promise<Review> {
      const id = randomUUID();
      if (!(await services.crops.titleOf(cropId))) throw notFound('Listing');
      await inTransaction(async (tx) => {
        const line = await services.orders.lineOf(tx, form.lineId);
        if (!line || line.cropId !== cropId || line.sellerId === null) throw notFound('Order line');
        if (line.buyerId !== person.id) throw notAllowed();
        if (line.status !== 'delivered' || !line.delivered) throw new ApiError('not_delivered');
        const review: ReviewRow = {
          id,
          lineId: form.lineId,
          cropId,
          sellerId: line.sellerId,
          authorId: person.id,
          rating: form.rating,
          text: form.text ?? '',
          createdAt: now(),
          editedAt: null,
          answer: null,
          answeredAt: null,
          countedMonth: null,
        };
        await locks.lockSubjects(tx, review);
        if (!(await store.insert(tx, review))) throw new ApiError('review_exists');
        await counting.count(tx, review, line);
        await publish(tx, reviewWritten, { reviewId: id });
      });
      return read(id);
    },

    /** Changes a review; its access policy has checked the author. Throws `review_closed` after seven days. */
    async update(id: string, change: ReviewChange): Promise<Review> {
      await inTransaction(async (tx) => {
        const review = await locks.findForUpdate(tx, id);
        const at = now();
        if (at >= editableUntil(review.createdAt)) throw new ApiError('review_closed');
        const { rating = review.rating, text = review.text } = change;
        await store.update(tx, id, { rating, text, editedAt: at });
        const sum = rating - review.rating;
        if (review.cropId !== null && review.countedMonth !== null && sum !== 0)
          await services.crops.addRating(tx, review.cropId, { sum, count: 0 });
      });
      return read(id);
    },

    /** Answers a review; its access policy has checked the seller. Throws `answer_exists`. */
    async answer(id: string, { text }: NewAnswer): Promise<Review> {
      await inTransaction(async (tx) => {
        const review = await locks.findForUpdate(tx, id);
        if (review.answer !== null) throw new ApiError('answer_exists');
        await store.update(tx, id, { answer: text, answeredAt: now() });
        await publish(tx, reviewAnswered, { reviewId: id });
      });
      return read(id);
    },

    countWaiting: counting.countWaiting,
    find: store.find,

    /** What the buyers of these lines have said, by line. */
    async ofLines(lineIds: readonly string[]): Promise<ReadonlyMap<string, OwnReview>> {
      const found = await store.ofLines(lineIds);
      return new Map(found.map((review) => [review.lineId, ownReview(review)]));
    },

    /** The average stars of sellers and the number of reviews that count; those without them are left out. */
    async ofSellers(sellerIds: readonly string[]) {
      const sums = await store.ofSellers(sellerIds);
      return new Map(
        [...sums].map(([id, { sum, count }]) => [id, { rating: averageRating(sum, count), count }]),
      );
    },

    /** The reviews and the answers that a person wrote, in the data export. */
    async copy(userId: string) {
      const [written, answered] = [await store.listOf(userId), await store.answeredBy(userId)];
      const lineIds = [...written, ...answered].map(({ lineId }) => lineId);
      const names = await services.orders.namesOf(lineIds);
      return {
        reviews: written.map(({ lineId, rating, text, createdAt }) => ({
          listing: names.get(lineId) ?? '',
          rating,
          text,
          createdAt: createdAt.toISOString(),
        })),
        reviewAnswers: answered.map(({ lineId, answer, answeredAt, createdAt }) => ({
          listing: names.get(lineId) ?? '',
          text: answer ?? '',
          createdAt: (answeredAt ?? createdAt).toISOString(),
        })),
      };
    },
    forgetTexts: store.forgetTexts,
  };
}

const isCounted = ({ countedMonth }: ReviewRow) => countedMonth !== null;

const answerView = ({ answer, answeredAt, createdAt }: ReviewRow) =>
  answer === null ? null : { text: answer, at: (answeredAt ?? createdAt).toISOString() };

/** A review as everybody reads it, with contact details masked: they were not always refused. */
function reviewView(review: ReviewRow, username: string | undefined): Review {
  const { id, rating, text, createdAt, editedAt } = review;
  const answer = answerView(review);
  return {
    _id: id,
    rating,
    text: maskContactDetails(text),
    isCounted: isCounted(review),
    username: username ?? null,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    answer: answer && { ...answer, text: maskContactDetails(answer.text) },
  };
}

function ownReview(review: ReviewRow): OwnReview {
  const { id, rating, text, createdAt } = review;
  const until = editableUntil(createdAt).toISOString();
  const answer = answerView(review);
  return { _id: id, rating, text, isCounted: isCounted(review), editableUntil: until, answer };
}
