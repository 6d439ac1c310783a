import { useCallback, useEffect, useState } from 'react';

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
