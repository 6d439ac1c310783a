import type { Crop } from '@upaj/contract/crops.schema';
import { Card } from '@upaj/ui/card';
import { ErrorState } from '@upaj/ui/error-state';
import { Picture } from '@upaj/ui/picture';
import { categoryPicture } from '@upaj/ui/produce';
import { Skeleton } from '@upaj/ui/skeleton';
import { photoOf } from '../../../domains/crops/crop-photo.ts';
import { useListCropsInfiniteQuery } from '../../../domains/crops/crops.api.ts';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { firstWords, formatRupees } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';

const cardsShown = 4;

/** What is asked for. */
export const newestFilter = { sort: 'newest', limit: String(cardsShown) } as const;

const row =
  'grid grid-pair-[8.5rem] gap-3 md:grid-cols-[repeat(auto-fill,minmax(max(9rem,25%-1rem),1fr))] md:gap-4';

/** The newest listings of the whole market, small. */
export function NewestCrops() {
  const { t } = useTranslation('crops');
  const list = useListCropsInfiniteQuery(newestFilter);
  const crops = list.data?.pages[0]?.data;
  if (crops?.length === 0) return <p className="py-4 text-muted">{t('noneHere')}</p>;
  if (crops) {
    return (
      <ul className={row}>
        {crops.map((crop) => (
          <li key={crop._id}>
            <SmallCropCard crop={crop} />
          </li>
        ))}
      </ul>
    );
  }
  if (list.isError) {
    return (
      <ErrorState retryLabel={t('tryAgain')} onRetry={list.refetch} isRetrying={list.isFetching}>
        {t('failedToFetch')}
      </ErrorState>
    );
  }
  return <NewestSkeleton />;
}

function SmallCropCard({ crop }: { crop: Crop }) {
  const words = useCropLabels();
  const [first] = crop.image;
  return (
    <PageLink
      to={paths.crop.href(crop.category, crop._id)}
      className="grid h-full content-start overflow-hidden rounded-card border border-line bg-surface shadow-card transition-colors hover:border-action"
    >
      <Picture
        alt=""
        photo={first && photoOf(first)}
        fallback={categoryPicture(crop.category)}
        drawing="card"
        sizes="(min-width: 768px) 280px, 50vw"
        className="aspect-picture"
      />
      <span className="grid gap-0.5 p-3.5">
        <span className="line-clamp-1 font-semibold">{firstWords(crop.name, 2)}</span>
        <b className="whitespace-nowrap text-xl">{formatRupees(crop.price)}</b>
        <span className="text-caption text-muted">{words.tradeUnit(crop.unit)}</span>
        <span className="line-clamp-1 text-caption text-muted">{crop.Location}</span>
      </span>
    </PageLink>
  );
}

function NewestSkeleton() {
  const { t } = useTranslation('crops');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className={row}>
        {Array.from({ length: cardsShown }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
          <Card key={place} className="overflow-hidden p-0!">
            <Skeleton className="aspect-picture rounded-none" />
            <div className="grid gap-2.5 p-3.5">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-3 w-2/5" />
              <Skeleton className="h-3 w-2/3" />
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
