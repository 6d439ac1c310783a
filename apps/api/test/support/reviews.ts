import type { Crop } from '@upaj/contract/crops.schema';
import type { Order } from '@upaj/contract/orders.schema';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from './sign-up.ts';

/** Sends a review of the first line of an order; the test checks the response. */
export const sendReview = (
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  { _id }: Pick<Crop, '_id'>,
  { items: [line] }: Pick<Order, 'items'>,
  more: object = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/crops/${_id}/reviews`,
    payload: { lineId: line?.lineId, rating: 5, text: 'Clean and dry', ...more },
    headers,
  });

/** Reviews the first line of an order, and throws when it is refused; gives the id of the review. */
export async function review(...sent: Parameters<typeof sendReview>): Promise<string> {
  const reply = await sendReview(...sent);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: { _id: string } }>().data._id;
}
