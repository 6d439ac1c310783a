import { useDispatch } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';

/** Says plainly that a button of the screen leads nowhere yet. */
export function useNotice(notice: 'noGoogle' | 'noForgotPassword'): () => void {
  const { t } = useTranslation('accounts');
  const dispatch = useDispatch();
  return () => {
    dispatch(toastShown('info', t(notice)));
  };
}
