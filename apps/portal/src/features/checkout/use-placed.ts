import type { Order } from '@upaj/contract/orders.schema';
import { use, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { firstInteraction } from '../../shared/loading/when.ts';
import { PreloadContext } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { toastShown } from '../../shared/toasts.slice.ts';

/** Says that the orders are placed and shows them, unless the buyer has left the checkout in the meantime. */
export function usePlaced(): (orders: readonly Order[]) => void {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const preload = use(PreloadContext);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    void firstInteraction.then(() => preload(paths.orders.href()));
    return () => {
      isHere.current = false;
    };
  }, [preload]);

  return (orders) => {
    const [only] = orders.length === 1 ? orders : [];
    const to = only ? paths.order.href(only._id) : paths.orders.href();
    const link = isHere.current ? undefined : { to, label: t('toOrders') };
    dispatch(toastShown('success', t('placed', { count: orders.length }), undefined, link));
    // Back leads to what was before the checkout, which is over.
    if (isHere.current) void navigate(to, { replace: true });
  };
}
