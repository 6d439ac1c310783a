import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import building from '@upaj/ui/pictures/classical-building.svg?no-inline';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** 'No data available': the region has no schemes, or with `onRetry` they did not arrive. */
export function NoSchemes({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('schemes');
  if (!onRetry) return <EmptyState picture={building}>{t('noData')}</EmptyState>;
  return (
    <ErrorState retryLabel={t('retry')} onRetry={onRetry}>
      {t('noData')}
    </ErrorState>
  );
}
