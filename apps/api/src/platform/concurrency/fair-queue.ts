import { ApiError } from '@upaj/contract/api-error';

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/** Runs expensive work with limited concurrency, and takes waiting work from the callers in turn. */
export interface FairQueue {
  /** Runs `work` for the caller of `key`, or rejects it with 503 when too much is waiting. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * A semaphore with a bounded queue that serves keys round-robin. When the
 * queue is full, the last entry of the longest key is rejected in favour of a key with fewer.
 */
export function createFairQueue(options: {
  /** Pieces of work that run at once. */
  concurrency: number;
  /** Pieces of work that wait, over all keys. */
  maxWaiting: number;
  /** Seconds after which a rejected caller may retry. */
  retryAfter: number;
}): FairQueue {
  const { concurrency, maxWaiting, retryAfter } = options;
  // A map keeps insertion order: the first key is next, and moves to the end with the rest of its work.
  const waiting = new Map<string, Waiting[]>();
  let running = 0;
  let count = 0;
  const busy = () => new ApiError('busy', { retryAfter });

  function startNext(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [key, [first, ...rest]] = next;
    waiting.delete(key);
    if (rest.length > 0) waiting.set(key, rest);
    count -= 1;
    first?.start();
  }

  function makeRoom(key: string): boolean {
    const [longest, queue = []] =
      [...waiting].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
    const own = waiting.get(key)?.length ?? 0;
    if (longest === undefined || queue.length <= own + 1) return false;
    queue.pop()?.refuse();
    count -= 1;
    return true;
  }

  return {
    async run(key, work) {
      if (running < concurrency) running += 1;
      else {
        if (count >= maxWaiting && !makeRoom(key)) throw busy();
        count += 1;
        await new Promise<void>((start, reject) => {
          const own = waiting.get(key) ?? [];
          own.push({ start, refuse: () => reject(busy()) });
          waiting.set(key, own);
        });
      }
      try {
        return await work();
      } finally {
        startNext();
      }
    },
  };
}
