import { useSelector } from 'react-redux';
import { storageKeys } from '../../shared/storage-keys.ts';
import { storeValue, useStoredValue } from '../../shared/stored-value.ts';
import { selectSession } from '../session/session.slice.ts';

/** Remembers how many listings are in a user's cart, so that every page shows it from the first paint. */
export const storeCartCount = (userId: string, count: number): void =>
  storeValue(storageKeys.cartCount, `${userId} ${count}`);

/** How many listings are in the cart of the signed-in user, as far as this browser knows. */
export function useCartCount(): number {
  const { userId } = useSelector(selectSession);
  const [owner, count] = useStoredValue(storageKeys.cartCount)?.split(' ') ?? [];
  return owner === userId ? Number(count) : 0;
}
