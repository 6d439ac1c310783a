import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createListener } from '../../../db/listen.ts';
import { contactMail } from '../../../domains/contact/contact.template.ts';
import type { RetryPolicy } from '../../jobs/define-job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mailer } from '../mailer.ts';
import { openMailAndJobs } from '../open-mail-and-jobs.ts';
import type { SmtpTimeouts } from '../smtp.ts';

/** Timeouts that fit into a test, but allow for a busy machine. */
const testTimeouts: SmtpTimeouts = { connect: 5000, greeting: 5000, silence: 5000 };

/** Opens a mailer that retries soon. */
export async function openMailer(deps: {
  pool: pg.Pool;
  log: FastifyBaseLogger;
  smtpUrl?: string | undefined;
  dataDir?: string | undefined;
  options?: Partial<RetryPolicy> | undefined;
  /** The time limits of the mail server. */
  timeouts?: SmtpTimeouts | undefined;
}): Promise<{ mailer: Mailer; jobs: Jobs }> {
  const { pool, log, smtpUrl, dataDir = '', options, timeouts = testTimeouts } = deps;
  const from = { name: 'Upaj', address: 'no-reply@upaj.example' };
  const contactTo = { name: '', address: 'office@upaj.example' };
  const listener = createListener({ pool, log });
  const { jobs, mailer, addTemplates } = openMailAndJobs({
    pool,
    listener,
    log,
    dataDir,
    mail: { smtpUrl, from, contactTo },
    timings: { timeouts, options: { retryDelay: 1, ...options }, lease: 1 },
  });
  addTemplates([contactMail]);
  await listener.start();
  await jobs.start();
  const stop: Jobs['stop'] = async (longest) => {
    await jobs.stop(longest);
    await listener.stop();
  };
  return { mailer, jobs: { ...jobs, stop } };
}
