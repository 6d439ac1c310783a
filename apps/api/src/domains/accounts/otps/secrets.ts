import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A name that cannot be guessed, for a cookie or an address. */
export const randomHandle = (): string => randomBytes(32).toString('base64url');

/** What is kept of a handle: enough to recognise it, too little to use it. */
export const digestOf = (handle: string): string =>
  createHash('sha256').update(handle).digest('base64url');

/**
 * The code of a request, six digits: as good as drawn for whoever lacks the secret, and the same each time its
 * letter is tried again, so that two copies of a letter never differ.
 */
export function otpOf(secret: string, requestId: string): string {
  const digest = createHmac('sha256', secret).update(`code ${requestId}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/**
 * What is kept of an OTP. There are only a million of them, so the digest is keyed: who has the database alone
 * cannot try them all. It holds for one request only.
 */
export const otpDigest = (secret: string, handleHash: string, otp: string): string =>
  createHmac('sha256', secret).update(`otp ${handleHash} ${otp}`).digest('base64url');
