import { termsOf } from '@upaj/contract/order-terms.rules';
import type { Order } from '@upaj/contract/orders.schema';
import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { useDispatch } from 'react-redux';
import { useClaimPaymentMutation } from '../../../domains/orders/orders.api.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useApiForm } from '../../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { typedUtr } from './utr-field.ts';

const resolver = async () => (await import('../orders.schema.ts')).paymentClaimResolver;

/** The buyer reports a payment by the number on its receipt. */
export function ClaimForm({ order }: { order: Order }) {
  const { t } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const [claim] = useClaimPaymentMutation();
  const { register, errorOf, formError, isBusy, submit } = useApiForm({
    resolver,
    defaultValues: { reference: '' },
  });

  async function send({ reference }: { reference: string }) {
    const body = { reference, ...termsOf('claim-payment', order) };
    await claim({ params: { id: order._id }, body }).unwrap();
    dispatch(toastShown('success', t('upi.done')));
  }

  return (
    <form noValidate onSubmit={submit(send)} className="grid gap-4">
      <FormField
        label={t('upi.utr')}
        hint={t('upi.utrHint')}
        error={errorOf('reference')}
        isRequired
      >
        <TextField
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...register('reference', typedUtr)}
        />
      </FormField>
      <FormAlert>{formError}</FormAlert>
      <Button type="submit" isBusy={isBusy}>
        {t('upi.submit')}
      </Button>
    </form>
  );
}
