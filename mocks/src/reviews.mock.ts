import { ApiError, notAllowed, notFound } from '@upaj/contract/api-error';
import { editableUntil } from '@upaj/contract/reviews.rules';
import { find, pageOf, where } from './collection.ts';
import { findVisible } from './crops.mock.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { notify } from './notification-records.ts';
import type { CropRecord, PersonRecord, ReviewRecord } from './records.ts';
import { ownReviewOf, reviewsOf, storeReview, toReview } from './review-records.ts';

/** A line of this listing that was handed over to this person; throws if there is none. */
function findDelivered(crop: CropRecord, lineId: string, person: PersonRecord) {
  const [order] = where(db.orders, ({ lines }) => lines.some((line) => line.lineId === lineId));
  const line = order?.lines.find((each) => each.lineId === lineId && each.cropId === crop.id);
  if (!order || !line) throw notFound('Order line');
  if (order.buyerId !== person.id) throw notAllowed();
  const isDelivered = order.status === 'delivered' && (line.delivered ?? 0) > 0;
  if (!isDelivered) throw new ApiError('not_delivered');
  return line;
}

/** Tells the seller or the author of a review. */
function tell(
  userId: string,
  { id, cropId, listing: subject }: ReviewRecord,
  kind: 'review-received' | 'review-answered',
): void {
  const category = encodeURIComponent(db.crops.get(cropId)?.category ?? '');
  const group = kind === 'review-received' ? `reviews/${cropId}` : `review/${id}`;
  notify(userId, { kind, subject, group, href: `/mandi/${category}/${cropId}` });
}

/** The mock server's reviews. */
export const reviewsHandlers = mockEndpoints({
  listReviews: ({ params, query, person }) =>
    pageOf(reviewsOf(findVisible(params.id, person).id), query, toReview),

  createReview({ params, body, person }) {
    const crop = find(db.crops, params.id, 'Listing');
    const line = findDelivered(crop, body.lineId, person);
    if (ownReviewOf(line.lineId)) throw new ApiError('review_exists');
    const review: ReviewRecord = {
      ...body,
      text: body.text ?? '',
      id: crypto.randomUUID(),
      cropId: crop.id,
      listing: line.name,
      authorId: person.id,
      createdAt: new Date().toISOString(),
      editedAt: null,
      answer: null,
      isCounted: true,
    };
    storeReview(review);
    tell(crop.sellerId, review, 'review-received');
    return { data: toReview(review) };
  },

  updateReview({ params, body, person }) {
    const review = find(db.reviews, params.id, 'Review');
    if (review.authorId !== person.id) throw notAllowed();
    const now = new Date();
    if (now >= editableUntil(new Date(review.createdAt))) throw new ApiError('review_closed');
    const changed = { ...review, ...body, editedAt: now.toISOString() };
    storeReview(changed);
    return { data: toReview(changed) };
  },

  answerReview({ params, body, person }) {
    const review = find(db.reviews, params.id, 'Review');
    if (db.crops.get(review.cropId)?.sellerId !== person.id) throw notAllowed();
    if (review.answer) throw new ApiError('answer_exists');
    const answered = { ...review, answer: { ...body, at: new Date().toISOString() } };
    storeReview(answered);
    tell(review.authorId, review, 'review-answered');
    return { data: toReview(answered) };
  },
});
