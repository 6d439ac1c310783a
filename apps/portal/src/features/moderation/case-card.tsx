import type { ModerationCase } from '@upaj/contract/moderation.schema';
import { Badge } from '@upaj/ui/badge';
import { Card } from '@upaj/ui/card';
import { moveFocusOnUnmount } from '@upaj/ui/move-focus-on-unmount';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { linkStyles } from '@upaj/ui/text-link';
import { photoOf } from '../../domains/crops/crop-photo.ts';
import { formatTimestamp } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { AppealText } from './appeal-text.tsx';
import { CaseActions } from './case-actions.tsx';
import { Excerpt } from './excerpt.tsx';

/** One post that waits for a moderator: what was written, by whom, what others say, what can be done. */
export function CaseCard({ waiting }: { waiting: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const { on, threadId, targetId, title, content, pictures, appealed } = waiting;
  return (
    <li ref={moveFocusOnUnmount}>
      <Card className="grid gap-4">
        <div className="grid gap-1.5">
          <States waiting={waiting} />
          <h2 className="wrap-anywhere text-xl">
            <PageLink
              to={paths.thread.href(threadId, on === 'comment' ? targetId : undefined)}
              className={linkStyles({ kind: 'alone' })}
            >
              <bdi>{title}</bdi>
            </PageLink>
          </h2>
          <Author waiting={waiting} />
        </div>
        <Excerpt>{content}</Excerpt>
        <div className="flex flex-wrap gap-2.5 empty:hidden">
          {pictures.map((picture) => (
            <Picture
              key={picture.id}
              alt={title}
              photo={photoOf(picture)}
              fallback={categoryPicture('Crops')}
              sizes="112px"
              className="size-28 rounded-field"
            />
          ))}
        </div>
        {appealed?.appeal && (
          <div className="grid gap-1.5">
            <p className="font-semibold">{t(`was.${appealed.action}`)}</p>
            {appealed.reason && <p dir="auto">{t('reasonIs', { reason: appealed.reason })}</p>}
            <AppealText appeal={appealed.appeal} />
          </div>
        )}
        <Reports waiting={waiting} />
        <Versions waiting={waiting} />
        <CaseActions waiting={waiting} />
      </Card>
    </li>
  );
}

function States({ waiting }: { waiting: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const { on, isHidden, isDeleted, isByNewcomer, appealed, createdAt } = waiting;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={appealed ? 'sky' : 'look'}>{appealed ? t('appealCase') : t('reportCase')}</Badge>
      <Badge>{t(`kind.${on}`)}</Badge>
      {isHidden && <Badge tone="stop">{t('hidden')}</Badge>}
      {isDeleted && <Badge tone="stop">{t('deleted')}</Badge>}
      {isByNewcomer && <Badge tone="good">{t('newcomer')}</Badge>}
      <span className="text-muted text-sm">{t('since', { time: formatTimestamp(createdAt) })}</span>
    </div>
  );
}

function Author({ waiting }: { waiting: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const { userId, username, warnings, suspendedUntil } = waiting;
  return (
    <p className="wrap-anywhere text-muted">
      {[
        t('by', { name: userId === null ? t('unknownUser') : username }),
        t('warnings', { count: warnings }),
        suspendedUntil && t('suspended', { time: formatTimestamp(suspendedUntil) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

function Reports({ waiting: { reports, reportCount } }: { waiting: ModerationCase }) {
  const { t } = useTranslation('moderation');
  if (reports.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t('reports', { count: reportCount })}</h3>
      <ul className="grid gap-2">
        {reports.map(({ username, reason, createdAt }) => (
          <li key={`${username} ${createdAt}`} className="rounded-control bg-sunken px-4 py-2">
            <p dir="auto" className="wrap-anywhere">
              {reason}
            </p>
            <p className="text-muted text-sm">
              <bdi>{username}</bdi>
              {` · ${formatTimestamp(createdAt)}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Versions({ waiting: { versions } }: { waiting: ModerationCase }) {
  const { t } = useTranslation('moderation');
  if (versions.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-action">
        {t('versions', { count: versions.length })}
      </summary>
      <ul className="grid gap-3">
        {versions.map(({ title, content, at }) => (
          <li key={at} className="grid gap-1">
            <p className="text-muted text-sm">{t('versionAt', { time: formatTimestamp(at) })}</p>
            <Excerpt>{title === null ? content : `${title}\n\n${content}`}</Excerpt>
          </li>
        ))}
      </ul>
    </details>
  );
}
