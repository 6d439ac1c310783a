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

/** What a test shortens so that it does not wait as long as a post office does. */
export interface TestTimings {
  patience: SmtpTimeouts;
  options: Partial<RetryPolicy>;
  lease: number;
}

/** Everything that sends mail, or works apart from requests. */
export interface MailAndJobs {
  mailer: Mailer;
  jobs: Jobs;
  /** Hands a message over at once, for jobs that write their own. */
  delivery: Delivery;
  from: Mailbox;
  /** Registers templates; only before `jobs.start()`. */
  addTemplates(templates: readonly AnyMailTemplate[]): void;
}

/** Sets up the queue and its mail; nothing is carried out before `jobs.start()`. */
export function openMailAndJobs(deps: {
  pool: pg.Pool;
  dataDir: string;
  listener: Listener;
  log: FastifyBaseLogger;
  mail: MailSettings;
  timings?: TestTimings | undefined;
}): MailAndJobs {
  const { pool, listener, dataDir, log, mail, timings } = deps;
  const delivery = chooseDelivery(mail, dataDir, log, timings?.patience);
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
