import { CountDot, iconButtonStyles } from '@upaj/ui/icon-button';
import { Bell } from 'lucide-react';
import { useWaitingCases } from '../../domains/moderation/waiting-cases.ts';
import { useUnreadCount } from '../../domains/notifications/unread-count.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

/** The largest number at the bell. */
const most = 9;

/** The way to the notifications, with the number of those that were not read and of cases that wait for a moderator. */
export function BellLink() {
  const { t } = useTranslation('shell');
  const unread = useUnreadCount();
  const count = unread + (useWaitingCases() ?? 0);
  // As in the cart beside it.
  const isHydrated = useIsHydrated();
  return (
    <PageLink
      to={paths.notifications.href()}
      aria-label={t('notifications', { count: count > most ? `${most}+` : count })}
      className={iconButtonStyles()}
    >
      {isHydrated && <Bell aria-hidden="true" className="size-5" />}
      <CountDot count={count} max={most} />
    </PageLink>
  );
}
