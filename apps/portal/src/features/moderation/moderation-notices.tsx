import type { ModerationAction } from '@upaj/contract/moderation.schema';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import handshake from '@upaj/ui/pictures/handshake.svg?no-inline';
import { linkStyles } from '@upaj/ui/text-link';
import { useState } from 'react';
import {
  useGetModerationStateQuery,
  useListModerationNoticesInfiniteQuery,
} from '../../domains/moderation/moderation.api.ts';
import { formatTimestamp } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { AppealForm } from './appeal-form.tsx';
import { AppealText } from './appeal-text.tsx';
import { Excerpt } from './excerpt.tsx';
import { PagedList } from './paged-list.tsx';

/** What moderation has done that concerns the user, why, until when, and what can be said against it. */
export function ModerationNotices() {
  const { t } = useTranslation('moderation');
  const { data } = useGetModerationStateQuery({});
  const list = useListModerationNoticesInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const suspendedUntil = data?.data.suspendedUntil;
  return (
    <div className="grid max-w-3xl gap-4">
      {suspendedUntil && (
        <p className="rounded-control bg-danger-soft px-4 py-3 font-semibold text-danger">
          {t('suspendedUntil', { time: formatTimestamp(suspendedUntil) })}
        </p>
      )}
      <PagedList
        list={list}
        empty={{ picture: handshake, text: t('noNotices') }}
        countText={(count) => t('notices', { count })}
      >
        {(action) => <ModerationNotice key={action._id} action={action} />}
      </PagedList>
    </div>
  );
}

function ModerationNotice({ action }: { action: ModerationAction }) {
  const { t } = useTranslation('moderation');
  const { on, threadId, targetId, reason, until, isAutomatic, createdAt } = action;
  return (
    <li>
      <Card className="grid gap-3">
        <div className="grid gap-1">
          <h2 className="text-xl">{t(`yours.${action.action}`)}</h2>
          <p className="text-muted text-sm">
            {formatTimestamp(createdAt)}
            {until && ` · ${t('lasted', { time: formatTimestamp(until) })}`}
          </p>
        </div>
        {isAutomatic && <p>{t('hiddenByReports')}</p>}
        {reason && (
          <p dir="auto" className="wrap-anywhere">
            {t('reasonIs', { reason })}
          </p>
        )}
        <div className="grid gap-1">
          <p className="text-muted text-sm">{t('yourPost')}</p>
          <Excerpt>{action.excerpt}</Excerpt>
        </div>
        <PageLink
          to={paths.thread.href(threadId, on === 'comment' ? targetId : undefined)}
          className={linkStyles({ kind: 'alone', className: 'justify-self-start' })}
        >
          {t('toPost')}
        </PageLink>
        <Answer action={action} />
      </Card>
    </li>
  );
}

/** The appeal of the user: made already, possible, or neither. */
function Answer({ action: { _id, appeal, canAppeal } }: { action: ModerationAction }) {
  const { t } = useTranslation('moderation');
  const [isWriting, setWriting] = useState(false);
  if (appeal) return <AppealText appeal={appeal} isOwn />;
  if (!canAppeal) return null;
  if (isWriting) return <AppealForm id={_id} onCancel={() => setWriting(false)} />;
  return (
    <Button
      variant="outline"
      size="small"
      className="justify-self-start"
      onClick={() => setWriting(true)}
    >
      {t('appeal')}
    </Button>
  );
}
