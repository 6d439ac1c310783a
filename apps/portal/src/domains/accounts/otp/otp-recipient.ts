import { readDraft, storeDraft } from '../../../shared/forms/draft-storage.ts';

/** How long an OTP is good for, in milliseconds. */
const life = 10 * 60 * 1000;

/** Remembers in this tab where an OTP was sent to, so that it can still be typed after a reload. */
export const storeOtpRecipient = (key: string, email: string): void =>
  storeDraft(key, { email, at: Date.now() });

/** Where an OTP was sent to that is still good; nothing if there is none. */
export function readOtpRecipient(key: string): string | undefined {
  const { email, at } = readDraft(key) ?? {};
  const isGood = typeof at === 'number' && Date.now() - at < life;
  return isGood && typeof email === 'string' ? email : undefined;
}

export const clearOtpRecipient = (key: string): void => storeDraft(key, undefined);
