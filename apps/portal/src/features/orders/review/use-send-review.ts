import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { Order, OrderItem } from '@upaj/contract/orders.schema';
import { editableUntil } from '@upaj/contract/reviews.rules';
import type { Review } from '@upaj/contract/reviews.schema';
import { useDispatch } from 'react-redux';
import type { UnknownAction } from 'redux';
import { ordersApi } from '../../../domains/orders/orders.api.ts';
import {
  useCreateReviewMutation,
  useUpdateReviewMutation,
} from '../../../domains/reviews/reviews.api.ts';

type CachedState = Parameters<typeof ordersApi.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<CachedState, unknown, UnknownAction>;

/** What a buyer says about a line. */
export interface Opinion {
  /** 0 while no stars are chosen. */
  rating: number;
  text: string;
}

/** Shows a review at its line in the cached order. */
const atLine = (orderId: string, lineId: string, review: Review) =>
  ordersApi.util.updateQueryData('getOrder', { params: { id: orderId } }, ({ data }) => {
    const { _id, rating, text, isCounted, answer, createdAt } = review;
    const line = data.items.find((item) => item.lineId === lineId);
    const until = editableUntil(new Date(createdAt)).toISOString();
    if (line) line.review = { _id, rating, text, isCounted, answer, editableUntil: until };
  });

/** Sends the first review of a line, or the change of one's own. */
export function useSendReview(order: Order, { lineId, cropId, review }: OrderItem) {
  const dispatch = useDispatch<Dispatch>();
  const [create] = useCreateReviewMutation();
  const [update] = useUpdateReviewMutation();
  return async (opinion: Opinion): Promise<{ error?: unknown }> => {
    const { data, error } = review
      ? await update({ params: { id: review._id }, body: opinion })
      : await create({ params: { id: cropId ?? '' }, body: { lineId, ...opinion } });
    if (data) dispatch(atLine(order._id, lineId, data.data));
    return { error };
  };
}
