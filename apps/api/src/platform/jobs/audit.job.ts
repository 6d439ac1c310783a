import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import { type Audit, runAudits } from '../modules/audit.ts';
import { type AnyJob, defineRecurringJob } from './define-job.ts';

// The queue takes no interval longer than twelve hours, after which it archives jobs.
const HOUR = 60 * 60;

/** Recomputes what is stored twice, twice a day; differences are logged, and counted in the metrics. */
export function createAuditJob(deps: {
  audits: readonly Audit[];
  db: Database;
  registry: Registry;
  log: FastifyBaseLogger;
}): AnyJob {
  const { audits, db, registry, log } = deps;
  const differences = new Gauge({
    name: 'reconcile_differences',
    help: 'Stored values that differ from their sources, by the last check of this process',
    registers: [registry],
  });
  const checkedAt = new Gauge({
    name: 'reconcile_last_run_seconds',
    help: 'Unix time of the last check of this process, 0 if there was none',
    registers: [registry],
  });
  return defineRecurringJob(
    'reconcile',
    12 * HOUR,
    async () => {
      const found = await runAudits(audits, db);
      for (const difference of found) log.error(difference, 'a stored value is wrong');
      differences.set(found.length);
      checkedAt.setToCurrentTime();
    },
    { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: HOUR, atOnce: 1 },
  );
}
