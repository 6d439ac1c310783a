import type pg from 'pg';
import type { Worker } from '../concurrency/worker.ts';

/** Added to each wait: a job is due only after its time, and timers may fire a moment early. */
const SLACK_MS = 5;

/** Wakes workers for jobs that become due later: retries, and jobs of a process that died. */
export interface DueJobs {
  /** Asks the database when the next job of each kind is due. */
  refresh(): Promise<void>;
  /** Clears all timers. */
  stop(): void;
}

/** Creates the timers of a process; `refresh` replaces those of a kind that has a job waiting. */
export function createDueJobs(pool: pg.Pool, workers: ReadonlyMap<string, Worker>): DueJobs {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    async refresh() {
      const { rows } = await pool.query<{ name: string; ms: number }>(
        `select name, 1000 * extract(epoch from min(start_after) - now())::float8 as ms
         from jobs.job where state < 'active' group by name`,
      );
      for (const { name, ms } of rows) {
        const worker = workers.get(name);
        clearTimeout(timers.get(name));
        if (!worker) continue;
        if (ms <= 0) worker.wake();
        else timers.set(name, setTimeout(worker.wake, Math.min(ms + SLACK_MS, 2 ** 31 - 1)));
      }
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
