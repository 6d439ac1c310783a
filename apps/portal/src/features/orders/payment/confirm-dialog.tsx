import type { Order } from '@upaj/contract/orders.schema';
import { type SubmitEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useConfirmPaymentMutation } from '../../../domains/orders/orders.api.ts';
import { formatRupees } from '../../../shared/format.ts';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { StepDialog, type StepDialogProps } from '../steps/step-dialog.tsx';

/** What the seller confirms: the payment that the buyer has reported, or what is still to be paid. */
function confirmable({ paymentStatus, payments, outstanding }: Order) {
  const claim = paymentStatus === 'claimed' ? payments.at(-1) : undefined;
  return { amount: claim?.amount ?? outstanding, number: claim?.reference };
}

/** Asks the seller whether the money is really there. */
export function ConfirmDialog({ order, onClose }: StepDialogProps) {
  const { t } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [confirm, { isLoading }] = useConfirmPaymentMutation();
  // What was asked stays the question, also when the reply has changed the order.
  const [{ amount, number }] = useState(() => confirmable(order));
  const [formError, setFormError] = useState<string>();
  const rupees = { amount: formatRupees(amount) };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setFormError(undefined);
    const { error } = await confirm({ params: { id: order._id } });
    if (error) return setFormError(apiErrorText(error));
    dispatch(toastShown('success', t('confirm.done')));
    onClose();
  }

  return (
    <StepDialog
      title={t('confirm.title', rupees)}
      description={number ? t('confirm.textUtr', { number }) : t('confirm.text')}
      submitLabel={t('confirm.submit', rupees)}
      isBusy={isLoading}
      formError={formError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    />
  );
}
