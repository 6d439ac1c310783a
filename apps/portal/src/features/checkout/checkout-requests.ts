import type { Order } from '@upaj/contract/orders.schema';
import { type Checkout, ordersApi, placedTags } from '../../domains/orders/orders.api.ts';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import { getApiError, isBackendDown } from '../../shared/transport/api-error.ts';

// By hand, not by hooks: the orders' endpoints arrive with this file, after the checkout is on the screen.

/** The orders of a checkout, or what is known without them. */
interface Answer {
  orders?: readonly Order[];
  error?: unknown;
}

/** Whether an answer leaves open what has become of the order. */
function isOpen(error: unknown): boolean {
  const code = getApiError(error)?.code;
  return code === 'idempotency_mismatch' || code === 'conflict' || isBackendDown(error);
}

/** Places the orders of a checkout; `isOpen` when it is not known whether the server has them. */
export async function placeOrders(
  dispatch: CacheDispatch,
  body: Checkout['body'],
  idempotencyKey: string,
): Promise<Answer & { isOpen: boolean }> {
  const { data, error } = await dispatch(
    ordersApi.endpoints.placeOrders.initiate({ body, idempotencyKey }, { track: false }),
  );
  return data ? { orders: data.data, isOpen: false } : { error, isOpen: isOpen(error) };
}

/** Asks for the orders of a key; `isMissing` when the server has none. */
export async function findOrders(
  dispatch: CacheDispatch,
  key: string,
): Promise<Answer & { isMissing: boolean }> {
  const { data, error } = await dispatch(
    ordersApi.endpoints.getCheckout.initiate(
      { params: { key } },
      { subscribe: false, forceRefetch: true },
    ),
  );
  if (!data) return { error, isMissing: getApiError(error)?.code === 'not_found' };
  dispatch(ordersApi.util.invalidateTags([...placedTags, 'Crop']));
  return { orders: data.data, isMissing: false };
}
