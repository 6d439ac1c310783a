import type { OrderSummary } from '@upaj/contract/orders.schema';
import { useEffect } from 'react';
import { ordersApi } from '../../../domains/orders/orders.api.ts';
import { whenIdle } from '../../../shared/loading/when.ts';
import type { Side } from '../order-facts.ts';

/** Handovers that are prepared at a time: each costs two small requests. */
const most = 5;

/**
 * Fetches the orders that a buyer is about to receive, and their codes, which are then kept on the device: at the
 * field there may be no line.
 */
export function useHandoverPrefetch(side: Side, orders: readonly OrderSummary[] | undefined): void {
  const prefetchOrder = ordersApi.usePrefetch('getOrder');
  const prefetchCode = ordersApi.usePrefetch('getHandoverCode');
  const ids = (side === 'buyer' ? (orders ?? []) : [])
    .filter(({ status }) => status === 'accepted' || status === 'packed')
    .slice(0, most)
    .map(({ _id }) => _id)
    .join();
  useEffect(() => {
    if (!ids) return;
    void whenIdle().then(() => {
      for (const id of ids.split(',')) {
        const request = { params: { id } };
        // What has failed is fetched again when the order is opened.
        prefetchOrder(request);
        prefetchCode(request);
      }
    });
  }, [ids, prefetchOrder, prefetchCode]);
}
