import type { Order } from '@upaj/contract/orders.schema';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { tellOtherTabs } from '../../domains/cart/cart-writes.ts';
import { useCartWrites } from '../../domains/cart/use-cart.ts';
import type { Checkout } from '../../domains/orders/orders.api.ts';
import { firstInteraction } from '../../shared/first-interaction.ts';
import { getApiError, isBackendDown } from '../../shared/transport/api-error.ts';
import type { CacheDispatch } from '../../shared/transport/lazy-api.ts';
import {
  type Bought,
  closeCheckout,
  markAnswered,
  markSent,
  openCheckout,
} from './checkout-key.ts';

/** Nothing on the screen needs it; it is here before the button can be pressed. */
const loadOrdersApi = () => import('../../domains/orders/orders.api.ts');

/** Where a checkout stands; `unknown` when the server cannot be asked whether it has the order. */
export type CheckoutState =
  | 'ready'
  | 'placing'
  | 'checking'
  | 'placed'
  | 'unknown'
  | 'not-placed'
  | 'refused';

interface Callbacks {
  onPlaced: (orders: readonly Order[]) => void;
  /** The server has refused the order for a reason that it knows. */
  onRefused: (error: unknown) => void;
}

/** Whether an answer leaves open what has become of the order. */
function isOpen(error: unknown): boolean {
  const code = getApiError(error)?.code;
  return code === 'idempotency_mismatch' || code === 'conflict' || isBackendDown(error);
}

/**
 * Places the orders of one checkout, once however often it is tried: every attempt of every tab has the same key. When
 * an answer is lost the server is asked for the orders of the key before the buyer may try again.
 */
export function usePlaceOrders(bought: Bought, { onPlaced, onRefused }: Callbacks) {
  const dispatch: CacheDispatch = useDispatch();
  const writes = useCartWrites();
  const [{ key, isSent = false }] = useState(() => openCheckout(bought));
  const [state, setState] = useState<CheckoutState>(isSent ? 'checking' : 'ready');
  const isBusy = useRef(false);

  function succeed(orders: readonly Order[]): void {
    closeCheckout(bought, key);
    setState('placed');
    tellOtherTabs();
    onPlaced(orders);
  }

  async function ask(): Promise<void> {
    setState('checking');
    const { ordersApi, placedTags } = await loadOrdersApi();
    const { data, error } = await dispatch(
      ordersApi.endpoints.getCheckout.initiate(
        { params: { key } },
        { subscribe: false, forceRefetch: true },
      ),
    );
    if (data) {
      dispatch(ordersApi.util.invalidateTags([...placedTags, 'Crop']));
      succeed(data.data);
    } else setState(getApiError(error)?.code === 'not_found' ? 'not-placed' : 'unknown');
  }

  async function send(body: Checkout['body']): Promise<void> {
    setState('placing');
    const { ordersApi } = await loadOrdersApi();
    // A late change of the cart would put back what the order takes out of it.
    await writes.settled();
    markSent(bought, key);
    const { data, error } = await dispatch(
      ordersApi.endpoints.placeOrders.initiate({ body, idempotencyKey: key }, { track: false }),
    );
    if (data) return succeed(data.data);
    if (isOpen(error)) return ask();
    markAnswered(bought, key);
    setState('refused');
    onRefused(error);
  }

  /** A second press can come before the button is rendered as disabled. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    // Code that could not be loaded leaves the checkout as open as a server that could not be reached.
    await work().catch(() => setState('unknown'));
    isBusy.current = false;
  }
  const check = () => void once(ask);

  useEffect(() => {
    void firstInteraction.then(loadOrdersApi).catch(() => {});
  }, []);
  // An earlier page has sent the order and was left before the answer came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each checkout
  useEffect(() => {
    if (isSent) check();
  }, [isSent]);

  return { state, place: (body: Checkout['body']) => once(() => send(body)), check };
}
