import type { ModerationAction } from '@upaj/contract/moderation.schema';
import { Badge } from '@upaj/ui/badge';
import { formatTimestamp } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface AppealTextProps {
  appeal: NonNullable<ModerationAction['appeal']>;
  /** Whether it is the reader's own. */
  isOwn?: boolean;
}

/** What the person concerned says, and what was decided. */
export function AppealText({ appeal, isOwn = false }: AppealTextProps) {
  const { t } = useTranslation('moderation');
  const { text, createdAt, decision, reason } = appeal;
  const time = formatTimestamp(createdAt);
  return (
    <div className="grid gap-1.5 rounded-control bg-sunken px-4 py-3">
      <p className="text-muted text-sm">
        {isOwn ? t('yourAppeal', { time }) : t('theAppeal', { time })}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <Badge tone={decision === 'reversed' ? 'good' : 'look'} className="justify-self-start">
        {decision === null ? t('appealWaits') : t(decision)}
      </Badge>
      {reason && (
        <p dir="auto" className="wrap-anywhere">
          {t('reasonIs', { reason })}
        </p>
      )}
    </div>
  );
}
