import { maskContactDetails } from '@upaj/contract/contact-details';
import { averageRating, editableUntil, ratingScore } from '@upaj/contract/reviews.rules';
import type { OwnReview, Review } from '@upaj/contract/reviews.schema';
import { newestFirst, patch, where } from './collection.ts';
import { db } from './db.ts';
import type { ReviewRecord } from './records.ts';

/** The reviews of a listing, the newest first. */
export const reviewsOf = (cropId: string): ReviewRecord[] =>
  newestFirst(where(db.reviews, (review) => review.cropId === cropId));

/** The sum of the stars that count for a listing, and how many reviews do. */
function starsOf(cropId: string): [sum: number, count: number] {
  const found = reviewsOf(cropId).filter(({ isCounted }) => isCounted);
  return [found.reduce((sum, { rating }) => sum + rating, 0), found.length];
}

/** How sure buyers can be of a listing, by its reviews. */
export const scoreOf = (cropId: string): number => ratingScore(...starsOf(cropId));

/** Stores a review, and the new average with its listing. */
export function storeReview(review: ReviewRecord): void {
  db.reviews.set(review.id, review);
  const crop = db.crops.get(review.cropId);
  if (!crop) return;
  const [sum, ratingCount] = starsOf(crop.id);
  patch(db.crops, crop, { rating: averageRating(sum, ratingCount), ratingCount });
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
  const [found] = where(db.reviews, (review) => review.lineId === lineId);
  if (!found) return null;
  const { id, rating, text, isCounted, answer, createdAt } = found;
  const until = editableUntil(new Date(createdAt)).toISOString();
  return { _id: id, rating, text, isCounted, answer, editableUntil: until };
}
