import { categories } from '@upaj/content/categories';
import { ErrorState } from '@upaj/ui/error-state';
import { useListCropsInfiniteQuery } from '../../../domains/crops/crops.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { MandiSection, sectionFilter } from './mandi-section.tsx';

const onFirstScreen = 2;

/** All eight categories, one below the other. */
export function MandiSections() {
  const { t } = useTranslation('crops');
  // The first section's own query: when it fails the connection is down, and one message says so instead of eight.
  const first = useListCropsInfiniteQuery(sectionFilter('Crops'));
  if (first.isError && !first.data) {
    return (
      <ErrorState retryLabel={t('tryAgain')} onRetry={first.refetch} isRetrying={first.isFetching}>
        {t('failedToFetch')}
      </ErrorState>
    );
  }
  return (
    <div className="grid gap-9 md:gap-13">
      {categories.map(({ name }, place) => (
        <MandiSection key={name} category={name} isFirstScreen={place < onFirstScreen} />
      ))}
    </div>
  );
}
