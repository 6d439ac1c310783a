import { useDispatch } from 'react-redux';
import type { BankFields } from '../../shared/bank/bank-fields.tsx';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { useUpdateSellerMutation } from './profile.api.ts';

/** Saves the bank account and says how it went; either way editing is over. */
export function useSaveBank(userId: string, onLeave: (unsaved?: BankFields) => void) {
  const { t } = useTranslation('profile');
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [update] = useUpdateSellerMutation();

  return async (fields: BankFields): Promise<void> => {
    const { accountNoAgain: _, ...body } = fields;
    const { error } = await update({ params: { userId }, body });
    if (error) dispatch(toastShown('error', failureText(error)));
    else dispatch(toastShown('success', t('saved')));
    onLeave(error ? fields : undefined);
  };
}
