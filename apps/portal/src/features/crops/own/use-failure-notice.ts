import { useDispatch } from 'react-redux';
import { useReasonText } from '../../../shared/forms/use-failure-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';

/** Says that a change did not reach the market, with the server's reason if it gave one. */
export function useFailureNotice(): (error: unknown) => void {
  const { t } = useTranslation('selling');
  const dispatch = useDispatch();
  const reasonText = useReasonText();
  return (error) => {
    const message = reasonText(error);
    dispatch(toastShown('error', message ? t('refused', { message }) : t('changeFailed')));
  };
}
