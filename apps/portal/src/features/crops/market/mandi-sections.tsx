import { categories } from '@upaj/content/categories';
import { ErrorState } from '@upaj/ui/error-state';
import { useListCropSectionsQuery } from '../../../domains/crops/crops.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { MandiSection } from './mandi-section.tsx';

/** All eight categories, one below the other. */
export function MandiSections() {
  const { t } = useTranslation('crops');
  const { data, isError, isFetching, refetch } = useListCropSectionsQuery({});
  if (isError && !data) {
    return (
      <ErrorState retryLabel={t('tryAgain')} onRetry={refetch} isRetrying={isFetching}>
        {t('failedToFetch')}
      </ErrorState>
    );
  }
  return (
    <div className="grid gap-9 md:gap-13">
      {categories.map(({ name }, place) => (
        <MandiSection
          key={name}
          category={name}
          crops={data?.data.find(({ category }) => category === name)?.crops}
          isFirst={place === 0}
        />
      ))}
    </div>
  );
}
