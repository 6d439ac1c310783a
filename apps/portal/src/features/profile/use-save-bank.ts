import { useDispatch } from 'react-redux';
import type { BankFields } from '../../domains/sellers/bank-fields.tsx';
import { useUpdateSellerMutation } from '../../domains/sellers/sellers.api.ts';
import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';

/** A changed bank account, and the password that confirms it; empty for users who have none. */
export interface BankChange extends BankFields {
  /** The UPI address, empty for none. */
  upi: string;
  password: string;
}

/**
 * Saves the bank account and shows the result; either way editing ends, and after a failure the typed values are
 * restored after Edit. A rejected password is thrown, for the form to show: nothing was saved.
 */
export function useSaveBank(userId: string, forgetDraft: () => void, onLeave: () => void) {
  const { t } = useTranslation('profile');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [update] = useUpdateSellerMutation();

  return async (typed: BankChange): Promise<void> => {
    const { accountNoAgain: _, password, ...account } = typed;
    const body = { ...account, ...(password && { password }) };
    const { error } = await update({ params: { userId }, body });
    if (getApiError(error)?.fields?.password) throw error;
    if (error) dispatch(toastShown('error', apiErrorText(error)));
    else {
      forgetDraft();
      dispatch(toastShown('success', t('saved')));
    }
    onLeave();
  };
}
