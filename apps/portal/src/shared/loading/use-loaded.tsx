import { ErrorState } from '@upaj/ui/error-state';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useInView } from '../use-in-view.ts';

interface Loaded<T> {
  /** Undefined while it loads and after a failure. */
  data?: T;
  isFailed: boolean;
  retry: () => void;
}

/** Loads once, and again on `retry` after a failure. The function must keep its identity. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [data, setData] = useState<T>();
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isWanted = true;
    load().then(
      (found) => isWanted && setData(() => found),
      () => isWanted && setIsFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setIsFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { data, isFailed, retry };
}

interface LazyPartProps {
  /** Loads its code. The function must keep its identity. */
  load: () => Promise<ComponentType>;
  /** Keeps its space until its code is here: skeletons of the same size. */
  children: ReactNode;
}

/**
 * A part below the first screen: its code, and with it its data, is loaded when it comes into view. One that is
 * not loaded says so in its place, and the rest of the page stays.
 *
 * @example const loadMore = async () => (await import('./more.tsx')).More; <LazyPart load={loadMore}>…</LazyPart>
 */
export function LazyPart({ load, children }: LazyPartProps) {
  const [ref, isInView] = useInView<HTMLDivElement>(false, '0px');
  return (
    <div ref={ref}>{isInView ? <LoadedPart load={load}>{children}</LoadedPart> : children}</div>
  );
}

function LoadedPart({ load, children }: LazyPartProps) {
  const { t } = useTranslation('shell');
  const { data: Part, isFailed, retry } = useLoaded(load);
  if (Part) return <Part />;
  if (!isFailed) return children;
  return (
    <ErrorState retryLabel={t('failed.reload')} onRetry={retry}>
      {t('failed.partNotLoaded')}
    </ErrorState>
  );
}
