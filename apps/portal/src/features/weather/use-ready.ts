import { useEffect, useLayoutEffect, useState } from 'react';

const SPINNER_MS = 1000;

interface Data {
  /** Whether there are data to show. */
  hasData: boolean;
  /** Whether fresh ones are on their way. */
  isFetching: boolean;
}

/**
 * Whether the page is ready: after a spinner of one second. Data that were seen before do not wait: they are there from
 * the start, or fresh ones are still on their way.
 */
export function useReady({ hasData, isFetching }: Data): boolean {
  const [isReady, setIsReady] = useState(false);
  if (!isReady && hasData && isFetching) setIsReady(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrives later is fresh
  useLayoutEffect(() => {
    if (hasData) setIsReady(true);
  }, []);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setIsReady(true), SPINNER_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isReady;
}
