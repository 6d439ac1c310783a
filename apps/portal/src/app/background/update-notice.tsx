import { Button } from '@upaj/ui/button';
import { Notice } from '@upaj/ui/notice';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { dismissNewVersion, newVersion, onNewVersion } from './new-version.ts';

/** Offers a new version; nothing happens to the page before the user agrees. */
export function UpdateNotice() {
  const { t } = useTranslation('notices');
  const apply = useSyncExternalStore(onNewVersion, newVersion);
  const [isReloading, setReloading] = useState(false);
  return (
    // There before the notice is: otherwise screen readers do not read it out.
    <div role="status">
      {apply && (
        <Notice
          action={
            <Button
              variant="quiet"
              size="small"
              isBusy={isReloading}
              onClick={() => {
                setReloading(true);
                apply();
              }}
            >
              {t('reload')}
            </Button>
          }
          closeLabel={t('close')}
          onClose={dismissNewVersion}
        >
          {t('newVersion')}
        </Notice>
      )}
    </div>
  );
}
