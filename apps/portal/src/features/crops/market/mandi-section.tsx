import type { Category } from '@upaj/contract/crops.schema';
import { ErrorState } from '@upaj/ui/error-state';
import { SectionHead } from '@upaj/ui/section-head';
import { linkStyles } from '@upaj/ui/text-link';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useListCropsInfiniteQuery } from '../../../domains/crops/crops.api.ts';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { CropGrid, CropGridSkeleton } from './crop-grid.tsx';
import { useInView } from './use-in-view.ts';

const cardsShown = 4;

/** The query of one section of the Mandi: the newest few of its category. */
export const sectionFilter = (category: Category) => ({ category, limit: String(cardsShown) });

interface MandiSectionProps {
  category: Category;
  /** Loads at once; the others wait until they come near, to spare a slow line. */
  isFirstScreen: boolean;
}

/** One category of the Mandi with its newest listings. */
export function MandiSection({ category, isFirstScreen }: MandiSectionProps) {
  const titleId = useId();
  const words = useCropLabels();
  const [ref, isInView] = useInView<HTMLElement>(isFirstScreen);
  const list = useListCropsInfiniteQuery(sectionFilter(category), { skip: !isInView });
  const crops = list.data?.pages[0]?.data;
  return (
    <section ref={ref} aria-labelledby={titleId}>
      <SectionHead
        title={words.category(category)}
        titleId={titleId}
        action={<SectionAction category={category} isLoading={!crops && !list.isError} />}
      />
      {crops ? (
        <SectionCards crops={crops} />
      ) : list.isError ? (
        <SectionFailure onRetry={list.refetch} />
      ) : (
        <CropGridSkeleton count={cardsShown} />
      )}
    </section>
  );
}

function SectionAction({ category, isLoading }: { category: Category; isLoading: boolean }) {
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  if (isLoading) {
    return (
      <p role="status" className="flex min-h-11 items-center text-muted">
        {t('loading')}
      </p>
    );
  }
  return (
    <PageLink
      to={paths.mandi.href({ category })}
      aria-label={t('seeAllOf', { category: words.category(category) })}
      className={linkStyles({ kind: 'alone' })}
    >
      {t('seeAll')}
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </PageLink>
  );
}

function SectionCards({ crops }: Parameters<typeof CropGrid>[0]) {
  const { t } = useTranslation('crops');
  if (crops.length > 0) return <CropGrid crops={crops} />;
  return (
    <p className="rounded-card border border-line bg-surface p-5 text-muted">
      {t('emptyCategory')}
    </p>
  );
}

function SectionFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('crops');
  return (
    <ErrorState retryLabel={t('tryAgain')} onRetry={onRetry}>
      {t('failedToFetch')}
    </ErrorState>
  );
}
