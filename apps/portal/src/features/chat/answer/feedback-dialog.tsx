import type { ChatFeedback } from '@upaj/contract/chat.schema';
import { Button } from '@upaj/ui/button';
import { ChoiceCard, ChoiceCards } from '@upaj/ui/choice-card';
import { Dialog } from '@upaj/ui/dialog';
import { FormField } from '@upaj/ui/form-field';
import { Textarea } from '@upaj/ui/textarea';
import { type SubmitEvent, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type RatedAnswer, useRating } from './use-rating.ts';

const reasons = [
  'wrong',
  'not my crop',
  'not my place',
  'unclear',
  'too long',
  'other',
] as const satisfies readonly ChatFeedback['reason'][];

/** Characters in own words; the limit is the contract's. */
const longestComment = 500;

export interface FeedbackDialogProps {
  rated: RatedAnswer;
  onClose: () => void;
}

/** Asks why an answer did not help; what was sent before can be changed. */
export function FeedbackDialog({ rated, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation('chat-answer');
  const before = rated.answer.rating;
  const [reason, setReason] = useState(before?.reason);
  const [comment, setComment] = useState(before?.comment ?? '');
  const [isMissing, setMissing] = useState(false);
  const { rate, isSending } = useRating(rated);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (!reason) return setMissing(true);
    const words = comment.trim();
    if (await rate({ isHelpful: false, reason, ...(words && { comment: words }) })) onClose();
  }

  return (
    <Dialog
      isOpen
      isBusy={isSending}
      onOpenChange={onClose}
      title={t('feedback.title')}
      description={t('feedback.text')}
      closeLabel={t('close')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <ChoiceCards legend={t('feedback.legend')}>
          {reasons.map((one) => (
            <ChoiceCard
              key={one}
              name="reason"
              label={t(`reason.${one}`)}
              checked={one === reason}
              onChange={() => setReason(one)}
            />
          ))}
        </ChoiceCards>
        <FormField label={t('feedback.more')}>
          <Textarea
            rows={2}
            maxLength={longestComment}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </FormField>
        <FormAlert>{isMissing && !reason && t('feedback.missing')}</FormAlert>
        <Button type="submit" isBusy={isSending}>
          {t('feedback.send')}
        </Button>
      </form>
    </Dialog>
  );
}
