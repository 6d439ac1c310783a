import { IconButton } from '@upaj/ui/icon-button';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import type { FeedbackDialogProps } from './feedback-dialog.tsx';
import { type RatedAnswer, useRating } from './use-rating.ts';

const loadDialog = async () => (await import('./feedback-dialog.tsx')).FeedbackDialog;

/** Thumb up or down; a thumb down asks why. It is sent once, and can be changed. */
export function RateAnswer(rated: RatedAnswer) {
  const { t } = useTranslation('chat-answer');
  const { Part: Dialog, show, hide } = useLazyComponent<FeedbackDialogProps>();
  const { rate, isSending } = useRating(rated);
  const { rating } = rated.answer;
  const isUp = rating?.isHelpful === true;
  const isDown = rating?.isHelpful === false;
  return (
    <>
      <IconButton
        label={t('helpful')}
        aria-pressed={isUp}
        disabled={isSending}
        onClick={() => !isUp && void rate({ isHelpful: true })}
      >
        <ThumbsUp
          aria-hidden="true"
          className={isUp ? 'size-5 text-action' : 'size-5 text-muted'}
        />
      </IconButton>
      <IconButton
        label={t('notHelpful')}
        aria-pressed={isDown}
        disabled={isSending}
        onClick={() => show(loadDialog)}
      >
        <ThumbsDown
          aria-hidden="true"
          className={isDown ? 'size-5 text-danger' : 'size-5 text-muted'}
        />
      </IconButton>
      {Dialog && <Dialog rated={rated} onClose={hide} />}
    </>
  );
}
