import { termsOf } from '@upaj/contract/order-terms.rules';
import type { Order } from '@upaj/contract/orders.schema';
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
export function useDirectSteps(order: Order) {
  const { t } = useTranslation('orders');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [running, setRunning] = useState<DirectStep>();
  const [accept] = useAcceptOrderMutation();
  const [pack] = usePackOrderMutation();
  const [acceptAmendment] = useAcceptAmendmentMutation();
  const [declineAmendment] = useDeclineAmendmentMutation();
  const params = { id: order._id };
  // What is agreed to is what the page shows at the press.
  const send = {
    accept: () => accept({ params, body: termsOf('accept', order) }),
    pack: () => pack({ params, body: termsOf('pack', order) }),
    'accept-amendment': () => acceptAmendment({ params, body: termsOf('accept-amendment', order) }),
    'decline-amendment': () =>
      declineAmendment({ params, body: termsOf('decline-amendment', order) }),
  };

  async function take(step: DirectStep): Promise<void> {
    if (running) return;
    setRunning(step);
    const { error } = await send[step]();
    setRunning(undefined);
    if (error) dispatch(toastShown('error', apiErrorText(error)));
    else dispatch(toastShown('success', t(`done.${step}`)));
  }

  return { running, take };
}
