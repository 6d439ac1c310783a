import type { Review } from '@upaj/contract/reviews.schema';
import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { Textarea } from '@upaj/ui/textarea';
import { type SubmitEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAnswerReviewMutation } from '../../../domains/reviews/reviews.api.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import {
  fieldErrorMessage,
  useFieldErrorText,
} from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';

interface AnswerFormProps {
  review: Review;
  cropId: string;
  onCancel: () => void;
}

/** Where the seller answers a review, once; a failure keeps what was typed. */
export function AnswerForm({ review, cropId, onCancel }: AnswerFormProps) {
  const { t } = useTranslation('reviews');
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [answer, { isLoading, error }] = useAnswerReviewMutation();
  const apiErrorText = useApiErrorText();
  const fieldErrorText = useFieldErrorText();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLoading) return;
    setFieldError(text.trim() ? undefined : 'required');
    if (!text.trim()) return;
    const result = await answer({ params: { id: review._id }, body: { text }, cropId });
    const wrong = getApiError(result.error)?.fields?.text;
    if (wrong) setFieldError(fieldErrorMessage(wrong));
    if (!result.error) dispatch(toastShown('success', t('answerSent')));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <FormField
        label={t('yourAnswer')}
        hint={t('answerHint')}
        error={fieldErrorText(fieldError)}
        isRequired
      >
        <Textarea
          autoFocus
          rows={3}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </FormField>
      <FormAlert>{error && !fieldError && apiErrorText(error)}</FormAlert>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={isLoading}>
          {t('sendAnswer')}
        </Button>
        <Button variant="outline" size="small" disabled={isLoading} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
