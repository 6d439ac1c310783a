import type { Crop } from '@upaj/contract/crops.schema';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useCartStore } from '../../domains/cart/cart-store.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';

/** Adds a listing to the cart; the code for it is loaded with the first press, or before. */
export function useAddToCart(crop: Crop) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const store = useCartStore();
  const [isAdding, setAdding] = useState(false);

  function add(quantity: number): void {
    setAdding(true);
    import('../../domains/cart/add-to-cart.ts')
      .then(({ addToCart }) => addToCart(store, crop, quantity))
      .catch(() => dispatch(toastShown('error', t('failed.partNotLoaded'))))
      .finally(() => setAdding(false));
  }

  return { add, isAdding };
}
