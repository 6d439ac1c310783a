import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  useAcceptAmendmentMutation,
  useAcceptOrderMutation,
  useDeclineAmendmentMutation,
  usePackOrderMutation,
} from '../../../domains/orders/orders.api.ts';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';

const directSteps = ['accept', 'pack', 'accept-amendment', 'decline-amendment'] as const;

/** A step that asks for nothing more than a press. */
export type DirectStep = (typeof directSteps)[number];

export const isDirect = (step: string): step is DirectStep =>
  directSteps.some((direct) => direct === step);

/** Takes steps that need no dialog, one at a time, and says what came of it. */
export function useDirectSteps(id: string) {
  const { t } = useTranslation('orders');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [running, setRunning] = useState<DirectStep>();
  const [accept] = useAcceptOrderMutation();
  const [pack] = usePackOrderMutation();
  const [acceptAmendment] = useAcceptAmendmentMutation();
  const [declineAmendment] = useDeclineAmendmentMutation();
  const send = {
    accept,
    pack,
    'accept-amendment': acceptAmendment,
    'decline-amendment': declineAmendment,
  };

  async function take(step: DirectStep): Promise<void> {
    if (running) return;
    setRunning(step);
    const { error } = await send[step]({ params: { id } });
    setRunning(undefined);
    if (error) dispatch(toastShown('error', apiErrorText(error)));
    else dispatch(toastShown('success', t(`done.${step}`)));
  }

  return { running, take };
}
