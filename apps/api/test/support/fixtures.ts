import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { keepDiagnosis, sendFeedback, uploadLeaf } from './leaf-doctor.ts';
import { createListing } from './listings.ts';
import type { TestApp } from './open-test-app.ts';
import { deliver, placeOrder, take } from './orders.ts';
import { comment, openedBefore, startThread } from './posts.ts';
import { review } from './reviews.ts';
import { type SignedIn, signUp } from './sign-up.ts';
import type { TestFixtures } from './test-fixtures.ts';

/** Creates the records of `own` that samples refer to; a third person trades with `own`. */
export async function createFixtures(
  { app, pool }: Pick<TestApp, 'app' | 'pool'>,
  own: SignedIn,
  other: SignedIn,
): Promise<TestFixtures> {
  const partner = await signUp(app);
  // Only known accounts report posts.
  for (const person of [own, partner]) await openedBefore(pool, person, 48);
  const crop = await createListing(app, own);
  const theirs = await createListing(app, partner);
  const sold = await placeOrder(app, partner, { crop });
  const bought = await placeOrder(app, own, { crop: theirs });
  await take(app, partner, bought, 'accept');
  const received = await deliver(app, partner, own, theirs);
  const delivered = await deliver(app, own, partner, crop);
  const reviewId = await review(app, own, theirs, received);
  const theirReviewId = await review(app, partner, crop, delivered);
  const posts = await createPosts(app, own, partner);
  const actionId = await insertWarning(pool, own, posts.threadId);
  const theirActionId = await insertWarning(pool, partner, posts.threadId);
  const [line] = sold.items;
  const placeId = await keepPlace(app, own);
  const leaves = await keepLeaves(app, own);
  return {
    reviewId,
    theirReviewId,
    receivedLineId: received.items[0]?.lineId ?? '',
    placeId,
    ...leaves,
    own,
    other,
    ...posts,
    actionId,
    theirActionId,
    cropId: crop._id,
    otherCropId: theirs._id,
    soldId: sold._id,
    soldLineId: line?.lineId ?? '',
    boughtId: bought._id,
  };
}

/** A discussion of `own` in which a third person has commented too. */
async function createPosts(app: FastifyInstance, own: SignedIn, partner: SignedIn) {
  const { _id: threadId } = await startThread(app, own);
  const commentId = await comment(app, own, { on: 'thread', id: threadId });
  const replyId = await comment(app, own, { on: 'comment', id: commentId });
  const theirCommentId = await comment(app, partner, { on: 'thread', id: threadId });
  return { threadId, commentId, replyId, theirCommentId };
}

/** A diagnosis and a feedback of `own`, and a picture for the next one. */
async function keepLeaves(app: FastifyInstance, own: SignedIn) {
  const { _id: diagnosisId } = await keepDiagnosis(app, own);
  const leafFeedbackId = await sendFeedback(app, own, [(await uploadLeaf(app, own)).id]);
  return { diagnosisId, leafFeedbackId, leafPictureId: (await uploadLeaf(app, own)).id };
}

/** A place that `own` keeps for the weather. */
async function keepPlace(app: FastifyInstance, { headers }: SignedIn): Promise<string> {
  const payload = { name: 'Home', lat: 23.34, lon: 85.31, isHome: false };
  const url = '/api/v1/weather/places';
  return (await app.inject({ method: 'POST', url, payload, headers })).json().data.id;
}

/** Warns a person because of a discussion. */
async function insertWarning(pool: TestApp['pool'], { userId }: SignedIn, threadId: string) {
  const id = randomUUID();
  await pool.query(
    `insert into moderation_actions (id, verb, thread_id, excerpt, reason, user_id, created_at)
     values ($1, 'warn', $2, 'What helps', 'It insults people', $3, now())`,
    [id, threadId, userId],
  );
  return id;
}
