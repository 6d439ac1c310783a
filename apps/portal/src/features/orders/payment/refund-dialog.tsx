import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useRefundPaymentMutation } from '../../../domains/orders/orders.api.ts';
import { formatRupees } from '../../../shared/format.ts';
import { lazyResolver } from '../../../shared/forms/lazy-resolver.ts';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { StepDialog, type StepDialogProps } from '../steps/step-dialog.tsx';
import { haveTermsChanged, useAsked } from '../steps/use-asked.ts';
import { typedUtr } from './utr-field.ts';

const resolver = lazyResolver(async () => (await import('../orders.schema.ts')).refundResolver);

/** The seller has given money back, in cash or through UPI. */
export function RefundDialog({ order, onClose }: StepDialogProps) {
  const { t } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const errorText = useFieldErrorText();
  const [refund] = useRefundPaymentMutation();
  const { asked, keep, askAnew } = useAsked(order.refundDue);
  const amount = formatRupees(asked);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { reference: '' },
  });
  const formErrors = useFormErrors(setError, ['reference']);

  async function submit({ reference }: { reference: string }) {
    formErrors.clear();
    keep();
    const body = { amount: asked, ...(reference && { reference }) };
    const { error } = await refund({ params: { id: order._id }, body });
    if (haveTermsChanged(error)) askAnew();
    if (error) return formErrors.show(error);
    dispatch(toastShown('success', t('refund.done')));
    onClose();
  }

  return (
    <StepDialog
      title={t('refund.title', { amount })}
      description={t('refund.text')}
      submitLabel={t('refund.submit')}
      isBusy={formState.isSubmitting}
      formError={formErrors.formError}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      <FormField
        label={t('refund.reference')}
        error={errorText(formState.errors.reference?.message)}
      >
        <TextField
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...register('reference', typedUtr)}
        />
      </FormField>
    </StepDialog>
  );
}
