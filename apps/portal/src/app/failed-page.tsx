import { ErrorState } from '@upaj/ui/error-state';
import { isMissingCode } from '../shared/bring-at-last.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { useTitle } from '../shared/use-title.ts';

/** Stands where a page fell: says whether its code did not arrive or it is broken, and reloads. */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  useTitle(t('failed.title'));
  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <h1 className="sr-only">{t('failed.title')}</h1>
      <ErrorState retryLabel={t('failed.reload')} onRetry={() => location.reload()}>
        {t(isMissingCode(error) ? 'failed.notLoaded' : 'failed.broken')}
      </ErrorState>
    </div>
  );
}
