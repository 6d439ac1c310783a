import { dayInIndia } from '@upaj/content/day-in-india';
import type { OpenSession } from '@upaj/contract/accounts.schema';
import { Badge } from '@upaj/ui/badge';
import { Button } from '@upaj/ui/button';
import { moveFocusOnUnmount } from '@upaj/ui/move-focus-on-unmount';
import { formatDay, formatTimestamp } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useEndSessions } from './use-end-sessions.ts';

/** One place where the user is signed in. */
export function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation('settings');
  const { endHere, endThere, isBusy } = useEndSessions();
  const device = session.device ? t('device', { ...session.device }) : t('unknownDevice');
  const time = formatTimestamp(session.createdAt);
  const address = session.ipAddress;
  const day = formatDay(dayInIndia(new Date(session.lastSeenAt)));
  return (
    <li ref={moveFocusOnUnmount} className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-3">
      <div className="grid min-w-0 flex-1 basis-full gap-0.5 md:basis-44">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.isThisOne && <Badge>{t('thisDevice')}</Badge>}
        </p>
        <p className="break-words text-muted text-sm">
          {address ? t('signedInFrom', { time, address }) : t('signedIn', { time })}
        </p>
        <p className="text-muted text-sm">{t('lastSeen', { day })}</p>
      </div>
      {session.isThisOne ? (
        <Button
          variant="quiet"
          size="small"
          className="-mx-3.5"
          isBusy={isBusy}
          onClick={() => endHere(session.id)}
        >
          {t('signOutHere')}
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-mx-3.5"
          aria-label={t('signOutOf', { device, time })}
          isBusy={isBusy}
          onClick={() => endThere(session.id)}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  );
}
