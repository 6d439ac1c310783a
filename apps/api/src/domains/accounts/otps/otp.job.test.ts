import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../platform/jobs/testing/open-database.ts';
import type { Delivery, Envelope } from '../../../platform/mail/delivery.ts';
import { createAccountStore } from '../accounts.store.ts';
import { createOtpJob } from './otp.job.ts';
import { createOtpStore } from './otps.store.ts';

const now = new Date('2026-06-15T06:00:00.000Z');

it('a retried mail is the same mail with the same code; another request has another code', async () => {
  const { db, pool } = await openDatabase();
  await pool.query(
    `insert into users (name, email, phone, street, city, state, postal_code)
     values ('Asha', 'asha@example.com', '', '', '', '', '')`,
  );
  const sent: Envelope[] = [];
  const delivery: Delivery = {
    async deliver(envelope) {
      sent.push(envelope);
      throw new Error('the mail server closed the connection');
    },
  };
  const otps = createOtpStore(db);
  const job = createOtpJob({
    mail: { delivery, from: { name: 'Upaj', address: 'no-reply@localhost' } },
    otps,
    accounts: createAccountStore(db),
    secret: 'a secret that only the tests know of',
    now: () => now,
  });
  const request = {
    purpose: 'password',
    subject: 'asha@example.com',
    email: 'asha@example.com',
  } as const;
  const expiresAt = new Date(now.getTime() + 60_000);
  for (const handleHash of ['of the first', 'of the second']) {
    const attempt = { id: randomUUID(), enqueuedAt: now, signal: new AbortController().signal };
    const id = randomUUID();
    await otps.put({ ...request, id, handleHash, expiresAt });
    for (const _ of [1, 2]) {
      await expect(job.run({ id, language: 'en' }, attempt)).rejects.toThrow(
        'closed the connection',
      );
    }
  }
  const [first, again, other] = sent.map(({ bytes }) => bytes.toString());
  expect(again).toBe(first);
  const codeIn = (text = '') => /Subject: (\d{6}) /.exec(text)?.[1];
  expect(codeIn(first)).toMatch(/^\d{6}$/);
  expect(codeIn(other)).not.toBe(codeIn(first));
});
