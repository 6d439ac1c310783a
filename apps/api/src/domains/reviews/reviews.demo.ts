import { countedDemoReviews, demoReviews } from '@upaj/demo/reviews';
import { queriesOf } from '../../db/transaction.ts';
import type { DemoPart } from '../../platform/modules/demo-part.ts';
import { reviews } from './reviews.tables.ts';

const HOUR = 60 * 60 * 1000;

/** Reviews of the demo orders; their stars are part of the listings. */
export const reviewDemo: DemoPart = {
  async prepare({ now }) {
    const counted = countedDemoReviews(now);
    const rows = demoReviews.map((review) => {
      const { id, order, rating, text, answer, hoursAgo } = review;
      const createdAt = new Date(now.getTime() - hoursAgo * HOUR);
      return {
        id,
        rating,
        text,
        answer,
        createdAt,
        editedAt: null,
        lineId: order.lineId,
        cropId: order.listing.id,
        sellerId: order.seller.id,
        authorId: order.buyer.id,
        answeredAt: answer === null ? null : createdAt,
        countedMonth: counted.get(review) ?? null,
      };
    });
    return async (tx) => void (await queriesOf(tx).insert(reviews).values(rows));
  },
};
