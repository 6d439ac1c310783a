import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { eventually } from './eventually.ts';

/** Every message sent to an address, the oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some((box) => box.address === address));
}

const otpOf = ({ subject = '' }: Email) => /^(\d{6}) /.exec(subject)?.[1];

/** Waits for the `count`th OTP that is mailed to an address. */
export function otpTo(dataDir: string, address: string, count = 1): Promise<string> {
  return eventually(async () => {
    const mails = await mailsTo(dataDir, address);
    const otp = mails.flatMap((mail) => otpOf(mail) ?? [])[count - 1];
    if (!otp) throw new Error(`there is no OTP ${count} for ${address}`);
    return otp;
  });
}

/** Waits for a message to an address whose subject contains these words. */
export function mailTo(dataDir: string, address: string, words: string): Promise<Email> {
  return eventually(async () => {
    const mails = await mailsTo(dataDir, address);
    const found = mails.find(({ subject }) => subject?.includes(words));
    if (!found) throw new Error(`no mail with "${words}" was sent to ${address}`);
    return found;
  });
}
