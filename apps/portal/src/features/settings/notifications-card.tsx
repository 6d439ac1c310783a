import { mailAfterMinutes } from '@upaj/contract/notifications.rules';
import { Card } from '@upaj/ui/card';
import { ErrorState } from '@upaj/ui/error-state';
import { SectionHead } from '@upaj/ui/section-head';
import { Skeleton } from '@upaj/ui/skeleton';
import { Switch } from '@upaj/ui/switch';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { notificationSwitches } from './notification-switches.ts';
import { useNotificationSettings } from './use-notification-settings.ts';

/** 'Notifications': a switch for each topic, and one for mail. */
export function NotificationsCard() {
  const { t } = useTranslation('notification-settings');
  return (
    <Card>
      <SectionHead title={t('title')} />
      <p className="mb-4 text-muted">{t('text')}</p>
      <Switches />
    </Card>
  );
}

function Switches() {
  const { t } = useTranslation('notification-settings');
  const { settings, switchTo, isError, isFetching, refetch } = useNotificationSettings();
  if (!settings && isError) {
    return (
      <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
        {t('failed')}
      </ErrorState>
    );
  }
  return (
    <>
      {!settings && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      <ul className="grid gap-x-8 md:grid-cols-2">
        {notificationSwitches.map((name) => (
          <li key={name}>
            {settings ? (
              <Switch
                label={t(`topic.${name}`)}
                description={t(`about.${name}`, { minutes: mailAfterMinutes })}
                isOn={settings[name]}
                onSwitch={(isOn) => switchTo(name, isOn)}
              />
            ) : (
              <Skeleton className="my-1 h-16 w-full rounded-control" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
