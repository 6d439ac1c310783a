import type { BankAccount } from '@upaj/contract/sellers.schema';
import type { UseFormSetError } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../../shared/failure.ts';
import { showProblems } from '../../shared/forms/use-problem-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { becameSeller, selectSession } from '../../shared/session.slice.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { useCreateSellerMutation } from './sellers.api.ts';

const fieldNames = ['bank', 'ifscCode', 'accountNo'] as const;

/** Makes the person a seller, remembers it, and leads to the seller's page. */
export function useSaveBankAccount(setError: UseFormSetError<BankAccount>) {
  const { t } = useTranslation('sellers');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { userId } = useSelector(selectSession);
  const [createSeller, { isLoading: isSaving }] = useCreateSellerMutation();

  function becomeSeller() {
    dispatch(becameSeller());
    navigate(paths.sellerDashboard.href());
  }

  async function save(account: BankAccount) {
    if (!userId || isSaving) return;
    const { error } = await createSeller({ body: { userId, ...account } });
    const refusal = refusalOf(error);
    if (!error) {
      dispatch(toastShown('success', t('saved')));
      becomeSeller();
    } else if (refusal?.code === 'seller_exists') {
      // They signed up on another device; what is kept there stays as it is.
      dispatch(toastShown('info', t('alreadySeller')));
      becomeSeller();
    } else {
      showProblems(setError, refusal?.fields, fieldNames);
      dispatch(toastShown('error', t('failed')));
    }
  }

  return { save, isSaving };
}
