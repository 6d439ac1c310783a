import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { JobOptions } from '../../jobs/define-job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { openPostOffice } from '../open-post-office.ts';
import type { Post } from '../post.ts';
import type { Patience } from '../smtp.ts';

/** Loses patience within a test's time, but not with a server that only has much else to do. */
const patient: Patience = { connect: 5000, greeting: 5000, silence: 5000 };

/** Opens a post office that tries again soon. */
export async function openPost(deps: {
  pool: pg.Pool;
  log: FastifyBaseLogger;
  smtpUrl?: string | undefined;
  dataDir?: string | undefined;
  options?: Partial<JobOptions> | undefined;
  /** How long it waits for a mail server. */
  patience?: Patience | undefined;
}): Promise<{ post: Post; jobs: Jobs }> {
  const { pool, log, smtpUrl, dataDir = '', options, patience = patient } = deps;
  const from = { name: 'Upaj', address: 'no-reply@upaj.example' };
  const contactTo = { name: '', address: 'office@upaj.example' };
  const office = openPostOffice({
    ...{ pool, log, dataDir, mail: { smtpUrl, from, contactTo } },
    haste: {
      patience,
      options: { retryDelay: 1, ...options },
      lease: 1,
      pollEvery: 20,
    },
  });
  await office.jobs.start();
  return office;
}
