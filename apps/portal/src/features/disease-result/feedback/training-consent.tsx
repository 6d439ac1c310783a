import { Button } from '@upaj/ui/button';
import { Checkbox } from '@upaj/ui/checkbox';
import { ProgressBar } from '@upaj/ui/progress-bar';
import { useState } from 'react';
import type { LeafAnswer } from '../../../domains/disease/diagnosis.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { TrainingPictures } from './use-training-pictures.ts';

interface TrainingConsentProps {
  /** How many pictures there are to give. */
  count: number;
  answer: LeafAnswer;
  training: TrainingPictures;
}

/** Asks for the pictures to train with; nothing is sent before the box is ticked, and all can be withdrawn. */
export function TrainingConsent({ count, answer, training }: TrainingConsentProps) {
  const { t } = useTranslation('leaf-result');
  const errorText = useApiErrorText();
  const { state, share, error, send, withdraw } = training;
  const failure =
    error &&
    t(error.at === 'sending' ? 'training.failed' : 'training.notWithdrawn', {
      reason: errorText(error.reason),
    });
  return (
    <div className="grid gap-3 rounded-field border border-line p-4">
      <h4 className="font-semibold text-lg">{t('training.title')}</h4>
      {answer.sentId ? (
        <Sent isBusy={state === 'withdrawing'} onWithdraw={() => withdraw(answer)} />
      ) : (
        <Ask
          count={count}
          isSending={state === 'sending'}
          hasFailed={error !== undefined}
          isWithdrawn={Boolean(answer.withdrawals)}
          onSend={() => send(answer)}
        />
      )}
      {state === 'sending' && <ProgressBar value={share} label={t('training.sending')} />}
      <FormAlert>{failure}</FormAlert>
    </div>
  );
}

interface AskProps {
  count: number;
  isSending: boolean;
  hasFailed: boolean;
  isWithdrawn: boolean;
  onSend: () => void;
}

function Ask({ count, isSending, hasFailed, isWithdrawn, onSend }: AskProps) {
  const { t } = useTranslation('leaf-result');
  const [isConsented, setConsented] = useState(false);
  return (
    <>
      <p role="status" className="font-semibold empty:absolute">
        {isWithdrawn && t('training.withdrawn')}
      </p>
      <p>{t('training.text')}</p>
      <Checkbox
        label={t('training.consent')}
        checked={isConsented}
        disabled={isSending}
        onChange={({ target }) => setConsented(target.checked)}
      />
      <p className="text-muted text-sm">{t('training.detail')}</p>
      <Button
        className="justify-self-start"
        disabled={!isConsented}
        isBusy={isSending}
        onClick={onSend}
      >
        {hasFailed ? t('training.retry') : t('training.send', { count })}
      </Button>
    </>
  );
}

function Sent({ isBusy, onWithdraw }: { isBusy: boolean; onWithdraw: () => void }) {
  const { t } = useTranslation('leaf-result');
  return (
    <>
      <p role="status">{t('training.sent')}</p>
      <Button variant="outline" className="justify-self-start" isBusy={isBusy} onClick={onWithdraw}>
        {t('training.withdraw')}
      </Button>
    </>
  );
}
