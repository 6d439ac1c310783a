import type { Notification, NotificationKind } from '@upaj/contract/notifications.schema';
import { Badge } from '@upaj/ui/badge';
import { Card } from '@upaj/ui/card';
import { formatTimestamp } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { NotificationIcon } from './notification-icon.tsx';

interface NotificationRowProps {
  notification: Notification;
  /** The user goes where it leads. */
  onOpen: () => void;
}

/** One notification: what has happened, when, whether it is new, and the way there. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { kind, subject, count, href, isRead, createdAt } = notification;
  return (
    <li className="grid">
      <Card
        size="row"
        tone={isRead ? 'surface' : 'hint'}
        className="relative flex items-center gap-3 hover:border-action"
      >
        <NotificationIcon kind={kind} isRead={isRead} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          {/* The whole row leads there. */}
          <PageLink
            to={href}
            onClick={onOpen}
            className={`wrap-anywhere after:absolute after:inset-0 after:rounded-field ${isRead ? '' : 'font-semibold'}`}
          >
            {t(`kind.${kind}`, { subject, count })}
          </PageLink>
          <More notification={notification} />
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <time dateTime={createdAt} className="text-muted text-sm">
              {formatTimestamp(createdAt)}
            </time>
            {!isRead && <Badge tone="look">{t('new')}</Badge>}
          </div>
        </div>
      </Card>
    </li>
  );
}

/** The kinds whose texts say themselves how often it has happened. */
const counting: readonly NotificationKind[] = [
  ...(['review-received', 'comment-received', 'reply-received', 'mentioned'] as const),
  'post-liked',
];

/** What else has happened since it was read. */
function More({ notification: { kind, subject, count } }: { notification: Notification }) {
  const { t } = useTranslation('notifications');
  if (count === 1 || counting.includes(kind)) return null;
  const more = kind === 'order-placed' ? t('lastOrder', { subject }) : t('changes', { count });
  return <span className="wrap-anywhere text-muted text-sm">{more}</span>;
}
