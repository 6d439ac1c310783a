import { ErrorState } from '@upaj/ui/error-state';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** The list of videos failed to load. */
export function VideosFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('education');
  return (
    <ErrorState retryLabel={t('tryAgain')} onRetry={onRetry}>
      {t('failed')}
    </ErrorState>
  );
}
