import { EventEmitter } from 'node:events';

/** Milliseconds between two looks for a job whose transaction may not have been committed yet. */
const UNCOMMITTED_POLL = 25;
/** Milliseconds after which a job that was asked for and has not been found is left to the usual polling. */
const UNCOMMITTED_LIMIT = 1000;

/** Wakes the workers of this process when it enqueues a job; jobs of other processes are found by polling. */
export interface Wakeup {
  /** Wakes the workers of this kind of job. */
  enqueued(name: string): void;
  /** Notes that a job of this kind was found. */
  taken(name: string): void;
  /** Waits for `ms`, or until a job is enqueued or `stopping` is aborted. */
  sleep(name: string, ms: number, stopping: AbortSignal): Promise<void>;
}

/** Creates the wake-up call that the workers of one queue share. */
export function createWakeup(): Wakeup {
  const events = new EventEmitter().setMaxListeners(0);
  /** Jobs that were asked for and not found yet, by kind, and until when they are looked for. */
  const expected = new Map<string, { count: number; until: number }>();
  return {
    enqueued(name) {
      const count = (expected.get(name)?.count ?? 0) + 1;
      expected.set(name, { count, until: Date.now() + UNCOMMITTED_LIMIT });
      events.emit(name);
    },
    taken(name) {
      const waiting = expected.get(name);
      if (waiting && waiting.count > 1) waiting.count -= 1;
      else expected.delete(name);
    },
    sleep(name, ms, stopping) {
      const waiting = expected.get(name);
      const isExpected = waiting !== undefined && waiting.until > Date.now();
      if (!isExpected) expected.delete(name);
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          events.off(name, wake);
          stopping.removeEventListener('abort', wake);
          resolve();
        };
        const timer = setTimeout(wake, isExpected ? Math.min(ms, UNCOMMITTED_POLL) : ms);
        events.on(name, wake);
        stopping.addEventListener('abort', wake);
        if (stopping.aborted) wake();
      });
    },
  };
}
