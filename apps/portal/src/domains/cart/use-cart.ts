import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../session/session.slice.ts';
import { useGetCartQuery } from './cart.api.ts';
import { withChanges } from './cart-changes.ts';
import { storeCartCount } from './cart-count.ts';
import type { CartQueue } from './cart-queue.ts';
import { useCartStore } from './cart-store.ts';
import { cartWrites } from './cart-writes.ts';

/** The changes of the cart on their way to the server; what waits is sent when the page is left. */
export function useCartWrites(): CartQueue {
  const writes = cartWrites(useCartStore());
  useEffect(() => writes.flush, [writes]);
  return writes;
}

interface CartOptions {
  /** Asks the server also for a cart that is in the cache. */
  refetchOnMountOrArgChange?: boolean;
  skip?: boolean;
}

/** The user's cart with what they have just changed in it; the headers show its count from then on. */
export function useCart({ skip = false, ...options }: CartOptions = {}) {
  const writes = useCartWrites();
  const changes = useSyncExternalStore(writes.subscribe, writes.changes, writes.changes);
  const { token, userId } = useSelector(selectSession);
  const { data, ...query } = useGetCartQuery({}, { ...options, skip: skip || !token });
  const stored = data?.data.items;
  const items = useMemo(() => stored && withChanges(stored, changes), [stored, changes]);
  const count = items?.length;
  useEffect(() => {
    if (userId && count !== undefined) storeCartCount(userId, count);
  }, [userId, count]);
  return { ...query, items };
}
