import { type $ZodType, type input, parse } from 'zod/v4/core';
import type { Tx } from '../../db/transaction.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MailJob } from './mail.job.ts';
import type { Language, MailTemplate } from './mail-template.ts';
import type { Mailbox } from './mailbox.ts';

/** Queues mails. */
export interface Mailer {
  /** Queues a mail; within `tx`, if and only if the transaction commits. */
  send<S extends $ZodType>(
    template: MailTemplate<S>,
    to: Mailbox,
    language: Language,
    values: input<S>,
    tx?: Tx,
  ): Promise<void>;
  /** Deletes queued and failed mails to an address, and those that its owner wrote. */
  deleteQueued(address: string, tx: Tx): Promise<void>;
}

/** Sends mails through the queue. */
export function createMailer(jobs: Jobs, job: MailJob): Mailer {
  return {
    async send({ name, values: schema }, to, language, given, tx) {
      const values = parse(schema, given);
      await jobs.enqueue(job, { letter: name, to, language, values }, tx);
    },

    async deleteQueued(address, tx) {
      await jobs.deleteWaiting(job, { to: { address } }, tx);
      await jobs.deleteWaiting(job, { values: { email: address } }, tx);
    },
  };
}
