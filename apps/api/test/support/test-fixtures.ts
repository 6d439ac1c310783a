import type { SignedIn } from './sign-up.ts';

/** A valid request, in which a test replaces one value. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** The records that samples refer to. */
export interface TestFixtures {
  own: SignedIn;
  other: SignedIn;
  /** A listing of `own`. */
  cropId: string;
  /** A listing of someone else. */
  otherCropId: string;
  /** An order that `own` has received, and its line. */
  soldId: string;
  soldLineId: string;
  /** An order that `own` has placed, and that was accepted. */
  boughtId: string;
  /** A line that was delivered to `own`, and its review. */
  receivedLineId: string;
  reviewId: string;
  /** A review of goods of `own`. */
  theirReviewId: string;
  /** A discussion of `own`, with a comment and a reply of `own`, and a comment of someone else. */
  threadId: string;
  commentId: string;
  replyId: string;
  theirCommentId: string;
  /** An action of a moderator that concerns `own`, and one that concerns someone else. */
  actionId: string;
  theirActionId: string;
  /** A place that `own` keeps for the weather. */
  placeId: string;
  /** A diagnosis that `own` keeps, what `own` has said of another one, and a picture that neither uses. */
  diagnosisId: string;
  leafFeedbackId: string;
  leafPictureId: string;
}

/** An id that no record has. */
export const unknownId = '00000000-0000-4000-8000-000000000000';
/** Fixtures of a person without records. */
export const unknownFixtures = (own: SignedIn): TestFixtures => ({
  own,
  other: own,
  cropId: unknownId,
  otherCropId: unknownId,
  soldId: unknownId,
  soldLineId: unknownId,
  boughtId: unknownId,
  receivedLineId: unknownId,
  reviewId: unknownId,
  theirReviewId: unknownId,
  threadId: unknownId,
  commentId: unknownId,
  replyId: unknownId,
  theirCommentId: unknownId,
  actionId: unknownId,
  theirActionId: unknownId,
  placeId: unknownId,
  diagnosisId: unknownId,
  leafFeedbackId: unknownId,
  leafPictureId: unknownId,
});
