import { dayInIndia } from '@upaj/content/day-in-india';
import { demoId, demoNumber } from './id.ts';
import { type DemoOrder, demoOrders } from './orders.ts';

/** What buyers of the demo say, by their stars. */
export const demoReviewTexts: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Clean and dry, just as described. The weight was right to the kilo.',
    'माल साफ और ताजा था। तौल भी पूरी मिली।',
    '',
    'Second order from here, and again no complaint.',
    'बहुत अच्छा माल, समय पर मिला।',
    '',
  ],
  4: [
    'Good quality. One bag was torn, but nothing was lost.',
    '',
    'माल अच्छा है, बस आने में एक दिन की देर हुई।',
  ],
  3: ['Some of it was smaller than in the picture.', '', 'ठीक है, पर छांटना पड़ा।'],
};

/** What sellers answer. */
export const demoAnswers: readonly string[] = [
  'Thank you. The next harvest comes in March.',
  'धन्यवाद! अगली बार और अच्छी बोरियों में भेजूंगा।',
];

/** An invented review of a demo order. */
export interface DemoReview {
  id: string;
  order: DemoOrder;
  rating: 3 | 4 | 5;
  text: string;
  /** The seller's answer, null without one. */
  answer: string | null;
  /** Hours before now at which it was written. */
  hoursAgo: number;
}

/** Hours after the placing of an order at which it is rated, a day after its delivery. */
const RATED_AFTER = 104;

/** Of ten buyers five are content, three nearly, one is not, and one says nothing. */
const starsOf = (chance: number): DemoReview['rating'] => (chance < 5 ? 5 : chance < 8 ? 4 : 3);

/** Reviews by the month in India in which they count, yyyy-mm-01: the first of each buyer for a seller. */
export function countedDemoReviews(now: Date): ReadonlyMap<DemoReview, string> {
  const first = new Map<string, DemoReview>();
  const monthOf = ({ hoursAgo }: DemoReview) =>
    `${dayInIndia(new Date(now.getTime() - hoursAgo * 60 * 60 * 1000)).slice(0, 7)}-01`;
  for (const review of demoReviews.toSorted((left, right) => right.hoursAgo - left.hoursAgo)) {
    const { buyer, seller } = review.order;
    const key = `${buyer.id} ${seller.id} ${monthOf(review)}`;
    if (!first.has(key)) first.set(key, review);
  }
  return new Map([...first.values()].map((review) => [review, monthOf(review)]));
}

/** The reviews of the demo orders. */
export const demoReviews: readonly DemoReview[] = demoOrders.flatMap((order) => {
  const { id, status, hoursAgo } = order;
  const chance = demoNumber(`${id} review`, 10);
  if (status !== 'delivered' || hoursAgo < RATED_AFTER || chance === 9) return [];
  const rating = starsOf(chance);
  const texts = demoReviewTexts[rating] ?? [''];
  return {
    id: demoId('review', id),
    order,
    rating,
    hoursAgo: hoursAgo - RATED_AFTER,
    text: texts[demoNumber(`${id} text`, texts.length)] ?? '',
    answer: chance === 0 ? (demoAnswers[demoNumber(id, demoAnswers.length)] ?? null) : null,
  };
});
