import { ApiError } from '@upaj/contract/api-error';

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/** Runs costly work, so much at once; what waits is taken from everyone in turn. */
export interface FairQueue {
  /** Runs `work` for whoever `key` names, or refuses it with 503 when too much is waiting. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * A semaphore with a bounded queue. Each key gets its turn, however many others wait under another one. When the
 * queue is full, the last of the key with the most is refused to make room for a key with fewer.
 */
export function createFairQueue(options: {
  /** Pieces of work that run at once. */
  concurrency: number;
  /** Pieces of work that wait, over all keys. */
  maxWaiting: number;
  /** Seconds after which a refused caller may try again. */
  retryAfter: number;
}): FairQueue {
  const { concurrency, maxWaiting, retryAfter } = options;
  // A map keeps the order in which keys came: the first one is next, and goes to the end with the rest of its work.
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
