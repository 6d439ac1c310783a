import type { BodyOf } from '@upaj/contract/endpoint';
import type { deliverOrder } from '@upaj/contract/orders.endpoints';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDeliverOrderMutation } from '../../../domains/orders/orders.api.ts';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import { haveTermsChanged } from '../steps/use-asked.ts';

/** Sends a handover, and says what is wrong with its code. */
export function useRecordHandover(
  id: string,
  { onLocked, onTermsChanged }: { onLocked: () => void; onTermsChanged: () => void },
) {
  const { t } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [deliver, { isLoading }] = useDeliverOrderMutation();
  const [codeError, setCodeError] = useState<{ text: string }>();
  const [isLocked, setLocked] = useState(false);
  const [formError, setFormError] = useState<string>();

  function show(error: unknown): void {
    const { code, fields } = getApiError(error) ?? {};
    const text = apiErrorText(error);
    if (code === 'handover_code_wrong') {
      const left = fields?.code?.limit;
      const tries = typeof left === 'number' ? t('deliver.triesLeft', { count: left }) : '';
      setCodeError({ text: `${text} ${tries}`.trim() });
    } else if (code === 'handover_code_locked') {
      setLocked(true);
      onLocked();
    } else {
      if (haveTermsChanged(error)) onTermsChanged();
      setFormError(code === 'out_of_stock' ? t('deliver.outOfStock') : text);
    }
  }

  /** Resolves to whether the handover is recorded. */
  async function record(body: BodyOf<typeof deliverOrder>): Promise<boolean> {
    setCodeError(undefined);
    setFormError(undefined);
    const { error } = await deliver({ params: { id }, body });
    if (error) show(error);
    else dispatch(toastShown('success', t('deliver.done')));
    return !error;
  }

  return { record, isLoading, codeError, isLocked, formError };
}
