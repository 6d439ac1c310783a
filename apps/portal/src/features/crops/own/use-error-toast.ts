import { useDispatch } from 'react-redux';
import { useServerMessage } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';

/** Says that a change did not reach the market, with the server's reason if it gave one. */
export function useErrorToast(): (error: unknown) => void {
  const { t } = useTranslation('selling');
  const dispatch = useDispatch();
  const serverMessage = useServerMessage();
  return (error) => {
    const message = serverMessage(error);
    dispatch(toastShown('error', message ? t('refused', { message }) : t('changeFailed')));
  };
}
