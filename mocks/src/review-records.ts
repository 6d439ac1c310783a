import { maskContactDetails } from '@upaj/contract/contact-details';
import { countingMonth, isHandoverFinal } from '@upaj/contract/counting.rules';
import { averageRating, editableUntil, ratingScore } from '@upaj/contract/reviews.rules';
import type { OwnReview, Review } from '@upaj/contract/reviews.schema';
import { db } from './db.ts';
import type { OrderRecord, ReviewRecord } from './records.ts';

/** The reviews of a listing, the newest first. */
export const reviewsOf = (cropId: string): ReviewRecord[] =>
  [...db.reviews.values()]
    .reverse()
    .filter((review) => review.cropId === cropId)
    .sort((left, right) => right.createdAt.localeCompare(left.createdAt));

/** Whether a line of an order has been rated. */
export const isRated = (lineId: string): boolean =>
  [...db.reviews.values()].some((review) => review.lineId === lineId);

/** The reviews of a listing that are part of its average. */
const countedOf = (cropId: string) => reviewsOf(cropId).filter(({ isCounted }) => isCounted);

const sellerOf = (cropId: string) => db.crops.get(cropId)?.sellerId;

/** Whether a new review counts: the handover is final, and none of its author counts for the seller in the month. */
export function countsNow(review: Omit<ReviewRecord, 'isCounted'>, order: OrderRecord): boolean {
  const { objectUntil, ...handover } = order;
  const until = objectUntil === null ? null : Date.parse(objectUntil);
  if (!isHandoverFinal({ ...handover, objectUntil: until }, Date.now())) return false;
  const monthOf = ({ createdAt }: Pick<ReviewRecord, 'createdAt'>) =>
    countingMonth(new Date(createdAt));
  return ![...db.reviews.values()].some(
    (other) =>
      other.isCounted &&
      other.authorId === review.authorId &&
      sellerOf(other.cropId) === order.sellerId &&
      monthOf(other) === monthOf(review),
  );
}

const starsOf = (found: readonly ReviewRecord[]) =>
  found.reduce((sum, { rating }) => sum + rating, 0);

/** How sure buyers can be of a listing, by its reviews. */
export function scoreOf(cropId: string): number {
  const found = countedOf(cropId);
  return ratingScore(starsOf(found), found.length);
}

/** Stores a review, and the new average with its listing. */
export function storeReview(review: ReviewRecord): void {
  db.reviews.set(review.id, review);
  const crop = db.crops.get(review.cropId);
  if (!crop) return;
  const found = countedOf(crop.id);
  const rating = averageRating(starsOf(found), found.length);
  db.crops.set(crop.id, { ...crop, rating, ratingCount: found.length });
}

/** The public view of a review, with contact details masked: they were not always refused. */
export function toReview({ id, authorId, ...review }: ReviewRecord): Review {
  const { rating, text, isCounted, createdAt, editedAt, answer } = review;
  const username = db.people.get(authorId)?.name ?? null;
  const masked = {
    text: maskContactDetails(text),
    answer: answer && { ...answer, text: maskContactDetails(answer.text) },
  };
  return { _id: id, rating, isCounted, username, createdAt, editedAt, ...masked };
}

/** What the buyer of a line has said about it. */
export function ownReviewOf(lineId: string): OwnReview | null {
  const found = [...db.reviews.values()].find((review) => review.lineId === lineId);
  if (!found) return null;
  const { id, rating, text, isCounted, answer, createdAt } = found;
  const until = editableUntil(new Date(createdAt)).toISOString();
  return { _id: id, rating, text, isCounted, answer, editableUntil: until };
}

/** The reviews of a user, and the answers as a seller, for the copy of their data. */
export function reviewCopies(userId: string) {
  const all = [...db.reviews.values()];
  return {
    reviews: all
      .filter(({ authorId }) => authorId === userId)
      .map(({ listing, rating, text, createdAt }) => ({ listing, rating, text, createdAt })),
    reviewAnswers: all.flatMap(({ cropId, listing, answer }) =>
      answer && db.crops.get(cropId)?.sellerId === userId
        ? [{ listing, text: answer.text, createdAt: answer.at }]
        : [],
    ),
  };
}

/** Removes the texts of a user; the stars stay. */
export function forgetReviewTexts(userId: string): void {
  for (const [id, review] of db.reviews)
    if (review.authorId === userId) db.reviews.set(id, { ...review, text: '' });
}
