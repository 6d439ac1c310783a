import * as z from 'zod/mini';
import { defineJob, type RetryPolicy } from '../jobs/define-job.ts';
import { NonRetryableError } from '../jobs/non-retryable-error.ts';
import { compose } from './compose.ts';
import type { Delivery } from './delivery.ts';
import type { AnyMailTemplate } from './mail-template.ts';
import type { Mailbox } from './mailbox.ts';

const MailRequest = z.strictObject({
  letter: z.string(),
  to: z.strictObject({ name: z.string(), address: z.string() }),
  language: z.enum(['en', 'hi']),
  values: z.unknown(),
});

// Delays of 15 s, 30 s, a minute ... add up to more than a day, so that a mail server may be down that long.
const retryPolicy: RetryPolicy = {
  retryLimit: 12,
  retryDelay: 15,
  retryBackoff: true,
  expireInSeconds: 180,
  atOnce: 3,
};

export type MailJob = ReturnType<typeof createMailJob>;

/**
 * Renders a mail and delivers it, normally once. When the process dies between the server's acceptance
 * and our record of it, the mail is sent again with the same Message-ID, the id of the job.
 */
export function createMailJob(deps: {
  /** Every template that can be queued; the list grows until the queue starts. */
  templates: readonly AnyMailTemplate[];
  delivery: Delivery;
  from: Mailbox;
  options?: Partial<RetryPolicy> | undefined;
}) {
  const { templates, delivery, from, options } = deps;
  return defineJob(
    'mail',
    MailRequest,
    async (request, { id, enqueuedAt, signal }) => {
      const template = templates.find(({ name }) => name === request.letter);
      if (!template) throw new NonRetryableError(`there is no mail template ${request.letter}`);
      const { to, language } = request;
      const written = template.write(request.values, language);
      const envelope = await compose(written, { id, writtenAt: enqueuedAt, from, to, language });
      await delivery.deliver(envelope, signal);
    },
    { ...retryPolicy, ...options },
  );
}
