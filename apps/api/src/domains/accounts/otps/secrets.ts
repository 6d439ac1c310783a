import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random handle for a cookie or a URL. */
export const randomHandle = (): string => randomBytes(32).toString('base64url');

/** The stored digest of a handle. */
export const digestOf = (handle: string): string =>
  createHash('sha256').update(handle).digest('base64url');

/**
 * The code of a request, six digits: random without the secret, and the same for each retry of its
 * mail, so that two copies of a mail never differ.
 */
export function otpOf(secret: string, requestId: string): string {
  const digest = createHmac('sha256', secret).update(`code ${requestId}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/**
 * The stored digest of an OTP. There are only a million OTPs, so the digest is keyed: a reader of the database
 * cannot try them all. It is valid for one request only.
 */
export const otpDigest = (secret: string, handleHash: string, otp: string): string =>
  createHmac('sha256', secret).update(`otp ${handleHash} ${otp}`).digest('base64url');
