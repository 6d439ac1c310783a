import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import { deleteExpired } from './domains/accounts/expired.store.ts';
import { deleteExpiredResponses } from './platform/idempotency/idempotency.ts';
import { type AnyJob, defineRecurringJob } from './platform/jobs/define-job.ts';
import type { Services } from './services.ts';

const HOUR = 60 * 60;
const often = {
  retryLimit: 2,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: HOUR,
  atOnce: 1,
};

/** What is cleared away, and where it lies. */
export interface CleanUpDeps {
  db: Database;
  /** Folder of forms that are being received. */
  uploads: string;
  services: Pick<Services, 'crops' | 'people'>;
  log: FastifyBaseLogger;
  /** What time it is: the database's clock, since that of a process may be wrong. */
  clock: () => Promise<Date>;
}

/** Clears away what is over and what a crash left behind: at the start, and four times a day. */
export function createCleanUp(house: CleanUpDeps): { tidy(): Promise<void>; job: AnyJob } {
  const { db, uploads, services, log, clock } = house;
  const tidy = async () => {
    const { crops, people } = services;
    const now = await clock();
    const gone = {
      ...(await deleteExpired(db, now)),
      answers: await deleteExpiredResponses(db, now),
      uploads: await emptyOut(uploads, now),
      pictures: (await crops.sweep(now)) + (await people.faces.sweep(now)),
    };
    if (Object.values(gone).some((count) => count > 0)) log.info(gone, 'cleared away');
  };
  return { tidy, job: defineRecurringJob('housekeeping', 6 * HOUR, tidy, often) };
}

/** Makes the folder, and removes uploads that a crash left in it; another process may be receiving the young ones. */
async function emptyOut(folder: string, now: Date): Promise<number> {
  await mkdir(folder, { recursive: true });
  const young = now.getTime() - HOUR * 1000;
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtimeMs >= young) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
