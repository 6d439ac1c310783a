import { ApiError, invalidField, notAllowed, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { editableUntil } from '@upaj/contract/reviews.rules';
import { findVisible } from './crops.mock.ts';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { notify } from './notification-records.ts';
import type { CropRecord, PersonRecord, ReviewRecord } from './records.ts';
import { countsNow, isRated, reviewsOf, storeReview, toReview } from './review-records.ts';

/** Reviews of a page, unless the request asks for another number. */
const pageSize = 24;

const listReviews = mockEndpoint(contract.listReviews, ({ params, query, person }) => {
  const all = reviewsOf(findVisible(params.id, person).id);
  const { cursor, limit = pageSize } = query;
  const at = cursor === undefined ? -1 : all.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && at < 0) throw invalidField('cursor', 'wrong_cursor');
  const page = all.slice(at + 1, at + 1 + limit);
  const isMore = at + 1 + page.length < all.length;
  const nextCursor = isMore ? (page.at(-1)?.id ?? null) : null;
  return { status: 200, body: { success: true, data: page.map(toReview), nextCursor } };
});

/** A line of this listing that was handed over to this person; throws if there is none. */
function findDelivered(crop: CropRecord, lineId: string, person: PersonRecord) {
  const order = [...db.orders.values()].find(({ lines }) =>
    lines.some((line) => line.lineId === lineId),
  );
  const line = order?.lines.find((each) => each.lineId === lineId && each.cropId === crop.id);
  if (!order || !line) throw notFound('Order line');
  if (order.buyerId !== person.id) throw notAllowed();
  const isDelivered = order.status === 'delivered' && (line.delivered ?? 0) > 0;
  if (!isDelivered) throw new ApiError('not_delivered');
  return { line, order };
}

/** What its seller or its author is told about a review. */
function newsOf(
  { cropId, listing: subject }: ReviewRecord,
  kind: 'review-received' | 'review-answered',
  group: string,
) {
  const category = encodeURIComponent(db.crops.get(cropId)?.category ?? '');
  return { kind, subject, group, href: `/mandi/${category}/${cropId}` };
}

const createReview = mockEndpoint(contract.createReview, ({ params, body, person }) => {
  const crop = db.crops.get(params.id);
  if (!crop) throw notFound('Listing');
  const { line, order } = findDelivered(crop, body.lineId, person);
  if (isRated(line.lineId)) throw new ApiError('review_exists');
  const written = {
    ...body,
    text: body.text ?? '',
    id: crypto.randomUUID(),
    cropId: crop.id,
    listing: line.name,
    authorId: person.id,
    createdAt: new Date().toISOString(),
    editedAt: null,
    answer: null,
  };
  const review: ReviewRecord = { ...written, isCounted: countsNow(written, order) };
  storeReview(review);
  notify(crop.sellerId, newsOf(review, 'review-received', `reviews/${crop.id}`));
  return { status: 201, body: { success: true, data: toReview(review) } };
});

function findReview(id: string): ReviewRecord {
  const review = db.reviews.get(id);
  if (!review) throw notFound('Review');
  return review;
}

const updateReview = mockEndpoint(contract.updateReview, ({ params, body, person }) => {
  const review = findReview(params.id);
  if (review.authorId !== person.id) throw notAllowed();
  const now = new Date();
  if (now >= editableUntil(new Date(review.createdAt))) throw new ApiError('review_closed');
  const changed = { ...review, ...body, editedAt: now.toISOString() };
  storeReview(changed);
  return { status: 200, body: { success: true, data: toReview(changed) } };
});

const answerReview = mockEndpoint(contract.answerReview, ({ params, body, person }) => {
  const review = findReview(params.id);
  if (db.crops.get(review.cropId)?.sellerId !== person.id) throw notAllowed();
  if (review.answer) throw new ApiError('answer_exists');
  const answered = { ...review, answer: { ...body, at: new Date().toISOString() } };
  storeReview(answered);
  notify(review.authorId, newsOf(review, 'review-answered', `review/${review.id}`));
  return { status: 200, body: { success: true, data: toReview(answered) } };
});

/** The mock server's reviews. */
export const reviewsHandlers = [listReviews, createReview, updateReview, answerReview];
