import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { JobOptions } from '../../jobs/define-job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { openPostOffice } from '../open-post-office.ts';
import type { Post } from '../post.ts';

/** Opens a post office that loses patience within a test's time. */
export async function openPost(deps: {
  pool: pg.Pool;
  log: FastifyBaseLogger;
  smtpUrl?: string | undefined;
  dataDir?: string | undefined;
  options?: Partial<JobOptions> | undefined;
}): Promise<{ post: Post; jobs: Jobs }> {
  const { pool, log, smtpUrl, dataDir = '', options } = deps;
  const from = { name: 'Upaj', address: 'no-reply@upaj.example' };
  const contactTo = { name: '', address: 'office@upaj.example' };
  const office = openPostOffice({
    ...{ pool, log, dataDir, mail: { smtpUrl, from, contactTo } },
    haste: {
      patience: { connect: 2000, greeting: 200, silence: 500 },
      options: { retryDelay: 1, ...options },
      lease: 1,
      pollEvery: 20,
    },
  });
  await office.jobs.start();
  return office;
}
