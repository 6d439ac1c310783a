import { callCentre } from '@upaj/content/about/call-centre';
import { Badge } from '@upaj/ui/badge';
import { Button, buttonStyles } from '@upaj/ui/button';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Progress } from './account-copies.ts';
import type { HistoryActions } from './history-actions.ts';
import type { HistoryEntry } from './merge-history.ts';
import { useTellProgress } from './use-tell-progress.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const answers = ['better', 'same', 'worse'] as const;
const tones = { better: 'good', same: 'look', worse: 'stop' } as const;

interface WeekLaterProps extends Omit<HistoryActions, 'onOpen'> {
  userId: string;
  entry: HistoryEntry;
  /** What the diagnosis is called in labels. */
  name: string;
}

/** Asks after a week how the field is, and says what to do then; before that it says when to look again. */
export function WeekLater({ userId, entry, name, ...actions }: WeekLaterProps) {
  const { t } = useTranslation('leaf-history');
  const { tell, isSending } = useTellProgress(userId, entry);
  const [isAsked, setAsked] = useState(false);
  const { at, progress, cropId, isProgressUnsent } = entry.diagnosis;
  const due = at + WEEK_MS;
  if (!progress && Date.now() < due) {
    const date = formatDate(new Date(due).toISOString());
    return <p className="text-muted text-sm">{t('progress.later', { date })}</p>;
  }

  function answer(given: Progress): void {
    setAsked(false);
    void tell(given);
  }

  if (!progress || isAsked) return <Question name={name} isBusy={isSending} onAnswer={answer} />;
  return (
    <div className="grid gap-2">
      <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={tones[progress]}>{t(`progressIs.${progress}`)}</Badge>
        <p className="min-w-0 text-sm">{t(`todo.${progress}`)}</p>
      </div>
      {isProgressUnsent && <p className="text-muted text-sm">{t('progress.unsent')}</p>}
      {progress === 'worse' && <WaysOn cropId={cropId} {...actions} />}
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        aria-label={t('progress.changeNamed', { name })}
        onClick={() => setAsked(true)}
      >
        {t('progress.change')}
      </Button>
    </div>
  );
}

interface QuestionProps {
  name: string;
  isBusy: boolean;
  onAnswer: (progress: Progress) => void;
}

function Question({ name, isBusy, onAnswer }: QuestionProps) {
  const { t } = useTranslation('leaf-history');
  return (
    <fieldset aria-label={t('progress.of', { name })} className="grid gap-2">
      <p className="font-semibold">{t('progress.question')}</p>
      <div className="flex flex-wrap gap-2">
        {answers.map((one) => (
          <Button
            key={one}
            variant="outline"
            size="small"
            disabled={isBusy}
            onClick={() => onAnswer(one)}
          >
            {t(`progress.${one}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

interface WaysOnProps extends Omit<HistoryActions, 'onOpen'> {
  cropId: string;
}

/** What helps a field that is worse. */
function WaysOn({ cropId, onPhotograph, onWalk }: WaysOnProps) {
  const { t } = useTranslation('leaf-history');
  const small = { variant: 'outline', size: 'small' } as const;
  return (
    <div className="flex flex-wrap gap-2">
      {onPhotograph && (
        <Button {...small} onClick={() => onPhotograph(cropId)}>
          {t('again')}
        </Button>
      )}
      {onWalk && (
        <Button {...small} onClick={() => onWalk(cropId)}>
          {t('walk')}
        </Button>
      )}
      <a href={`tel:${callCentre.replaceAll('-', '')}`} className={buttonStyles(small)}>
        <Phone aria-hidden="true" className="size-4.5 flex-none" />
        {t('call', { number: callCentre })}
      </a>
    </div>
  );
}
