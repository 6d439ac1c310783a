import { ErrorState } from '@upaj/ui/error-state';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../shared/loading/use-loaded.tsx';
import type { LeafWalkProps } from './leaf-walk-props.ts';

export type { LeafWalkProps };

const loadWalk = async () => (await import('./walk.tsx')).Walk;

/** The guided walk from what is seen to a disease; its facts and drawings are loaded when it opens. */
export default function LeafWalk(props: LeafWalkProps) {
  const { t } = useTranslation('leaf-walk');
  const { data: Walk, isFailed, retry } = useLoaded(loadWalk);
  const { compare = [], cropId } = props;
  // Another crop is another walk.
  if (Walk) return <Walk key={[cropId, ...compare].join(' ')} {...props} />;
  if (!isFailed) return <WalkSkeleton />;
  return (
    <ErrorState retryLabel={t('retry')} onRetry={retry}>
      {t('notLoaded')}
    </ErrorState>
  );
}

const places = ['first', 'second', 'third', 'fourth'];

function WalkSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-8 w-2/3" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {places.map((place) => (
          <Skeleton key={place} className="h-40" />
        ))}
      </div>
    </div>
  );
}
