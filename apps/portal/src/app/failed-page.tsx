import { ErrorState } from '@upaj/ui/error-state';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { useTitle } from '../shared/use-title.ts';

// Chromium, Firefox and Safari each have words of their own for code that did not arrive.
const codeIsMissing = /dynamically imported module|Importing a module script failed|preload CSS/i;

/** Stands where a page fell: says whether its code did not arrive or it is broken, and reloads. */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  const isMissing = error instanceof Error && codeIsMissing.test(error.message);
  useTitle(t('failed.title'));
  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <h1 className="sr-only">{t('failed.title')}</h1>
      <ErrorState retryLabel={t('failed.reload')} onRetry={() => location.reload()}>
        {t(isMissing ? 'failed.notLoaded' : 'failed.broken')}
      </ErrorState>
    </div>
  );
}
