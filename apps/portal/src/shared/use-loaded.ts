import { useCallback, useEffect, useState } from 'react';

interface Loaded<T> {
  /** Undefined while it is on its way or when it did not arrive. */
  data?: T;
  isFailed: boolean;
  retry: () => void;
}

/** What a function brings, once; again after a failure when asked to. The function must stay the same. */
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
