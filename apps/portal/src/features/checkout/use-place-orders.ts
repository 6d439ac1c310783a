import type { Order } from '@upaj/contract/orders.schema';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { tellOtherTabs } from '../../domains/cart/cart-writes.ts';
import { useCartWrites } from '../../domains/cart/use-cart.ts';
import type { Checkout } from '../../domains/orders/orders.api.ts';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import { firstInteraction } from '../../shared/loading/when.ts';
import {
  type Bought,
  closeCheckout,
  markAnswered,
  markSent,
  openCheckout,
} from './checkout-key.ts';

/** Nothing on the screen needs it; it is here before the button can be pressed. */
const loadRequests = () => import('./checkout-requests.ts');

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
    const { findOrders } = await loadRequests();
    const { orders, isMissing } = await findOrders(dispatch, key);
    if (orders) succeed(orders);
    else setState(isMissing ? 'not-placed' : 'unknown');
  }

  async function send(body: Checkout['body']): Promise<void> {
    setState('placing');
    const { placeOrders } = await loadRequests();
    // A late change of the cart would put back what the order takes out of it.
    await writes.settled();
    markSent(bought, key);
    const { orders, error, isOpen } = await placeOrders(dispatch, body, key);
    if (orders) return succeed(orders);
    if (isOpen) return ask();
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
    void firstInteraction.then(loadRequests).catch(() => {});
  }, []);
  // An earlier page has sent the order and was left before the answer came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each checkout
  useEffect(() => {
    if (isSent) check();
  }, [isSent]);

  return { state, place: (body: Checkout['body']) => once(() => send(body)), check };
}
