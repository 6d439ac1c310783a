/** A time limit that is running. */
export interface TimeLimit {
  /** Aborts when the time is over. */
  signal: AbortSignal;
  /** Stops the clock; must be called when the work is done. */
  end(): void;
}

/**
 * Starts a time limit of so many milliseconds. Within `AbortSignal.any` the signal of `AbortSignal.timeout` may be
 * collected as garbage before its time, and then never aborts.
 */
export function startTimeLimit(ms: number): TimeLimit {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  return { signal: limit.signal, end: () => clearTimeout(timer) };
}

/** What work that never fails gives within so many milliseconds; undefined when it takes longer. */
export function withinTime<T>(work: Promise<T | undefined>, ms: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, ms, undefined);
    void work.then(resolve).finally(() => clearTimeout(late));
  });
}
