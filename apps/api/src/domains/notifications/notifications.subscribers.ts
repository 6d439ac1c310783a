import { kindOfStep } from '@upaj/contract/notifications.rules';
import { defineSubscriber, type Subscriber } from '../../platform/events/define-event.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { orderChanged, orderPlaced } from '../orders/orders.events.ts';
import { reviewAnswered, reviewWritten } from '../reviews/reviews.events.ts';
import type { Notifications } from './notifications.service.ts';

/** Where new orders wait. */
const newOrders = '/orders?as=seller&status=placed';

type Notify = Notifications['notify'];
type Services = Platform['services'];

const name = 'notifications/bell';
/** Whether nothing is left to be done with a new order. */
const isOver = (status: string) => status === 'cancelled' || status === 'expired';
const present = (ids: readonly (string | null)[]) => ids.flatMap((id) => id ?? []);

/** Tells people of what others have done in the market. The deliveries of an event are unique for each recipient. */
export const notificationSubscribers = (
  services: Services,
  { notify, withdraw }: Pick<Notifications, 'notify' | 'withdraw'>,
): Subscriber[] => [
  ...orderSubscribers(services, notify, withdraw),
  ...reviewSubscribers(services, notify),
];

function orderSubscribers(
  services: Services,
  notify: Notify,
  withdraw: Notifications['withdraw'],
): Subscriber[] {
  return [
    defineSubscriber(orderPlaced, {
      name,
      recipients: async (_tx, { sellerId }) => present([sellerId]),
      async handle(tx, { orderId }, { recipient }) {
        const order = await services.orders.partiesOf(orderId, tx);
        if (!order || order.sellerId !== recipient || isOver(order.status)) return;
        await notify(tx, recipient, {
          kind: kindOfStep.place,
          subject: order.reference,
          href: `/orders/${orderId}`,
          topicKey: 'new-orders',
          hrefOfAll: newOrders,
          cause: { scope: orderId, item: orderId, counted: orderId },
        });
      },
    }),
    defineSubscriber(orderChanged, {
      name,
      recipients: async (_tx, { by, buyerId, sellerId }) =>
        present([by === 'buyer' ? null : buyerId, by === 'seller' ? null : sellerId]),
      async handle(tx, { orderId, action }, { recipient }) {
        const order = await services.orders.partiesOf(orderId, tx);
        // A user who has left is told nothing.
        if (!order || (order.buyerId !== recipient && order.sellerId !== recipient)) return;
        if (isOver(order.status)) {
          // A deletion of the account locks it before its notifications.
          await services.accounts.namesForShare(tx, [recipient]);
          await withdraw(tx, { scope: orderId, kind: kindOfStep.place });
        }
        const topicKey = `order/${orderId}`;
        const href = `/orders/${orderId}`;
        await notify(tx, recipient, {
          kind: kindOfStep[action],
          subject: order.reference,
          href,
          topicKey,
        });
      },
    }),
  ];
}

function reviewSubscribers(services: Services, notify: Notify): Subscriber[] {
  /** What was rated and by whom; undefined when it is gone. */
  const findReview = async (...of: Parameters<typeof services.reviews.find>) => {
    const review = await services.reviews.find(...of);
    const crop = review?.cropId ? await services.crops.titleOf(review.cropId) : undefined;
    return review && crop && { review, crop };
  };
  return [
    defineSubscriber(reviewWritten, {
      name,
      async handle(tx, { reviewId }) {
        const found = await findReview(reviewId, tx);
        if (!found) return;
        const { review, crop } = found;
        await notify(tx, review.sellerId, {
          kind: 'review-received',
          subject: crop.name,
          href: crop.href,
          topicKey: `reviews/${review.cropId}`,
        });
      },
    }),
    defineSubscriber(reviewAnswered, {
      name,
      async handle(tx, { reviewId }) {
        const found = await findReview(reviewId, tx);
        if (!found || found.review.authorId === null) return;
        const { review, crop } = found;
        await notify(tx, found.review.authorId, {
          kind: 'review-answered',
          subject: crop.name,
          href: crop.href,
          topicKey: `review/${review.id}`,
        });
      },
    }),
  ];
}
