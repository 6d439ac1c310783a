import { useDispatch } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';

/** Says plainly that nothing can be bought here yet. */
export function useCartToast(): () => void {
  const { t } = useTranslation('crops');
  const dispatch = useDispatch();
  return () => dispatch(toastShown('info', t('cartSoon')));
}
