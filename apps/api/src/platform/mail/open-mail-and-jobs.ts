import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Listener } from '../../db/listen.ts';
import type { RetryPolicy } from '../jobs/define-job.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { chooseDelivery } from './choose-delivery.ts';
import type { Delivery } from './delivery.ts';
import { createMailJob } from './mail.job.ts';
import type { MailSettings } from './mail-settings.ts';
import type { AnyMailTemplate } from './mail-template.ts';
import type { Mailbox } from './mailbox.ts';
import { createMailer, type Mailer } from './mailer.ts';
import type { SmtpTimeouts } from './smtp.ts';

/** Timings that tests shorten. */
export interface TestTimings {
  timeouts: SmtpTimeouts;
  options: Partial<RetryPolicy>;
  lease: number;
}

/** Mail and background jobs. */
export interface MailAndJobs {
  mailer: Mailer;
  jobs: Jobs;
  /** Delivers a message at once, for jobs that compose their own. */
  delivery: Delivery;
  from: Mailbox;
  /** Registers templates; only before `jobs.start()`. */
  addTemplates(templates: readonly AnyMailTemplate[]): void;
}

/** Sets up the queue and its mail; nothing runs before `jobs.start()`. */
export function openMailAndJobs(deps: {
  pool: pg.Pool;
  dataDir: string;
  listener: Listener;
  log: FastifyBaseLogger;
  mail: MailSettings;
  timings?: TestTimings | undefined;
}): MailAndJobs {
  const { pool, listener, dataDir, log, mail, timings } = deps;
  const delivery = chooseDelivery(mail, dataDir, log, timings?.timeouts);
  const templates: AnyMailTemplate[] = [];
  const job = createMailJob({ templates, delivery, from: mail.from, options: timings?.options });
  const jobs = createJobs({ pool, listener, list: [job], log, lease: timings?.lease });
  return {
    mailer: createMailer(jobs, job),
    jobs,
    delivery,
    from: mail.from,
    addTemplates: (added) => void templates.push(...added),
  };
}
