import { termsOf } from '@upaj/contract/order-terms.rules';
import type { Order } from '@upaj/contract/orders.schema';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useConfirmPaymentMutation } from '../../../domains/orders/orders.api.ts';
import { formatRupees } from '../../../shared/format.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import type { StepDialogProps } from '../order-facts.ts';
import { haveTermsChanged, useAsked } from '../steps/use-asked.ts';

/** What the seller confirms: the payment that the buyer has reported, or what is still to be paid. */
const confirmable = (order: Order) => ({
  ...termsOf('confirm-payment', order),
  number: order.paymentStatus === 'claimed' ? order.payments.at(-1)?.reference : undefined,
});

/** Asks the seller whether the money is really there. */
export function ConfirmDialog({ order, onClose }: StepDialogProps) {
  const { t } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [confirm, { isLoading }] = useConfirmPaymentMutation();
  const { asked, keep, askAnew } = useAsked(confirmable(order));
  const { amount, number } = asked;
  const [formError, setFormError] = useState<string>();
  const rupees = { amount: formatRupees(amount) };

  async function submit() {
    setFormError(undefined);
    keep();
    const { error } = await confirm({ params: { id: order._id }, body: { amount } });
    if (haveTermsChanged(error)) askAnew();
    if (error) return setFormError(apiErrorText(error));
    dispatch(toastShown('success', t('confirm.done')));
    onClose();
  }

  return (
    <FormDialog
      title={t('confirm.title', rupees)}
      description={number ? t('confirm.textUtr', { number }) : t('confirm.text')}
      cancelLabel={t('back')}
      submitLabel={t('confirm.submit', rupees)}
      isBusy={isLoading}
      formError={formError}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
