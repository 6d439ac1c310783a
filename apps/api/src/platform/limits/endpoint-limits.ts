import { rateLimited } from '@upaj/contract/api-error';
import type { EndpointName } from '@upaj/contract/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerGroup } from './caller-group.ts';
import { limitTable } from './limit-table.ts';
import type { Counted, Limit, Limits } from './limits.ts';

/** Whom a request counts for; nobody when a visitor makes a call that is counted by person. */
type KeyOf = (request: FastifyRequest) => string | undefined;

const address: KeyOf = ({ ip }) => callerGroup(ip);
const person: KeyOf = (request) => request.person?.id;
/** A field of a body that has been checked. */
const written =
  (field: string): KeyOf =>
  ({ body }) =>
    String(Object(body)[field]);
const accountAtAddress: KeyOf = (request) => `${written('email')(request)} ${address(request)}`;

const uploads = [
  [limitTable.uploads, person],
  [limitTable.uploadsOfAddress, address],
] as const;

/**
 * How often the calls may be made that cost something or could be tried out. Whatever takes a password or an OTP
 * counts wrong ones too (`guesses.ts`).
 */
const endpointLimits: Partial<Record<EndpointName, readonly (readonly [Limit, KeyOf])[]>> = {
  signUp: [[limitTable.signUps, address]],
  signIn: [[limitTable.signIns, accountAtAddress]],
  changePassword: [[limitTable.passwordChanges, person]],
  requestPasswordReset: [
    [limitTable.otpsToMailbox, written('email')],
    [limitTable.otpsForAddress, address],
  ],
  verifyOtp: [[limitTable.otpChecks, address]],
  resetPassword: [[limitTable.resets, address]],
  changeEmail: [
    [limitTable.emailChanges, person],
    [limitTable.otpsToMailbox, written('newEmail')],
    [limitTable.otpsForAddress, address],
  ],
  verifyEmailChange: [[limitTable.emailChecks, person]],
  finishGoogle: [[limitTable.googleFinishes, address]],
  exportUser: [[limitTable.exports, person]],
  createCrop: uploads,
  setUserPicture: uploads,
  sendMessage: [
    [limitTable.messages, address],
    [limitTable.messagesOfPerson, person],
  ],
};

/** Limits the calls that are listed; what is not valid does not count, and forms count before they are read. */
export function registerLimits(app: FastifyInstance, limits: Limits): void {
  const listed = new Map(Object.entries(endpointLimits));
  app.addHook('preHandler', async (request) => {
    const { endpoint } = request.routeOptions.config;
    const counted = (listed.get(endpoint?.name ?? '') ?? []).flatMap(
      ([limit, keyOf]): Counted[] => {
        const key = keyOf(request);
        return key === undefined ? [] : [[limit, key]];
      },
    );
    const seconds = await limits.count(...counted);
    if (seconds !== undefined) throw rateLimited(seconds);
  });
}
