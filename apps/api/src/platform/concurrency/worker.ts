/** Takes tasks from a queue and runs several at the same time. It does not poll. */
export interface Worker {
  /** Takes the tasks that are due from the queue. */
  wake(): void;
  /** Resolves when nothing is running; call it once `stopping` is aborted. */
  finish(): Promise<void>;
}

/** Creates a worker on a queue; `take` and `run` handle their own errors. */
export function createWorker<T>(deps: {
  atOnce: number;
  /** Claims up to `free` tasks. */
  take: (free: number) => Promise<readonly T[]>;
  run: (task: T) => Promise<void>;
  stopping: AbortSignal;
}): Worker {
  const { atOnce, take, run, stopping } = deps;
  const running = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let isWokenAgain = false;

  function start(task: T): void {
    const done = run(task).finally(() => {
      running.delete(done);
      wake();
    });
    running.add(done);
  }

  async function look(): Promise<void> {
    while (isWokenAgain && !stopping.aborted) {
      isWokenAgain = false;
      const free = atOnce - running.size;
      // The end of a task wakes the worker.
      if (free === 0) return;
      const taken = await take(free);
      for (const task of taken) start(task);
      if (taken.length === free) isWokenAgain = true;
    }
  }

  function wake(): void {
    // A task enqueued after a query began may be missing in its result.
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
