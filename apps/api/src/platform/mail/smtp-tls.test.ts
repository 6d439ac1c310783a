import { expect, it } from 'vitest';
import { createSmtp } from './smtp.ts';
import { openMailServer } from './testing/mail-server.ts';

const envelope = {
  id: 'a',
  from: 'no-reply@upaj.example',
  to: 'asha@example.com',
  writtenAt: new Date(0),
  bytes: Buffer.from('Subject: 123456 is your Upaj OTP\r\n\r\n'),
};

// The certificate of the test server comes with its library, and no authority has signed it.
it.each([
  ['from the first word', 'smtps:', { secure: true }],
  ['after STARTTLS', 'smtp:', { disabledCommands: ['AUTH'] }],
])('no mail is sent to a server without a valid certificate, %s', async (_when, scheme, more) => {
  const server = await openMailServer(() => 'take', more);
  const smtp = createSmtp(server.url.replace('smtp:', scheme));
  const sent = smtp.deliver(envelope, new AbortController().signal);
  await expect(sent).rejects.toThrow(/certificate/);
  expect(server.offered()).toBe(0);
  await server.close();
});
