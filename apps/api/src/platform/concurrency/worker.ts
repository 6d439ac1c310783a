/** Takes work from a queue and runs several pieces at the same time. It does not poll. */
export interface Worker {
  /** Takes the work that is due from the queue. */
  wake(): void;
  /** Resolves when nothing is running; call it once `stopping` is aborted. */
  finish(): Promise<void>;
}

/** Creates a worker on a queue; `take` and `run` handle their own errors. */
export function createWorker<T>(deps: {
  atOnce: number;
  /** Claims up to `free` pieces. */
  take: (free: number) => Promise<readonly T[]>;
  run: (piece: T) => Promise<void>;
  stopping: AbortSignal;
}): Worker {
  const { atOnce, take, run, stopping } = deps;
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let isWokenAgain = false;

  function start(piece: T): void {
    const done = run(piece).finally(() => {
      running.delete(done);
      wake();
    });
    running.add(done);
  }

  async function look(): Promise<void> {
    while (isWokenAgain && !stopping.aborted) {
      isWokenAgain = false;
      const free = atOnce - running.size;
      // The end of a piece wakes the worker.
      if (free === 0) return;
      const taken = await take(free);
      for (const piece of taken) start(piece);
      if (taken.length === free) isWokenAgain = true;
    }
  }

  function wake(): void {
    // Work enqueued after a query began may be missing in its result.
    isWokenAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }

  return {
    wake,
    async finish() {
      await looking;
      await Promise.all(running);
    },
  };
}
