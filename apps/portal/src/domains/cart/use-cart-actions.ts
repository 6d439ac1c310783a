import type { CartItem } from '@upaj/contract/cart.schema';
import { useDispatch } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { cartApi } from './cart.api.ts';
import type { CartChange } from './cart-changes.ts';
import { cartErrorText } from './cart-error-text.ts';
import { useCartWrites } from './use-cart.ts';

/** A pause in pressing plus and minus after which the quantity is sent, in ms. */
const pauseMs = 400;

type Listing = Pick<CartItem, 'cropId' | 'name'>;

/** Changes the cart; what the server does not take is undone, and a message says why. */
export function useCartActions() {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  const writes = useCartWrites();

  /** Whether the server has taken it. */
  async function set({ cropId, name }: Listing, change: CartChange, delay?: number) {
    const { error } = await writes.set(cropId, change, delay);
    const code = getApiError(error)?.code;
    // Without a session the sign-in is shown.
    if (!error || code === 'not_signed_in') return true;
    dispatch(toastShown('error', cartErrorText(t, error, name)));
    if (code) dispatch(cartApi.util.invalidateTags(['Cart']));
    return false;
  }

  return {
    step: (item: Listing, quantity: number) => void set(item, { quantity }, pauseMs),
    take: (item: Listing, quantity: number) => void set(item, { quantity }),
    remove: (item: Listing) => set(item, { quantity: 0 }),
    putBack: (item: CartItem) => set(item, { quantity: item.quantity, item }),
  };
}
