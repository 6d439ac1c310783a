import { sectionSize } from '@upaj/content/trade-unit';
import type { Category, Crop } from '@upaj/contract/crops.schema';
import { SectionHead } from '@upaj/ui/section-head';
import { linkStyles } from '@upaj/ui/text-link';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useInView } from '../../../shared/use-in-view.ts';
import { CropGrid, CropGridSkeleton, CropGridSpace } from './crop-grid.tsx';

interface MandiSectionProps {
  category: Category;
  /** Undefined while they are being loaded. */
  crops: readonly Crop[] | undefined;
  /** Its cards are rendered at once, and its pictures loaded first; those of the others when they come near, to spare a slow processor. */
  isFirst: boolean;
}

/** One category of the Mandi with its newest listings. */
export function MandiSection({ category, crops, isFirst }: MandiSectionProps) {
  const titleId = useId();
  const words = useCropLabels();
  const [ref, isInView] = useInView<HTMLElement>(isFirst);
  return (
    <section ref={ref} aria-labelledby={titleId}>
      <SectionHead
        title={words.category(category)}
        titleId={titleId}
        action={<SectionAction category={category} isLoading={!crops} />}
      />
      {!isInView ? (
        <CropGridSpace count={sectionSize} />
      ) : crops ? (
        <SectionCards crops={crops} eagerCount={isFirst ? sectionSize : 0} />
      ) : (
        <CropGridSkeleton count={sectionSize} />
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

function SectionCards(props: Parameters<typeof CropGrid>[0]) {
  const { t } = useTranslation('crops');
  if (props.crops.length > 0) return <CropGrid {...props} />;
  return (
    <p className="rounded-card border border-line bg-surface p-5 text-muted">
      {t('emptyCategory')}
    </p>
  );
}
