import { randomUUID } from 'node:crypto';
import { ApiError } from '@upaj/contract/api-error';
import type { InTransaction, Tx } from '../../../db/transaction.ts';
import type { BruteForceGuard } from '../auth/brute-force-guard.ts';
import type { OtpStore, Purpose } from './otps.store.ts';
import { digestOf, otpDigest, randomHandle } from './secrets.ts';

/** How long an OTP can be verified, and after that, used; in seconds. */
export const OTP_SECONDS = 10 * 60;
const MAX_WRONG_TRIES = 5;

/** A request with a verified code. */
export interface VerifiedOtp {
  id: string;
  userId: string;
  /** The address to which the code was mailed. */
  email: string;
}

export type Otps = ReturnType<typeof createOtps>;

/** Requests and verifies OTPs; `startWork` queues the job that creates and mails the code. */
export function createOtps(deps: {
  inTransaction: InTransaction;
  store: OtpStore;
  secret: string;
  guard: BruteForceGuard;
  startWork: (id: string, language: 'en' | 'hi', tx: Tx) => Promise<unknown>;
  now: () => Date;
}) {
  const { inTransaction, store, secret, guard, startWork, now } = deps;
  const later = () => new Date(now().getTime() + OTP_SECONDS * 1000);
  return {
    /** Requests an OTP, and returns the handle that is needed to use it. */
    async request(
      request: { purpose: Purpose; subject: string; email: string; userId?: string },
      language: 'en' | 'hi',
    ): Promise<string> {
      const handle = randomHandle();
      const id = randomUUID();
      await inTransaction(async (tx) => {
        await store.put({ ...request, id, handleHash: digestOf(handle), expiresAt: later() }, tx);
        await startWork(id, language, tx);
      });
      return handle;
    },

    /** Verifies a code; the same code again until it is used or expires. */
    verify: (purpose: Purpose, handle: string | undefined, otp: string) =>
      check(purpose, handle, otp, false),

    /** Verifies the code of a verified request again. */
    async confirm(purpose: Purpose, handle: string | undefined, otp: string): Promise<VerifiedOtp> {
      return check(purpose, handle, otp, true);
    },
  };

  async function check(
    purpose: Purpose,
    handle: string | undefined,
    otp: string,
    isVerified: boolean,
  ): Promise<VerifiedOtp> {
    const missing = isVerified ? otpMissing : otpIncorrect;
    if (!handle) throw missing();
    const handleHash = digestOf(handle);
    const codeHash = otpDigest(secret, handleHash, otp);
    const limits = { maxWrongTries: MAX_WRONG_TRIES, now: now(), usableUntil: later() };
    const email = await store.mailboxOf(purpose, handleHash);
    if (email === undefined) throw missing();
    const proven = await guard.otp(email, async () => {
      const tried = await store.try({ purpose, handleHash, codeHash, isVerified, ...limits });
      // Without a pending request it is not a guess.
      if (!tried) throw missing();
      const { id, userId, isRight } = tried;
      return isRight && userId !== null ? { id, userId, email } : undefined;
    });
    if (!proven) throw otpIncorrect();
    return proven;
  }
}

/** The error of a code that is wrong, expired, tried too often, or entered in another browser, without the reason. */
export function otpIncorrect(): ApiError {
  return new ApiError('otp_incorrect');
}

/** The error when no code of this browser has been verified. */
export function otpMissing(): ApiError {
  return new ApiError('otp_missing');
}
