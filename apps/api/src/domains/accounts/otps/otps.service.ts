import { randomUUID } from 'node:crypto';
import { ApiError } from '@upaj/contract/api-error';
import type { InTransaction, Tx } from '../../../db/transaction.ts';
import type { BruteForceGuard } from '../auth/brute-force-guard.ts';
import type { OtpStore, Purpose } from './otps.store.ts';
import { digestOf, otpDigest, randomHandle } from './secrets.ts';

/** How long an OTP can be verified, and after that, used; in seconds. */
export const OTP_SECONDS = 10 * 60;
const MAX_WRONG_TRIES = 5;

/** A request whose code was right. */
export interface VerifiedOtp {
  id: string;
  userId: string;
  /** The address at which the code was read. */
  email: string;
}

export type Otps = ReturnType<typeof createOtps>;

/** Asks for OTPs and checks them; `startWork` has the code of a request made and mailed. */
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
    /** Asks for an OTP, and gives the handle without which it is worth nothing. */
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

    /** Checks a code that is typed for the first time. */
    verify: (purpose: Purpose, handle: string | undefined, otp: string) =>
      check(purpose, handle, otp, false),

    /** Checks once more the code of a request that has been verified. */
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
      // What no request waits for is no guess.
      if (!tried) throw missing();
      const { id, userId, isRight } = tried;
      return isRight && userId !== null ? { id, userId, email } : undefined;
    });
    if (!proven) throw otpIncorrect();
    return proven;
  }
}

/** Refuses a code that is wrong, too old, tried too often, or typed in another browser: which of them is not told. */
export function otpIncorrect(): ApiError {
  return new ApiError('otp_incorrect');
}

/** Refuses because no code of this browser has been verified. */
export function otpMissing(): ApiError {
  return new ApiError('otp_missing');
}
