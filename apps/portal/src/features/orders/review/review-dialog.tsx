import type { Order, OrderItem } from '@upaj/contract/orders.schema';
import { FormField } from '@upaj/ui/form-field';
import { StarInput } from '@upaj/ui/star-input';
import { Textarea } from '@upaj/ui/textarea';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { StepDialog } from '../steps/step-dialog.tsx';
import { type Opinion, useSendReview } from './use-send-review.ts';

export interface ReviewDialogProps {
  order: Order;
  item: OrderItem;
  onClose: () => void;
}

/** Asks for the stars of a delivered line, and for a few words if there are any. */
export function ReviewDialog({ order, item, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('reviews');
  const dispatch = useDispatch();
  const errorText = useFieldErrorText();
  const { name, review } = item;
  const { register, watch, setValue, handleSubmit, setError, formState } = useForm<Opinion>({
    defaultValues: { rating: review?.rating ?? 0, text: review?.text ?? '' },
  });
  const rating = register('rating', { validate: (stars) => stars > 0 || 'noStars' });
  const formErrors = useFormErrors(setError, ['rating', 'text']);
  const send = useSendReview(order, item);
  const { errors, isSubmitting } = formState;

  async function submit(opinion: Opinion) {
    formErrors.clear();
    const { error } = await send(opinion);
    if (error) return formErrors.show(error);
    dispatch(toastShown('success', t(review ? 'changeSaved' : 'sent')));
    onClose();
  }

  return (
    <StepDialog
      title={t('rateTitle', { name })}
      description={t('rateText')}
      submitLabel={t(review ? 'saveChange' : 'send')}
      isBusy={isSubmitting}
      formError={formErrors.formError}
      onSubmit={(event) => void handleSubmit(submit)(event)}
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
        error={errors.rating && t('noStars')}
      />
      <FormField label={t('words')} error={errorText(errors.text?.message)}>
        <Textarea maxLength={1000} rows={4} {...register('text')} />
      </FormField>
    </StepDialog>
  );
}
