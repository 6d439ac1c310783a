import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { selectSession } from '../session/session.slice.ts';
import { useMergeCartMutation } from './cart.api.ts';
import { tellOtherTabs } from './cart-writes.ts';
import { clearVisitorItems, visitorItems } from './visitor-cart.ts';

/** Puts what was kept in this browser without a session into the cart of the user who has signed in. */
export function useVisitorCart(): void {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  const [mergeCart] = useMergeCartMutation();
  const { token, userId } = useSelector(selectSession);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session is reason enough, a new language is none
  useEffect(() => {
    if (!token) return;
    async function merge() {
      const items = visitorItems(userId);
      if (items.length === 0) return;
      const { error } = await mergeCart({ body: { items: [...items] } });
      // They stay until it works; what is no request was not written by this portal.
      const isInvalid = getApiError(error)?.code === 'validation_failed';
      if (!error || isInvalid) clearVisitorItems();
      if (error) return;
      tellOtherTabs();
      dispatch(toastShown('success', t('merged')));
    }
    void merge();
    addEventListener('online', merge);
    return () => removeEventListener('online', merge);
  }, [token, userId, dispatch, mergeCart]);
}
