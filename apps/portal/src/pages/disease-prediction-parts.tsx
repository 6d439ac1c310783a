import { ErrorState } from '@upaj/ui/error-state';
import { Skeleton } from '@upaj/ui/skeleton';
import type { ComponentType } from 'react';
import type { HistoryActions } from '../features/disease-history/history-actions.ts';
import type { LeafResultProps } from '../features/disease-result/leaf-result.tsx';
import type { LeafWalkProps } from '../features/disease-walk/leaf-walk.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { useLoaded } from '../shared/loading/use-loaded.tsx';
import { whenRead } from '../shared/loading/when.ts';

const loadResult = async () => (await import('../features/disease-result/leaf-result.tsx')).default;
const loadWalk = async () => (await import('../features/disease-walk/leaf-walk.tsx')).default;

/** The history is not what the user came for: it comes with the first touch, or a little later by itself. */
const loadHistory = async () => {
  await whenRead();
  return (await import('../features/disease-history/leaf-history.tsx')).LeafHistory;
};

/** Loads what the leaf doctor's user needs in a field without a connection, so that the service worker has it. */
export async function loadForTheField(): Promise<void> {
  await Promise.allSettled([
    loadResult(),
    import('../features/disease-walk/walk.tsx'),
    import('../features/disease-history/history-list.tsx'),
    import('../domains/disease/device-diagnoses.ts'),
  ]);
}

interface PartProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A part whose code comes when it is needed. */
function Part<Props extends object>({ load, props }: PartProps<Props>) {
  const { t } = useTranslation('leaf-doctor');
  const { data: Loaded, isFailed, retry } = useLoaded(load);
  if (Loaded) return <Loaded {...props} />;
  if (!isFailed) return <Skeleton className="h-72 rounded-card" />;
  return (
    <ErrorState retryLabel={t('tryAgain')} onRetry={retry}>
      {t('partFailed')}
    </ErrorState>
  );
}

/** What came of the pictures or of the walk. */
export const ResultPart = (props: LeafResultProps) => <Part load={loadResult} props={props} />;

/** The guided walk. */
export const WalkPart = (props: LeafWalkProps) => <Part load={loadWalk} props={props} />;

/** One's own diagnoses. */
export const HistoryPart = (props: HistoryActions) => <Part load={loadHistory} props={props} />;
