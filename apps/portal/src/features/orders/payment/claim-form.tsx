import { termsOf } from '@upaj/contract/order-terms.rules';
import type { Order } from '@upaj/contract/orders.schema';
import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useClaimPaymentMutation } from '../../../domains/orders/orders.api.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { lazyResolver } from '../../../shared/forms/lazy-resolver.ts';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { typedUtr } from './utr-field.ts';

const resolver = lazyResolver(
  async () => (await import('../orders.schema.ts')).paymentClaimResolver,
);

/** The buyer reports a payment by the number on its receipt. */
export function ClaimForm({ order }: { order: Order }) {
  const { t } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const errorText = useFieldErrorText();
  const [claim] = useClaimPaymentMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { reference: '' },
  });
  const formErrors = useFormErrors(setError, ['reference']);

  async function submit({ reference }: { reference: string }) {
    formErrors.clear();
    const body = { reference, ...termsOf('claim-payment', order) };
    const { error } = await claim({ params: { id: order._id }, body });
    if (error) formErrors.show(error);
    else dispatch(toastShown('success', t('upi.done')));
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
      <FormField
        label={t('upi.utr')}
        hint={t('upi.utrHint')}
        error={errorText(formState.errors.reference?.message)}
        isRequired
      >
        <TextField
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...register('reference', typedUtr)}
        />
      </FormField>
      <FormAlert>{formErrors.formError}</FormAlert>
      <Button type="submit" isBusy={formState.isSubmitting}>
        {t('upi.submit')}
      </Button>
    </form>
  );
}
