import type { FastifyInstance } from 'fastify';
import { createListing } from './listings.ts';
import { deliver, placeOrder, take } from './orders.ts';
import { review } from './reviews.ts';
import type { TestFixtures } from './samples.ts';
import { type SignedIn, signUp } from './sign-up.ts';

/** Creates the records of `own` that samples refer to; a third person trades with `own`. */
export async function createFixtures(
  app: FastifyInstance,
  own: SignedIn,
  other: SignedIn,
): Promise<TestFixtures> {
  const partner = await signUp(app);
  const crop = await createListing(app, own);
  const theirs = await createListing(app, partner);
  const sold = await placeOrder(app, partner, { crop });
  const bought = await placeOrder(app, own, { crop: theirs });
  await take(app, partner, bought, 'accept');
  const received = await deliver(app, partner, own, theirs);
  const delivered = await deliver(app, own, partner, crop);
  const reviewId = await review(app, own, theirs, received);
  const theirReviewId = await review(app, partner, crop, delivered);
  const [line] = sold.items;
  return {
    ...{ reviewId, theirReviewId, receivedLineId: received.items[0]?.lineId ?? '' },
    ...{ own, other, cropId: crop._id, otherCropId: theirs._id },
    ...{ soldId: sold._id, soldLineId: line?.lineId ?? '', boughtId: bought._id },
  };
}
