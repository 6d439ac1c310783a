import type { BankAccount } from '@upaj/contract/sellers.schema';
import { useDispatch, useSelector } from 'react-redux';
import type { BankFields } from '../../domains/sellers/bank-fields.tsx';
import { becameSeller, selectSession } from '../../domains/session/session.slice.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import { paths } from '../../shared/paths.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { getApiError } from '../../shared/transport/api-error.ts';
import { useOpenPage } from '../../shared/use-open-page.ts';

/** The cache's code is loaded on submit: the form is visible 14 kB earlier. */
async function createSeller(
  dispatch: CacheDispatch,
  body: BankAccount & { userId: string },
): Promise<{ error?: unknown }> {
  const { sellersApi } = await import('../../domains/sellers/sellers.api.ts');
  return dispatch(sellersApi.endpoints.createSeller.initiate({ body }));
}

/** Makes the user a seller, remembers it, and leads to the seller's page. */
export function useSaveBankAccount(forgetDraft: () => void) {
  const { t } = useTranslation('sellers');
  const dispatch: CacheDispatch = useDispatch();
  const openPage = useOpenPage();
  const { userId } = useSelector(selectSession);

  function becomeSeller() {
    forgetDraft();
    dispatch(becameSeller());
    openPage(paths.sellerDashboard.href());
  }

  return async ({ accountNoAgain: _, ...account }: BankFields): Promise<void> => {
    if (!userId) return;
    const sending = createSeller(dispatch, { userId, ...account });
    const { error } = await sending.catch((reason: unknown) => ({ error: reason }));
    const apiError = getApiError(error);
    if (!error) {
      dispatch(toastShown('success', t('saved')));
      becomeSeller();
    } else if (apiError?.code === 'seller_exists') {
      // The user signed up on another device; the stored account stays as it is.
      dispatch(toastShown('info', t('alreadySeller')));
      becomeSeller();
    } else {
      dispatch(toastShown('error', t('failed')));
      throw error;
    }
  };
}
