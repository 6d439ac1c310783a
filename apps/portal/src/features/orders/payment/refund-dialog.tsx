import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useDispatch } from 'react-redux';
import { useRefundPaymentMutation } from '../../../domains/orders/orders.api.ts';
import { formatRupees } from '../../../shared/format.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useApiForm } from '../../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import type { StepDialogProps } from '../order-facts.ts';
import { haveTermsChanged, useAsked } from '../steps/use-asked.ts';
import { typedUtr } from './utr-field.ts';

const resolver = async () => (await import('../orders.schema.ts')).refundResolver;

/** The seller has given money back, in cash or through UPI. */
export function RefundDialog({ order, onClose }: StepDialogProps) {
  const { t } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const [refund] = useRefundPaymentMutation();
  const { asked, keep, askAnew } = useAsked(order.refundDue);
  const amount = formatRupees(asked);
  const { register, errorOf, formError, isBusy, submit } = useApiForm({
    resolver,
    defaultValues: { reference: '' },
  });

  async function send({ reference }: { reference: string }) {
    keep();
    const body = { amount: asked, ...(reference && { reference }) };
    const { error } = await refund({ params: { id: order._id }, body });
    if (haveTermsChanged(error)) askAnew();
    if (error) throw error;
    dispatch(toastShown('success', t('refund.done')));
    onClose();
  }

  return (
    <FormDialog
      title={t('refund.title', { amount })}
      description={t('refund.text')}
      cancelLabel={t('back')}
      submitLabel={t('refund.submit')}
      isBusy={isBusy}
      formError={formError}
      onSubmit={submit(send)}
      onClose={onClose}
    >
      <FormField label={t('refund.reference')} error={errorOf('reference')}>
        <TextField
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...register('reference', typedUtr)}
        />
      </FormField>
    </FormDialog>
  );
}
