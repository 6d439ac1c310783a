import type { Order, OrderItem } from '@upaj/contract/orders.schema';
import { FormField } from '@upaj/ui/form-field';
import { StarInput } from '@upaj/ui/star-input';
import { Textarea } from '@upaj/ui/textarea';
import { useDispatch } from 'react-redux';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useApiForm } from '../../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { type Opinion, useSendReview } from './use-send-review.ts';

export interface ReviewDialogProps {
  order: Order;
  item: OrderItem;
  onClose: () => void;
}

/** Asks for the stars of a delivered line, and for a few words if there are any. */
export function ReviewDialog({ order, item, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('reviews');
  const { t: stepText } = useTranslation('order-steps');
  const dispatch = useDispatch();
  const { name, review } = item;
  const form = useApiForm<Opinion>({
    defaultValues: { rating: review?.rating ?? 0, text: review?.text ?? '' },
  });
  const { register, watch, setValue, errorOf, formState } = form;
  const rating = register('rating', { validate: (stars) => stars > 0 || 'noStars' });
  const send = useSendReview(order, item);

  async function publish(opinion: Opinion) {
    const { error } = await send(opinion);
    if (error) throw error;
    dispatch(toastShown('success', t(review ? 'changeSaved' : 'sent')));
    onClose();
  }

  return (
    <FormDialog
      title={t('rateTitle', { name })}
      description={t('rateText')}
      cancelLabel={stepText('back')}
      submitLabel={t(review ? 'saveChange' : 'send')}
      isBusy={form.isBusy}
      formError={form.formError}
      onSubmit={form.submit(publish)}
      onClose={onClose}
    >
      <StarInput
        ref={(stars) => rating.ref(stars && { focus: () => stars.querySelector('input')?.focus() })}
        legend={t('howWasIt')}
        value={watch('rating')}
        onValueChange={(stars) =>
          setValue('rating', stars, { shouldValidate: formState.isSubmitted })
        }
        starLabel={(count) => t('stars', { count })}
        error={formState.errors.rating && t('noStars')}
      />
      <FormField label={t('words')} error={errorOf('text')}>
        <Textarea maxLength={1000} rows={4} {...register('text')} />
      </FormField>
    </FormDialog>
  );
}
