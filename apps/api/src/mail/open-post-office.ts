import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { JobOptions } from '../jobs/define-job.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { chooseDelivery } from './choose-delivery.ts';
import type { Delivery } from './delivery.ts';
import { createMailJob } from './mail.job.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mailbox } from './mailbox.ts';
import { createPost, type Post } from './post.ts';
import type { Patience } from './smtp.ts';

/** What a test shortens so that it does not wait as long as a post office does. */
export interface Haste {
  patience: Patience;
  options: Partial<JobOptions>;
  lease: number;
  pollEvery: number;
}

/** Everything that sends mail, or works apart from requests. */
export interface PostOffice {
  post: Post;
  jobs: Jobs;
  /** Hands a message over at once, for jobs that write their own. */
  delivery: Delivery;
  from: Mailbox;
}

/** Sets up the queue and its mail; nothing is carried out before `jobs.start()`. */
export function openPostOffice(deps: {
  pool: pg.Pool;
  dataDir: string;
  log: FastifyBaseLogger;
  mail: MailSettings;
  haste?: Haste | undefined;
}): PostOffice {
  const { pool, dataDir, log, mail, haste } = deps;
  const delivery = chooseDelivery(mail, dataDir, log, haste?.patience);
  const job = createMailJob({ delivery, from: mail.from, options: haste?.options });
  const jobs = createJobs({ pool, list: [job], log, ...haste });
  return { post: createPost(jobs, job), jobs, delivery, from: mail.from };
}
