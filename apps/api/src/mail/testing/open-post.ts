import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { JobOptions } from '../../jobs/define-job.ts';
import { createJobs, type Jobs } from '../../jobs/jobs.ts';
import { chooseDelivery } from '../choose-delivery.ts';
import { createMailJob } from '../mail.job.ts';
import { createPost, type Post } from '../post.ts';

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
  const settings = { smtpUrl, from, contactTo: { name: '', address: 'office@upaj.example' } };
  const patience = { connect: 2000, greeting: 200, silence: 500 };
  const delivery = chooseDelivery(settings, dataDir, log, patience);
  const job = createMailJob({ delivery, from, options: { retryDelay: 1, ...options } });
  const jobs = createJobs({ pool, list: [job], log, lease: 1, pollEvery: 20 });
  await jobs.start();
  return { post: createPost(jobs, job), jobs };
}
