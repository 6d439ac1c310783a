import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The folder where the product under test leaves its mails, set up by the global setup. */
function outbox(): string {
  const folder = process.env.UPAJ_DATA;
  if (!folder) throw new Error('the product was not started');
  return join(folder, 'outbox');
}

/** A mail as text: base64 lines, as other scripts than Latin are sent, are read. */
function decoded(mail: string): string {
  return mail.replace(/(?:^[A-Za-z0-9+/=]{16,76}\r?$\n?)+/gm, (lines) =>
    Buffer.from(lines.replace(/\s/g, ''), 'base64').toString('utf8'),
  );
}

async function mailsTo(address: string): Promise<string[]> {
  const names = await readdir(outbox()).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFile(join(outbox(), name), 'utf8')),
  );
  return mails.filter((mail) => /^To: .*$/im.exec(mail)?.[0].includes(address)).map(decoded);
}

const otpIn = (mail: string) => /^(\d{6})\s*$/m.exec(mail)?.[1];

/** The OTP of the newest mail to an address, once the given number of mails with an OTP has arrived. */
export async function otpSentTo(address: string, count = 1): Promise<string> {
  let otps: string[] = [];
  await expect
    .poll(async () => {
      otps = (await mailsTo(address)).flatMap((mail) => otpIn(mail) ?? []);
      return otps.length;
    })
    .toBe(count);
  return otps.at(-1) ?? '';
}

/** Waits until some mail was sent to an address. */
export async function expectMailTo(address: string, count = 1): Promise<void> {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThanOrEqual(count);
}
