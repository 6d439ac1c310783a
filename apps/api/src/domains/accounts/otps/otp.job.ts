import * as z from 'zod/mini';
import { defineJob, type RetryPolicy } from '../../../platform/jobs/define-job.ts';
import { compose } from '../../../platform/mail/compose.ts';
import type { MailAndJobs } from '../../../platform/mail/open-mail-and-jobs.ts';
import type { AccountStore } from '../accounts.store.ts';
import { emailTakenMail, otpMail } from './otp.template.ts';
import type { OtpStore } from './otps.store.ts';
import { otpDigest, otpOf } from './secrets.ts';

// The job contains neither the code nor the address, since failed jobs are kept.
const Order = z.strictObject({ id: z.uuid(), language: z.enum(['en', 'hi']) });

// Within the ten minutes of a code's validity.
const retryPolicy: RetryPolicy = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  atOnce: 2,
};

export type OtpJob = ReturnType<typeof createOtpJob>;

/**
 * Creates the code of a request and mails it. Whether the address is registered is checked here, and not
 * in the request, whose response and time must not reveal it. Each retry creates the same mail.
 */
export function createOtpJob(deps: {
  mail: Pick<MailAndJobs, 'delivery' | 'from'>;
  otps: OtpStore;
  accounts: AccountStore;
  secret: string;
  now: () => Date;
}) {
  const { mail, otps, accounts, secret, now } = deps;
  const { delivery, from } = mail;
  return defineJob(
    'otp',
    Order,
    async ({ id, language }, { id: jobId, enqueuedAt, signal }) => {
      const request = await otps.waiting(id, now());
      if (!request) return;
      const { email, purpose, handleHash } = request;
      const owner = await accounts.findByEmail(email);
      const isTaken = purpose === 'email' && owner !== undefined;
      const userId = purpose === 'password' ? owner?.id : request.userId;
      if (!userId) return;
      // The account has another address by now.
      if (purpose === 'confirm' && owner?.id !== userId) return;
      const otp = otpOf(secret, id);
      if (!isTaken) await otps.setCode(id, userId, otpDigest(secret, handleHash, otp));
      const template = isTaken ? emailTakenMail : otpMail;
      const to = { name: owner?.name ?? '', address: email };
      const frame = { id: jobId, writtenAt: enqueuedAt, from, to, language };
      await delivery.deliver(
        await compose(template.write({ otp, purpose }, language), frame),
        signal,
      );
    },
    retryPolicy,
  );
}
