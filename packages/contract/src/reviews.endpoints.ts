import { defineEndpoint } from './endpoint.ts';
import { ById, Page, pageOf, reply } from './fields.ts';
import { NewAnswer, NewReview, Review, ReviewChange } from './reviews.schema.ts';

const reviews = { resource: 'reviews' } as const;

export const listReviews = defineEndpoint({
  ...reviews,
  name: 'listReviews',
  method: 'GET',
  path: '/api/v1/crops/:id/reviews',
  access: 'anyone',
  summary: 'Lists the reviews of a listing, newest first.',
  params: ById,
  query: Page,
  replies: { 200: pageOf(Review) },
  errors: [404],
});

export const createReview = defineEndpoint({
  ...reviews,
  name: 'createReview',
  method: 'POST',
  path: '/api/v1/crops/:id/reviews',
  access: 'authenticated',
  summary: 'The buyer rates a delivered line of an order, once.',
  params: ById,
  body: NewReview,
  replies: { 201: reply(Review) },
  errors: [401, 403, 404, 409],
});

export const updateReview = defineEndpoint({
  ...reviews,
  name: 'updateReview',
  method: 'PATCH',
  path: '/api/v1/reviews/:id',
  access: 'owner',
  summary: "Changes one's own review, for seven days.",
  params: ById,
  body: ReviewChange,
  replies: { 200: reply(Review) },
  errors: [401, 403, 404, 409],
});

export const answerReview = defineEndpoint({
  ...reviews,
  name: 'answerReview',
  method: 'POST',
  path: '/api/v1/reviews/:id/answer',
  access: 'seller',
  summary: 'The seller answers a review, once.',
  params: ById,
  body: NewAnswer,
  replies: { 200: reply(Review) },
  errors: [401, 403, 404, 409],
});
