import { createHash } from 'node:crypto';
import type { CallName } from '@upaj/contract/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimited } from '../http/refusal.ts';
import { callerGroup } from './caller-group.ts';
import type { Limit, Limits } from './limits.ts';

/** A limit, and whom it counts by. */
interface Counted {
  limit: Limit;
  keyOf: (request: FastifyRequest) => string;
}

const HOUR = 60 * 60;
const address = ({ ip }: FastifyRequest) => callerGroup(ip);
const person = (request: FastifyRequest) => request.person?.id ?? '';

/** The e-mail of a body that has been checked, as a digest: the table of limits is not to become a list of people. */
function email({ body }: FastifyRequest): string {
  const { email: written } = Object(body);
  return createHash('sha256').update(String(written)).digest('base64url');
}

const perHour = (name: string, times: number, keyOf: Counted['keyOf']): Counted => ({
  limit: { name, times, seconds: HOUR },
  keyOf,
});
const uploads = [perHour('upload', 60, person), perHour('uploads', 600, address)];

/**
 * How often the calls may be made that cost something or could be tried out; many people share an address.
 * Sign-in and whatever else takes a password count wrong ones alone (`guesses.ts`), and the contact form counts itself.
 */
export const callLimits: Partial<Record<CallName, readonly Counted[]>> = {
  signUp: [perHour('sign-up', 200, address)],
  // Mails go to whoever is named: so few that nobody is flooded, wherever the requests come from.
  requestPasswordReset: [perHour('forget', 10, email), perHour('forgets', 60, address)],
  verifyOtp: [perHour('verify', 100, address)],
  resetPassword: [perHour('reset', 100, address)],
  changeEmail: [perHour('change-email', 10, person)],
  verifyEmailChange: [perHour('verify-email', 50, person)],
  finishGoogle: [perHour('google', 200, address)],
  exportUser: [perHour('export', 20, person)],
  createCrop: uploads,
  setUserPicture: uploads,
};

/** Limits the calls that are listed; what is not valid does not count, and forms count before they are read. */
export function limitListed(app: FastifyInstance, limits: Limits): void {
  const listed = new Map(Object.entries(callLimits));
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    for (const { limit, keyOf } of listed.get(call?.name ?? '') ?? []) {
      const seconds = await limits.count(limit, keyOf(request));
      if (seconds !== undefined) throw rateLimited(seconds);
    }
  });
}
