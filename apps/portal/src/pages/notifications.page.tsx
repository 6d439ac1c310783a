import { SectionHeader } from '../domains/session/section-header.tsx';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { WaitingCases } from '../features/notifications/waiting-cases.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /notifications: what the user was told of. */
export default function NotificationsPage() {
  const { t } = useTranslation('notifications');
  return (
    <div className="grid gap-5 md:gap-6">
      <SectionHeader title={t('title')} />
      <WaitingCases />
      <NotificationList />
    </div>
  );
}
