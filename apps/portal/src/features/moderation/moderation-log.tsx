import type { ModerationAction } from '@upaj/contract/moderation.schema';
import { Card } from '@upaj/ui/card';
import handshake from '@upaj/ui/pictures/handshake.svg?no-inline';
import { linkStyles } from '@upaj/ui/text-link';
import { useListModerationActionsInfiniteQuery } from '../../domains/moderation/moderation.api.ts';
import { formatTimestamp } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { AppealText } from './appeal-text.tsx';
import { Excerpt } from './excerpt.tsx';
import { PagedList } from './paged-list.tsx';

/** Everything that was done, the newest first. */
export function ModerationLog() {
  const { t } = useTranslation('moderation');
  const list = useListModerationActionsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      list={list}
      empty={{ picture: handshake, text: t('noActions') }}
      countText={(count) => t('actions', { count })}
    >
      {(action) => <Action key={action._id} action={action} />}
    </PagedList>
  );
}

function Action({ action }: { action: ModerationAction }) {
  const { t } = useTranslation('moderation');
  const { createdAt, moderator, isAutomatic, reason, until, on, threadId, targetId } = action;
  const time = formatTimestamp(createdAt);
  const name = action.userId === null ? t('unknownUser') : action.username;
  return (
    <li>
      <Card size="row" className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="text-lg">{t(`was.${action.action}`)}</h2>
          <p className="text-muted text-sm">
            {isAutomatic
              ? t('byReports', { time })
              : t('byModerator', { name: moderator ?? t('unknownUser'), time })}
          </p>
        </div>
        <p className="wrap-anywhere">
          {t('about', { name })}
          {until && ` · ${t('lasted', { time: formatTimestamp(until) })}`}
        </p>
        {reason && (
          <p dir="auto" className="wrap-anywhere">
            {t('reasonIs', { reason })}
          </p>
        )}
        <Excerpt>{action.excerpt}</Excerpt>
        {action.appeal && <AppealText appeal={action.appeal} />}
        <PageLink
          to={paths.thread.href(threadId, on === 'comment' ? targetId : undefined)}
          className={linkStyles({ kind: 'alone', className: 'justify-self-start' })}
        >
          {t('toPost')}
        </PageLink>
      </Card>
    </li>
  );
}
