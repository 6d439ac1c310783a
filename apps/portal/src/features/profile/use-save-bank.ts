import type { UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import type { BankFields } from '../../shared/bank/bank-fields.tsx';
import { refusalOf } from '../../shared/failure.ts';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { showProblems } from '../../shared/forms/use-problem-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { useUpdateSellerMutation } from './profile.api.ts';

/** A changed bank account, and the password that confirms it; empty for people who have none. */
export interface BankChange extends BankFields {
  password: string;
}

/**
 * Saves the bank account and says how it went; either way editing is over, and after a failure what was typed is
 * there again after Edit. A password that is refused is named at its field: nothing was tried to be saved.
 */
export function useSaveBank(
  userId: string,
  setError: UseFormSetError<BankChange>,
  forgetDraft: () => void,
  onLeave: () => void,
) {
  const { t } = useTranslation('profile');
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [update] = useUpdateSellerMutation();

  return async (typed: BankChange): Promise<void> => {
    const { accountNoAgain: _, password, ...account } = typed;
    const body = { ...account, ...(password && { password }) };
    const { error } = await update({ params: { userId }, body });
    const { fields } = refusalOf(error) ?? {};
    if (fields?.password) return showProblems(setError, fields, ['password']);
    if (error) dispatch(toastShown('error', failureText(error)));
    else {
      forgetDraft();
      dispatch(toastShown('success', t('saved')));
    }
    onLeave();
  };
}
