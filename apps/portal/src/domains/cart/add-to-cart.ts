import type { CartItem } from '@upaj/contract/cart.schema';
import type { Crop } from '@upaj/contract/crops.schema';
import { mostTradeUnits } from '@upaj/contract/limits';
import { loadTranslation, type Translate } from '../../shared/i18n/load-translation.ts';
import { paths } from '../../shared/paths.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { selectSession } from '../session/session.slice.ts';
import { cartApi } from './cart.api.ts';
import { withChanges } from './cart-changes.ts';
import { cartErrorText } from './cart-error-text.ts';
import type { CartStore } from './cart-store.ts';
import { cartWrites } from './cart-writes.ts';
import { keepVisitorItem } from './visitor-cart.ts';

/** How a listing is shown in the cart until the server replies. */
function toItem(crop: Crop, quantity: number): CartItem {
  const { _id, name, category, unit, price, stock, image, seller } = crop;
  return {
    cropId: _id,
    name,
    category,
    unit,
    price,
    stock,
    quantity,
    priceWhenAdded: price,
    picture: image[0] ?? null,
    seller: { userId: seller.userId, name: seller.name, hasUpi: false },
    status: 'available',
  };
}

/** What is in the cart now; asks the server unless it is known. */
async function readItems(store: CartStore): Promise<{ items: CartItem[]; error?: unknown }> {
  // By hand: the cart is changed outside of React.
  const options = { subscribe: false };
  const { data, error } = await store.dispatch(cartApi.endpoints.getCart.initiate({}, options));
  const items = withChanges(data?.data.items ?? [], cartWrites(store).changes());
  return { items, error: data ? undefined : error };
}

function showFailure(store: CartStore, t: Translate<'cart'>, crop: Crop, error: unknown): void {
  const { code } = getApiError(error) ?? {};
  const { name } = crop;
  if (code === 'not_signed_in') {
    store.dispatch(toastShown('info', t('keptForSignIn', { name })));
    return;
  }
  store.dispatch(toastShown('error', cartErrorText(t, error, name)));
  if (code) store.dispatch(cartApi.util.invalidateTags(['Cart', { type: 'Crop', id: crop._id }]));
}

/** U of a listing in the cart, before and after. */
interface AddedUnits {
  before: number;
  after: number;
  /** U that there would be, were as many left. */
  wanted: number;
}

/** Says what was added, and leads to the cart. */
function showAdded(
  store: CartStore,
  t: Translate<'cart'>,
  name: string,
  { before, after, wanted }: AddedUnits,
): void {
  const values = { name, quantity: after - before, total: after };
  const link = { to: paths.cart.href(), label: t('toCart') };
  const show = (kind: 'info' | 'success', text: string) =>
    store.dispatch(toastShown(kind, text, undefined, link));
  if (after === before) show('info', t('allInCart', values));
  else if (after < wanted) show('success', t('addedAll', values));
  else show('success', t(before > 0 ? 'addedMore' : 'added', values));
}

/**
 * Adds so many U of a listing to those in the cart, at most as many as are left. The cart shows them at once; resolves
 * then, and undoes it if the server does not take them. Without a session they are kept for the sign-in.
 */
export async function addToCart(store: CartStore, crop: Crop, quantity: number): Promise<void> {
  const { _id, name, stock } = crop;
  const { userId } = selectSession(store.getState());
  const [t, { items, error }] = await Promise.all([loadTranslation('cart'), readItems(store)]);
  if (error) {
    const isSignedOut = getApiError(error)?.code === 'not_signed_in';
    if (isSignedOut) keepVisitorItem(userId, { cropId: _id, quantity });
    return showFailure(store, t, crop, error);
  }
  const before = items.find(({ cropId }) => cropId === _id)?.quantity ?? 0;
  const wanted = before + quantity;
  const after = Math.max(before, Math.min(wanted, stock, mostTradeUnits));
  showAdded(store, t, name, { before, after, wanted });
  if (after === before) return;
  const stored = cartWrites(store).set(_id, { quantity: after, item: toItem(crop, after) });
  void stored.then((result) => result.error && showFailure(store, t, crop, result.error));
}
