import { SectionHeader } from '../domains/session/section-header.tsx';
import { AccountSettings } from '../features/settings/account-settings.tsx';
import { DataCard } from '../features/settings/data-card.tsx';
import { NotificationsSection } from '../features/settings/notifications-section.tsx';
import { PreferencesCard } from '../features/settings/preferences-card.tsx';
import { SessionList } from '../features/settings/session-list.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /settings: the account, where it is open, and how the portal looks. */
export default function SettingsPage() {
  const { t } = useTranslation('settings');
  return (
    <div className="grid gap-6">
      <SectionHeader title={t('title')} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <AccountSettings />
          <PreferencesCard />
        </div>
        <div className="grid gap-5">
          <SessionList />
          <DataCard />
        </div>
      </div>
      <NotificationsSection />
    </div>
  );
}
