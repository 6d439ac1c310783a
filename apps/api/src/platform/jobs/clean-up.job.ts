import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type AnyJob, defineRecurringJob } from './define-job.ts';

const HOUR = 60 * 60;
const policy = {
  retryLimit: 2,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: HOUR,
  atOnce: 1,
};

/** Deletes what has expired by a moment; gives how many of each kind. */
export type CleanUp = (now: Date) => Promise<Record<string, number>>;

/** Creates the clean-up: run once at the start, and by a job four times a day. */
export function createCleanUp(deps: {
  tasks: readonly CleanUp[];
  log: FastifyBaseLogger;
  /** The time of the database, since the clock of a process may be wrong. */
  clock: () => Promise<Date>;
}): { run(): Promise<void>; job: AnyJob } {
  const { tasks, log, clock } = deps;
  const run = async () => {
    const now = await clock();
    const deleted: Record<string, number> = {};
    for (const task of tasks) Object.assign(deleted, await task(now));
    if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, 'cleaned up');
  };
  return { run, job: defineRecurringJob('clean-up', 6 * HOUR, run, policy) };
}

/** Makes the upload folder and removes what a crash left in it; young files may belong to another process. */
export const cleanUpUploads =
  (folder: string): CleanUp =>
  async (now) => {
    await mkdir(folder, { recursive: true });
    let uploads = 0;
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (!found || found.mtimeMs >= now.getTime() - HOUR * 1000) continue;
      await rm(path, { force: true });
      uploads += 1;
    }
    return { uploads };
  };
