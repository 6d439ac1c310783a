import { type $ZodType, type input, parse } from 'zod/v4/core';
import type { Executes } from '../jobs/executors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Language, Letter } from './letter.ts';
import type { MailJob } from './mail.job.ts';
import type { Mailbox } from './mailbox.ts';

/** Sends letters. */
export interface Post {
  /** Has a letter mailed soon; within `tx`, if and only if the transaction succeeds. */
  send<S extends $ZodType>(
    letter: Letter<S>,
    to: Mailbox,
    language: Language,
    values: input<S>,
    tx?: Executes,
  ): Promise<void>;
  /** Forgets what waits for an address or could not be delivered there, and what somebody wrote under it. */
  forget(address: string, tx: Executes): Promise<void>;
}

/** Sends letters through the queue. */
export function createPost(jobs: Jobs, job: MailJob): Post {
  return {
    async send({ name, values: schema }, to, language, given, tx) {
      const values = parse(schema, given);
      await jobs.enqueue(job, { letter: name, to, language, values }, tx);
    },

    async forget(address, tx) {
      await jobs.forget(job, { to: { address } }, tx);
      await jobs.forget(job, { values: { email: address } }, tx);
    },
  };
}
