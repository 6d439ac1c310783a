import { type DemoListing, demoListings } from '@upaj/demo/market';
import { demoBuyers } from '@upaj/demo/people';
import { demoAnswers, demoReviewTexts } from '@upaj/demo/reviews';
import { demoOwnReviews, demoRatings } from './demo-reviews.data.ts';
import { before } from './fixtures.ts';
import { demoLineId, demoReviewId } from './order-fixtures.ts';
import type { ReviewRecord } from './records.ts';

/** No user has this id: the account was deleted. */
const deletedId = demoReviewId(0);
/** Hours between two reviews of one listing. */
const pace = 41;
const oldest = 210;

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length];

/** Who wrote a review: one of the buyers, or a user whose account was deleted. */
const authorOf = (at: number) => (at % 7 === 3 ? deletedId : (pick(demoBuyers, at)?.id ?? ''));

/** So many stars each that they have this average. */
function starsOf([average, count]: readonly [number, number]): number[] {
  const sum = Math.round(average * count);
  const least = Math.floor(sum / count);
  return Array.from({ length: count }, (_, at) => (at < sum - least * count ? least + 1 : least));
}

function answerOf(at: number, hours: number, now: Date): ReviewRecord['answer'] {
  return { text: pick(demoAnswers, at) ?? '', at: before(now, hours - 20) };
}

function reviewsOf(listing: DemoListing, first: number, now: Date): ReviewRecord[] {
  const own = demoOwnReviews[listing.slug];
  return starsOf(demoRatings[listing.slug] ?? [0, 0]).map((rating, at) => {
    const number = first + at;
    const isOwn = own !== undefined && at === 0;
    const hours = isOwn ? own.hours : oldest + at * pace;
    const text = pick(demoReviewTexts[rating] ?? [], at) ?? '';
    const isAnswered = isOwn ? own.isAnswered : text !== '' && at % 3 === 0;
    return {
      id: demoReviewId(number),
      lineId: isOwn ? demoLineId(own.order, own.line) : demoReviewId(number),
      cropId: listing.id,
      listing: listing.name,
      authorId: authorOf(at),
      rating,
      text,
      createdAt: before(now, hours),
      editedAt: null,
      isCounted: true,
      answer: isAnswered ? answerOf(at, hours, now) : null,
    };
  });
}

/** The demo reviews as they are at `now`. */
export function reviews(now: Date): ReviewRecord[] {
  let next = 1;
  return demoListings.flatMap((listing) => {
    const found = reviewsOf(listing, next, now);
    next += found.length;
    return found;
  });
}
