import { Card } from '@upaj/ui/card';
import { linkStyles } from '@upaj/ui/text-link';
import { ShieldCheck } from 'lucide-react';
import { useGetModerationStateQuery } from '../../domains/moderation/moderation.api.ts';
import { formatTimestamp } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/** The ways to the moderators' queue and to what moderation has done about the user; nothing for those whom it does not concern. */
export function ModerationLinks() {
  const { t } = useTranslation('moderation');
  const { data } = useGetModerationStateQuery({});
  const state = data?.data;
  if (!state) return null;
  const { isModerator, waiting, notices, suspendedUntil } = state;
  if (!isModerator && notices === 0 && !suspendedUntil) return null;
  return (
    <Card size="row" className="flex flex-wrap items-center gap-x-4">
      <ShieldCheck aria-hidden="true" className="size-6 flex-none text-action" />
      {suspendedUntil && (
        <p className="min-w-0 py-2 font-semibold text-danger">
          {t('suspendedUntil', { time: formatTimestamp(suspendedUntil) })}
        </p>
      )}
      {isModerator && (
        <PageLink to={paths.moderation.href()} className={linkStyles({ kind: 'alone' })}>
          {t('toQueue', { count: waiting })}
        </PageLink>
      )}
      {(notices > 0 || suspendedUntil) && (
        <PageLink to={paths.moderationNotices.href()} className={linkStyles({ kind: 'alone' })}>
          {t('toNotices', { count: notices })}
        </PageLink>
      )}
    </Card>
  );
}
