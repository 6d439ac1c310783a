import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { storageKeys } from '../../shared/storage-keys.ts';
import { cartApi } from './cart.api.ts';
import { useCart } from './use-cart.ts';
import { useVisitorCart } from './use-visitor-cart.ts';

/** A return to a tab is two events. */
const shortestPauseMs = 2_000;

/** Reads the cart again when another tab has changed it, and when the user returns, perhaps from another device. */
function useFreshCart(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    let last = Date.now();
    const refetch = () => {
      last = Date.now();
      dispatch(cartApi.util.invalidateTags(['Cart']));
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.cartChanged) refetch();
    };
    const onReturn = () => {
      const isShown = document.visibilityState === 'visible';
      if (isShown && Date.now() - last > shortestPauseMs) refetch();
    };
    addEventListener('storage', onStorage);
    addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [dispatch]);
}

/** Keeps the cart and its count true on every page of a signed-in user. Renders nothing. */
export function CartSync() {
  useCart();
  useFreshCart();
  useVisitorCart();
  return null;
}
