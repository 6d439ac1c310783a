import * as z from 'zod/mini';
import { Id, paragraph, Timestamp, text, withoutContactDetails } from './fields.ts';

const stars = z.int().check(z.gte(1), z.lte(5), z.describe('1 to 5 stars'));
const words = paragraph(0, 1000).check(
  withoutContactDetails,
  z.describe('Text of the review, up to 1000 characters, empty for stars alone'),
);

/** A rating of a delivered line of an order. */
export const NewReview = z.strictObject({
  lineId: Id.check(z.describe('The delivered line that is rated')),
  rating: stars,
  text: z.optional(words),
});
export type NewReview = z.infer<typeof NewReview>;

/** An author's change; absent fields stay unchanged. */
export const ReviewChange = z.strictObject({
  rating: z.optional(stars),
  text: z.optional(words),
});
export type ReviewChange = z.infer<typeof ReviewChange>;

export const NewAnswer = z.strictObject({
  text: paragraph(1, 1000).check(
    withoutContactDetails,
    z.describe("The seller's answer, 1 to 1000 characters"),
  ),
});
export type NewAnswer = z.infer<typeof NewAnswer>;

const answer = z
  .nullable(
    z.object({
      text: text("The seller's answer"),
      at: Timestamp.check(z.describe('When it was given')),
    }),
  )
  .check(z.describe("The seller's answer, null without one"));

const isCounted = z
  .boolean()
  .check(
    z.describe(
      'Whether it is part of the averages: one of each buyer for a seller and month, of a handover that is final',
    ),
  );

export const Review = z.object({
  _id: Id.check(z.describe('Id of the review')),
  rating: stars,
  text: text('What was said, empty if nothing'),
  isCounted,
  username: z
    .nullable(z.string())
    .check(z.describe('Name of the buyer, null once the account is deleted')),
  createdAt: Timestamp.check(z.describe('When it was written')),
  editedAt: z
    .nullable(Timestamp)
    .check(z.describe('When it was changed last, null if it never was')),
  answer,
});
export type Review = z.infer<typeof Review>;

/** What the buyer of a line has said about it. */
export const OwnReview = z.object({
  _id: Id.check(z.describe('Id of the review')),
  rating: stars,
  text: text('What was said, empty if nothing'),
  isCounted,
  editableUntil: Timestamp.check(z.describe('Until when it can be changed')),
  answer,
});
export type OwnReview = z.infer<typeof OwnReview>;
