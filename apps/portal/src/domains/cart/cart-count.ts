import { useSelector } from 'react-redux';
import { storeOwnCount, useOwnCount } from '../../shared/own-count.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { selectSession } from '../session/session.slice.ts';

/** Remembers how many listings are in a user's cart. */
export const storeCartCount = (userId: string, count: number): void =>
  storeOwnCount(storageKeys.cartCount, userId, count);

/** How many listings are in the cart of the signed-in user. */
export const useCartCount = (): number =>
  useOwnCount(storageKeys.cartCount, useSelector(selectSession).userId);
