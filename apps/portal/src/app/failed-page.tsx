import { ErrorState } from '@upaj/ui/error-state';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { isImportError } from '../shared/loading/retry-import.ts';
import { useTitle } from '../shared/use-title.ts';

/** Replaces a failed page: says whether its code failed to load or threw an error, and reloads. */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  useTitle(t('failed.title'));
  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <h1 className="sr-only">{t('failed.title')}</h1>
      <ErrorState retryLabel={t('failed.reload')} onRetry={() => location.reload()}>
        {t(isImportError(error) ? 'failed.notLoaded' : 'failed.broken')}
      </ErrorState>
    </div>
  );
}
